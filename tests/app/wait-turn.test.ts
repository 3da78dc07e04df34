import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as turnWording from '../../build/wording/turn.ts';
import { waitTurn } from '../../src/app/wait-turn.tsx';

const until = (said: string | null) => new Headers(said === null ? {} : { 'Retry-After': said });
const dialogs = () => [...document.querySelectorAll('dialog')];
const timeLeft = () => document.querySelector('[role="timer"]')?.textContent ?? '';
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T09:00:00+09:00') }));
afterEach(async () => {
  await pass(3600);
  vi.useRealTimers();
});

async function waiting(said: string | null, isQuiet = false, signal: AbortSignal | null = null) {
  const settled: boolean[] = [];
  await act(async () => void waitTurn(until(said), isQuiet, signal).then((isOver) => settled.push(isOver)));
  return settled;
}

describe('the portal is asked too often: a wait, not an error', () => {
  it('says so, counts down, and goes on when the time is over', async () => {
    const settled = await waiting('20');
    expect(dialogs()[0]?.textContent).toContain(turnWording.title);
    expect(timeLeft()).toContain('00:20');
    await pass(5);
    expect(timeLeft()).toContain('00:15');
    await pass(14);
    expect(settled).toEqual([]);
    await pass(1);
    expect([settled, dialogs()]).toEqual([[true], []]);
  });

  it('can be given up by the button and by Escape, for all that wait', async () => {
    const first = await waiting('20');
    const second = await waiting('40');
    expect(dialogs()).toHaveLength(1);
    expect(timeLeft()).toContain('00:40');
    await act(async () => document.querySelector<HTMLElement>('dialog button')?.click());
    expect([first, second, dialogs()]).toEqual([[false], [false], []]);
    const third = await waiting('20');
    await act(async () => void dialogs()[0]?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true })));
    expect(third).toEqual([false]);
  });

  it('each goes on after its own time; what is told is the longest', async () => {
    const first = await waiting('10');
    const second = await waiting('20');
    await pass(10);
    expect([first, second]).toEqual([[true], []]);
    expect(timeLeft()).toContain('00:10');
    await pass(10);
    expect([second, dialogs()]).toEqual([[true], []]);
  });

  it('nobody is told of what nobody waits for', async () => {
    const settled = await waiting('20', true);
    expect(dialogs()).toEqual([]);
    await pass(20);
    expect(settled).toEqual([true]);
  });

  it('ends with the screen that asked', async () => {
    const leaving = new AbortController();
    const settled = await waiting('20', false, leaving.signal);
    await act(async () => leaving.abort());
    expect([settled, dialogs()]).toEqual([[false], []]);
  });

  it.each([
    ['a date', 'Sun, 29 Nov 2026 00:00:12 GMT', '00:12'],
    ['a date that has passed: a second', 'Sun, 29 Nov 2026 00:00:00 GMT', '00:01'],
    ['nothing at all: half a minute', null, '00:30'],
    ['what is no time', 'soon', '00:30'],
  ])('reads %s', async (_, said, shown) => {
    await waiting(said);
    expect(timeLeft()).toContain(shown);
  });

  it('does not wait for longer than ten minutes', async () => {
    expect([await waiting('601'), dialogs()]).toEqual([[false], []]);
  });
});
