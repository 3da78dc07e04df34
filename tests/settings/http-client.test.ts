import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Posted, post } from '../../src/runtime/calls/post.ts';
import type { Host } from '../../src/runtime/contract/host.ts';

/** A host whose portal never answers; the request ends only when it is given up. */
const silent = {
  apiBase: 'https://portal.example',
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      const signal = init?.signal ?? (input as Request).signal;
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    }),
} as unknown as Host;

afterEach(() => {
  vi.useRealTimers();
});

describe('the HTTP client', () => {
  it.each([30, 3600])(
    'has no limit of its own: %i s as the call says, no earlier [CO-009 API-009]',
    async (timeoutSeconds) => {
      vi.useFakeTimers();
      let posted: Posted | null = null;
      const sending = post(silent, '/api/any', {}, { headers: {}, timeoutSeconds, signal: null }).then((outcome) => {
        posted = outcome;
      });
      await vi.advanceTimersByTimeAsync(timeoutSeconds * 1000 - 1);
      expect(posted).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      await sending;
      expect(posted).toMatchObject({ kind: 'timeout' });
    },
  );
});
