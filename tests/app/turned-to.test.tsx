import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePortal } from './fake-portal.ts';
import { freshDocument, go, open, pages } from './open-page.tsx';

freshDocument();

/** A page so busy that it becomes idle only by `become`. */
const waiting = new Map<number, () => void>();
const become = () => {
  const works = [...waiting.values()];
  waiting.clear();
  for (const work of works) work();
};
let last = 0;
beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    last += 1;
    waiting.set(last, work);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id));
});
afterEach(() => {
  // What leaves the page cancels what it waits for.
  cleanup();
  vi.unstubAllGlobals();
});

async function opened() {
  const { portal } = await open('samples/trail/', fakePortal(pages));
  return { portal, times: () => portal.opened[0]?.asked.filter((asked) => asked === 'prefetch').length };
}
const link = () => screen.getByRole('link', { name: '前の画面' });

it('what is one step away is loaded when the page is idle', async () => {
  const { times } = await opened();
  expect(times()).toBe(0);
  act(() => become());
  expect(times()).toBe(1);
});

it.each([
  ['a finger on a link', () => fireEvent.pointerDown(link())],
  ['the focus on a link', () => fireEvent.focusIn(link())],
])('%s does not wait for that, and nothing is loaded twice', async (_what, turn) => {
  const { times } = await opened();
  turn();
  expect(times()).toBe(1);
  turn();
  act(() => become());
  expect(times()).toBe(1);
});

it('the focus on the heading, where a screen begins, is no intent; a screen that was left loads nothing', async () => {
  const { times } = await opened();
  fireEvent.focusIn(screen.getByRole('heading', { level: 1 }));
  await go('first');
  fireEvent.pointerDown(document.body);
  expect(times()).toBe(0);
});
