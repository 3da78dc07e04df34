import { afterAll, beforeAll, vi } from 'vitest';

/** A clock that only a test moves, at noon in Japan on a day on which everything is open. */
export function fakeClock(): void {
  beforeAll(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-11-20T03:00:00Z') });
  });
  afterAll(() => void vi.useRealTimers());
}
