import { expect, it } from 'vitest';
import { callTypesSource } from '../../scripts/build/call-types.ts';
import { schemaOfRequest, schemaOfShape } from '../../src/forms/schema-of-shape.ts';
import { defineEndpoint, ok, refusal } from '../../src/server/kernel/calls/endpoint.ts';
import type { CallName, RequestOf, ResponseOf } from '../../src/server/kernel/contract/call-types.ts';

it('the types of a call are those of its contract', () => {
  const request = schemaOfRequest({
    properties: {
      way: { enum: ['post', 'desk'] },
      note: { type: 'string', optional: true, description: '覚え書き。' },
    },
  });
  const response = schemaOfShape({ properties: { of: { type: 'family' }, ids: { items: { type: 'integer' } } } });
  const source = callTypesSource({
    calls: [
      { service: null, entry: { call: 'send', title: '送信', path: '/api/send', source: '想定' }, request, response },
      { service: null, entry: { call: 'ping', path: '/api/ping', source: '想定' }, request: null, response: null },
    ],
    types: { family: schemaOfShape({ properties: { name: { type: 'string' } } }) },
  });
  expect(source).toContain(`  /** 送信 */
  readonly send: {
    readonly request: {
      readonly way: "post" | "desk";
      /** 覚え書き。 */
      readonly note?: string;
    };
    readonly response: {
      readonly of: Family;
      readonly ids: readonly (number)[];
    };
  };`);
  expect(source).toContain('readonly request: undefined;\n    readonly response: undefined;');
  expect(source).toContain('export type Family = {\n  readonly name: string;\n};');
});

it('an endpoint whose request or answer is not that of its contract does not compile', () => {
  // Each of these lines fails `npm run types` when the compiler has nothing to say of it.
  const endpoints = [
    defineEndpoint('outcomeGet', { login: 'required', handle: async () => ok({ outcome: 'none' }) }),
    defineEndpoint('outcomeGet', { login: 'required', handle: async () => refusal('EDM101', '違います。') }),
    // @ts-expect-error: another member
    defineEndpoint('outcomeGet', { login: 'required', handle: async () => ok({ came: 'none' }) }),
    // @ts-expect-error: another type
    defineEndpoint('outcomeGet', { login: 'required', handle: async () => ok({ outcome: 1 }) }),
    // @ts-expect-error: nothing
    defineEndpoint('outcomeGet', { login: 'required', handle: async () => ok() }),
    // @ts-expect-error: a member that is not sent
    defineEndpoint('outcomeGet', { login: 'required', handle: async ({ body }) => ok({ outcome: body.pin }) }),
    // @ts-expect-error: no call
    defineEndpoint('outcomeGe', { login: 'required', handle: async () => ok() }),
  ];
  const call: CallName = 'outcomeGet';
  const sent: RequestOf<typeof call> = { path: '/api/send', key: 'one' };
  const answered: ResponseOf<typeof call> = { outcome: 'none' };
  expect(endpoints.map((endpoint) => endpoint.call).slice(0, 2)).toEqual([call, call]);
  expect({ ...sent, ...answered }).toEqual({ path: '/api/send', key: 'one', outcome: 'none' });
});
