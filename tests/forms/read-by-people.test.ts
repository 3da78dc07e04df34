import { expect, it } from 'vitest';
import { machineMembers, textForPeople } from '../../src/forms/read-by-people.ts';

const types = {
  signed: { type: 'object', properties: { nonce: { type: 'string', 'x-for': 'machine' }, name: { type: 'string' } } },
  tree: { type: 'object', properties: { id: { type: 'string', 'x-for': 'machine' }, inner: { $ref: 'tree' } } },
} as const;
const request = {
  type: 'object',
  properties: {
    signature: { type: 'object', 'x-for': 'machine' },
    filed: { type: 'array', items: { $ref: 'signed' } },
    ids: { type: 'array', items: { type: 'string', 'x-for': 'machine' } },
    tree: { $ref: 'tree' },
  },
} as const;
const machine = machineMembers(request as never, types as never);

it('what only machines read is no part of what two sendings are compared by [AM-043]', () => {
  const sent = (id: string, name: string) =>
    textForPeople({ signature: { by: id }, filed: [{ nonce: id, name }], ids: [id], tree: { id } }, machine);
  expect(sent('1', '花子')).toBe(sent('2', '花子'));
  expect(sent('1', '花子')).not.toBe(sent('1', '太郎'));
  expect(sent('1', '花子')).toBe('{"filed":[{"name":"花子"}],"ids":[],"tree":{}}');
});

it('the order of members, which a store may change, counts for nothing; that of a list does', () => {
  const sent = textForPeople({ b: { d: 1, c: 2 }, a: [{ f: 1, e: 2 }] }, {});
  expect(sent).toBe('{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}');
  expect(textForPeople([1, 2], {})).not.toBe(textForPeople([2, 1], {}));
});

it('a member that its contract does not have counts, whatever it is called', () => {
  expect(textForPeople({ constructor: 'a' }, machine)).toBe('{"constructor":"a"}');
  expect(textForPeople(undefined, {})).toBe('null');
});
