import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as countdownWording from '../../build/wording/countdown.ts';
import { Countdown, minutesAndSeconds } from '../../src/ui/countdown.tsx';

const start = Date.UTC(2026, 10, 20);
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const clock = () => screen.getByRole('timer').textContent;
const told = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [300_000, '05:00'],
  [299_001, '05:00'],
  [61_000, '01:01'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('%d milliseconds are shown as %s', (milliseconds, shown) => {
  expect(minutesAndSeconds(milliseconds)).toBe(shown);
});

describe('the countdown', () => {
  it('shows the time left and says only when a minute, half a minute and nothing are left', async () => {
    render(<Countdown endsAt={start + 62_000} />);
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    const seen = [[clock(), told()]];
    for (const milliseconds of [2000, 30_000, 29_000, 1000]) {
      await pass(milliseconds);
      seen.push([clock(), told()]);
    }
    expect(seen).toEqual([
      [`${countdownWording.timeLeft} 01:02`, ''],
      [`${countdownWording.timeLeft} 01:00`, countdownWording.minuteLeft],
      [`${countdownWording.timeLeft} 00:30`, countdownWording.halfMinuteLeft],
      [`${countdownWording.timeLeft} 00:01`, countdownWording.halfMinuteLeft],
      [`${countdownWording.timeLeft} 00:00`, countdownWording.timeUp],
    ]);
  });

  it('starts anew with a new end, also when it was over', async () => {
    const { rerender } = render(<Countdown endsAt={start + 1000} />);
    await pass(2000);
    expect(clock()).toBe(`${countdownWording.timeLeft} 00:00`);
    expect(vi.getTimerCount()).toBe(0);
    rerender(<Countdown endsAt={start + 302_000} />);
    expect([clock(), told()]).toEqual([`${countdownWording.timeLeft} 05:00`, '']);
    await pass(1000);
    expect(clock()).toBe(`${countdownWording.timeLeft} 04:59`);
  });
});
