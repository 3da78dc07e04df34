import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../src/runtime/calls/client.ts';
import { type Posted, plainly, post } from '../../src/runtime/calls/post.ts';
import type { Host, Send } from '../../src/runtime/contract/host.ts';

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
  it.each<[string, number, Send]>([
    ['with ky', 30, client],
    ['with ky', 3600, client],
    ['before ky is there', 30, plainly],
  ])(
    'has no limit of its own, %s: %i s as the call says, no earlier [CO-009 API-009]',
    async (_, timeoutSeconds, send) => {
      vi.useFakeTimers();
      let posted: Posted | null = null;
      const sending = post(send, silent, '/api/any', {}, { headers: {}, timeoutSeconds, signal: null }).then(
        (outcome) => {
          posted = outcome;
        },
      );
      await vi.advanceTimersByTimeAsync(timeoutSeconds * 1000 - 1);
      expect(posted).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      await sending;
      expect(posted).toMatchObject({ kind: 'timeout' });
    },
  );
});
