import type { ServerCall } from '../contract/calls.ts';
import type { Route } from './discover-endpoints.ts';
import { ok } from './endpoint.ts';

/** Calls without an endpoint respond with their contract's example, so that screens can be built ahead of the portal. */
export function answeredByExample(
  calls: ReadonlyMap<string, ServerCall>,
  answered: readonly Route[],
): readonly Route[] {
  const names = new Set(answered.map(({ call }) => call.name));
  return [...calls.values()]
    .filter(({ name, example, hasResponse }) => !names.has(name) && (example !== undefined || !hasResponse))
    .map((call) => ({
      call,
      endpoint: { call: call.name, login: 'optional' as const, handle: async () => ok(structuredClone(call.example)) },
    }));
}
