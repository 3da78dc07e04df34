import { afterEach, beforeEach, vi } from 'vitest';

/** A clock that stands still until a test moves it; begins at 10 in the morning, Japanese time. */
export function standStill(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00+09:00'), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets seconds pass, with everything that happens in them. */
export async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await new Promise<void>((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(0);
}

/** A step of the clock that wakes no timer before its time: a phone that slept. */
export function sleep(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}
