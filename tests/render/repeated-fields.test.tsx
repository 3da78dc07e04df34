import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { openReadings, people, type Reading, setPeople } from '../runtime/readings-project.ts';
import { draw } from './draw.tsx';
import { registry } from './registry.ts';

const input = (group: RegExp, label: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(label);

async function drawn(given: readonly Reading[] = people) {
  const browser = await openReadings(given);
  await draw(browser.screen);
  return browser;
}

describe('fields that repeat for every item', () => {
  it('are one fieldset per item asked for, in the list’s order, at their place in the view', async () => {
    await drawn();
    const groups = screen.getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      '佐藤さんの振り仮名',
      '田中さんの振り仮名',
    ]);
    const note = screen.getByLabelText(/メモ/);
    const after = groups.map((group) => group.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(after).toEqual([Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_FOLLOWING]);
  });

  it('draw blocks above the inputs and inputs only where the item asks for them', async () => {
    await drawn();
    const [one, other] = screen.getAllByRole('group');
    expect(one?.textContent).not.toContain('今の読み方は');
    expect(other?.textContent).toContain('今の読み方は「タナカ」です。');
    const labels = [one, other].map((group) =>
      [...(group?.querySelectorAll('label') ?? [])].map((label) => label.htmlFor),
    );
    expect(labels).toEqual([
      ['field-readingOf.p1.kana', 'field-readingOf.p1.code'],
      ['field-readingOf.p3.kana', 'field-readingOf.p3.reason', 'field-readingOf.p3.code'],
    ]);
  });

  it('hand what is typed over under the item’s name and show what the item held before', async () => {
    const browser = await drawn();
    expect(input(/田中/, /振り仮名/).value).toBe('タナカ');
    fireEvent.change(input(/佐藤/, /振り仮名/), { target: { value: 'サトウ' } });
    expect(input(/佐藤/, /振り仮名/).value).toBe('サトウ');
    expect(browser.screen.view.getState().form['readingOf.p1.kana']).toBe('サトウ');
  });

  it('show the error at the item’s input, and the summary leads there', async () => {
    const browser = await drawn();
    await act(async () => browser.press('next'));
    const summary = screen.getByRole('region', { name: commonWording.errorSummary });
    const messages = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(messages[0]).toBe('佐藤さんの振り仮名を入力してください。');
    expect(messages).toHaveLength(3);
    expect(input(/佐藤/, /振り仮名/).getAttribute('aria-describedby')).toBe('field-readingOf.p1.kana-error');
    expect(document.getElementById('field-readingOf.p1.kana-error')?.textContent).toContain(messages[0]);
    expect(input(/田中/, /振り仮名/).getAttribute('aria-invalid')).toBe(null);
    fireEvent.click(within(summary).getByRole('link', { name: /佐藤さん/ }));
    expect(document.activeElement).toBe(input(/佐藤/, /振り仮名/));
  });

  it('keep their drawing when the items change places', async () => {
    const browser = await drawn();
    const before = input(/田中/, /振り仮名/);
    fireEvent.change(before, { target: { value: 'デンチュウ' } });
    await act(async () => {
      setPeople(browser, [...people].reverse());
      browser.screen.recordInput('note', 'あ');
    });
    expect(screen.getAllByRole('group')[0]?.textContent).toContain('田中');
    expect(input(/田中/, /振り仮名/)).toBe(before);
    expect(before.value).toBe('デンチュウ');
  });

  it('draw one input again for a key press', async () => {
    const drawings: string[] = [];
    const text = (await registry.widgets.text?.())?.default as (props: { readonly name: string }) => ReactNode;
    const counted = {
      default: (props: { readonly name: string }) => {
        drawings.push(props.name);
        return text(props);
      },
    };
    const browser = await openReadings();
    await draw(browser.screen, { ...registry, widgets: { ...registry.widgets, text: async () => counted } });
    drawings.length = 0;
    fireEvent.change(input(/田中/, /振り仮名/), { target: { value: 'ア' } });
    expect(drawings).toEqual(['readingOf.p3.kana']);
  });

  it('draw nothing while there are no items', async () => {
    await drawn([]);
    expect(screen.queryByRole('group')).toBe(null);
    expect(document.getElementById('field-readingOf')).toBe(null);
  });
});
