import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as commonWording from '../../build/wording/common.ts';
import { ScreenView } from '../../src/render/screen-view.tsx';
import type { ScreenRuntime } from '../../src/runtime/contract/screen.ts';
import { draw, portal } from './draw.tsx';
import { always } from './drawn-blocks.ts';
import { text } from './expressions.ts';
import { fakeScreen } from './fake-screen.ts';

describe('a screen', () => {
  it.each([
    ['#ffffff', 'ui-flow'],
    ['#F1F1F4', 'ui-flow ui-card'],
  ])('on a page of colour %s stands in %s', async (themeColor, className) => {
    await draw(fakeScreen({ view: [{ kind: 'text', text: '案内', ...always }], themeColor }));
    expect(screen.getByText('案内').parentElement?.className).toBe(className);
  });

  it('waits with its heading, and shows no half-known texts', async () => {
    const runtime = fakeScreen({
      title: text('${procedure.name}'),
      view: [{ kind: 'text', text: text('${procedure.name}の案内'), ...always }],
      shows: { phase: 'loading' },
    });
    await draw(runtime);
    expect(document.querySelector('main')?.textContent).toBe(commonWording.loading);
    await act(async () => runtime.show({ phase: 'ready', scope: { procedure: { name: '登録' } } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登録');
    expect(screen.getByText('登録の案内').className).toBe('ui-text');
  });

  it('shows title and text as soon as they are certain, though it was drawn without them', async () => {
    const runtime = fakeScreen({ title: text('${procedure.name}'), view: [], shows: { phase: 'loading' } });
    await draw(runtime);
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
    const blocks = [{ kind: 'text', text: '登録の案内', ...always }];
    await act(async () => runtime.show({ foreseen: { title: '登録', blocks, rest: 1 } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登録');
    expect(screen.getByText('登録の案内').className).toBe('ui-text');
    expect(screen.getByText(commonWording.loading).parentElement?.querySelectorAll('i')).toHaveLength(1);
  });

  it('that was stopped gives its place to the stop page', async () => {
    await draw(fakeScreen({ view: [{ kind: 'text', text: '案内', ...always }], shows: { phase: 'stopped' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('止まりました');
    expect(screen.queryByText('案内')).toBe(null);
  });

  it('keeps its h1 for screen readers where the service shows no heading', async () => {
    await draw(fakeScreen({ view: [], layout: { heading: false } }));
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('ui-hidden');
  });
});

describe('an expression that fails while the screen is drawn', () => {
  const failing = fakeScreen({
    view: [{ kind: 'text', text: text('${state.unset}'), ...always }],
    scope: { state: {} },
  });
  /** Ends the screen right after the failure, as the runtime does. */
  const stopping: ScreenRuntime = {
    ...failing,
    text(given, more) {
      try {
        return failing.text(given, more);
      } catch (error) {
        queueMicrotask(() => failing.show({ phase: 'stopped' }));
        throw error;
      }
    },
  };
  class AppBoundary extends Component<{ readonly children: ReactNode }, { readonly caught: string }> {
    override state = { caught: '' };
    static getDerivedStateFromError = (error: unknown) => ({ caught: String(error) });
    override render() {
      return this.state.caught === '' ? this.props.children : <p>{this.state.caught}</p>;
    }
  }
  const drawQuietly = async (runtime: ScreenRuntime) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    failing.show({ phase: 'ready' });
    await act(async () =>
      render(
        <AppBoundary>
          <ScreenView portal={portal} runtime={runtime} stopPage={<h1>止まりました</h1>} />
        </AppBoundary>,
      ),
    );
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    log.mockRestore();
  };

  it('leads to the stop page, once the runtime has stopped the screen', async () => {
    await drawQuietly(stopping);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('止まりました');
  });

  it('is left to the app when the runtime did not stop the screen', async () => {
    await drawQuietly(failing);
    expect(document.body.textContent).toContain('state.unset');
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
  });
});

it('keeps what was known while the screen loads again', async () => {
  const runtime = fakeScreen({
    view: [{ kind: 'text', text: text('${domicile.name}'), ...always }],
    scope: { domicile: { name: '本籍' } },
  });
  await draw(runtime);
  await act(async () => runtime.show({ phase: 'loading', scope: {} }));
  expect(screen.getByText(commonWording.loading).className).toBe('ui-wait');
  await act(async () => runtime.show({ phase: 'ready', scope: { domicile: { name: '新しい本籍' } } }));
  expect(screen.getByText('新しい本籍').className).toBe('ui-text');
});
