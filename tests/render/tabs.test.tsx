import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ViewLink } from '../../src/model/link-schema.ts';
import { draw } from './draw.tsx';
import { expression } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

const tab = (label: string, view: string): ViewLink => ({
  label,
  to: { screen: 'sample' },
  with: view === '' ? {} : { view },
  current: expression(view === '' ? 'missing(url.view)' : `has(url.view) && url.view == '${view}'`),
  shownWhen: null,
});

async function drawn(url: { readonly view?: string } = {}) {
  const runtime = fakeScreen({
    view: [
      {
        kind: 'tabs',
        label: '利用状況の表示',
        items: [tab('日ごと', ''), tab('月ごと', 'month'), tab('年ごと', 'year')],
        blocks: [{ kind: 'text', text: '月ごとの件数', shownWhen: expression('has(url.view)') }],
        shownWhen: null,
      },
    ],
    scope: { url },
  });
  await draw(runtime);
  return runtime;
}

const tabs = () => screen.getAllByRole('tab');
const focused = () => document.activeElement?.textContent;

describe('tabs', () => {
  it('are a named list; the panel is the current one’s', async () => {
    await drawn({ view: 'month' });
    expect(screen.getByRole('tablist', { name: '利用状況の表示' }).childElementCount).toBe(3);
    expect(tabs().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
    expect(screen.getByRole('tabpanel', { name: '月ごと' }).textContent).toBe('月ごとの件数');
    expect(tabs()[1]?.getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('only the current one is a stop of the Tab key', async () => {
    await drawn({ view: 'year' });
    expect(tabs().map((one) => one.tabIndex)).toEqual([-1, -1, 0]);
  });

  it.each<[from: number, key: string, to: string]>([
    [0, 'ArrowRight', '月ごと'],
    [2, 'ArrowRight', '日ごと'],
    [0, 'ArrowLeft', '年ごと'],
    [1, 'ArrowLeft', '日ごと'],
    [0, 'End', '年ごと'],
    [2, 'Home', '日ごと'],
    [1, 'ArrowDown', '月ごと'],
  ])('from tab %i %s leads to %s, and opens nothing', async (from, key, to) => {
    const runtime = await drawn();
    tabs()[from]?.focus();
    fireEvent.keyDown(tabs()[from] as HTMLElement, { key });
    expect(focused()).toBe(to);
    expect(runtime.asked).toEqual([]);
  });

  it('the space bar and a click open one, which keeps the focus; with Ctrl the browser opens a tab of its own', async () => {
    const runtime = await drawn();
    fireEvent.keyDown(tabs()[1] as HTMLElement, { key: ' ' });
    fireEvent.click(tabs()[2] as HTMLElement);
    fireEvent.click(tabs()[2] as HTMLElement, { ctrlKey: true });
    expect(runtime.asked).toEqual(['follow sample/?view=month tab-1', 'follow sample/?view=year tab-2']);
  });
});
