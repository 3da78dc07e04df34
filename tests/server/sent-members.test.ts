import { describe, expect, it } from 'vitest';
import { serverCalls } from '../../src/server/kernel/contract/calls.ts';
import { contracts } from '../http/contract/client.ts';
import { isKey, leavesOf, long, withStrangers } from '../http/contract/hostile-values.ts';
import { sampleOf } from '../walk/sample.ts';

const known = serverCalls(contracts);
const text = 'あ'.repeat(4001);
const file = 'A'.repeat(8_000_004);
const commonHeader = { screenId: 'X' };
const cases = contracts.calls.flatMap(({ entry, request }) => {
  const call = known.get(entry.path);
  if (call === undefined || request === null) return [];
  const sample = sampleOf(request, contracts, '', 9) as object;
  // Members that are named by a pattern.
  const reqBody = entry.call === 'readHistory' ? { ...sample, xCallFunctionType: '01' } : sample;
  return [{ name: entry.call, call, request, reqBody }];
});

describe.each(cases)('$name', ({ call, request, reqBody }) => {
  it('takes what its contract has, and no other member at any depth', () => {
    expect(call.checkRequest({ commonHeader, reqBody })).toBe(true);
    const strangers = withStrangers(reqBody, request);
    expect(strangers.length).toBeGreaterThan(0);
    for (const other of strangers)
      expect([other, call.checkRequest({ commonHeader, reqBody: other })]).toEqual([other, false]);
    expect(call.checkRequest({ commonHeader: { ...commonHeader, unknownToAll: 1 }, reqBody })).toBe(false);
    expect(call.checkRequest({ commonHeader, reqBody, unknownToAll: 1 })).toBe(false);
  });

  it('takes no text, list or number without end; a key of which there is too much is cut, and taken', () => {
    for (const leaf of leavesOf(reqBody, request)) {
      const endless = {
        string: 'contentEncoding' in leaf.schema ? file : text,
        array: new Array(1001).fill(''),
        integer: 2 ** 31,
      }[String(leaf.schema.type)];
      if (endless !== undefined)
        expect([leaf.where, call.checkRequest({ commonHeader, reqBody: leaf.with(endless) })]).toEqual([
          leaf.where,
          false,
        ]);
      if (isKey(leaf))
        expect([leaf.where, call.checkRequest(call.withCutKeys({ commonHeader, reqBody: leaf.with(long) }))]).toEqual([
          leaf.where,
          true,
        ]);
    }
  });
});

it('a call that takes nothing takes no member', () => {
  const call = known.get(contracts.calls.find(({ request }) => request === null)?.entry.path ?? '');
  expect(
    [{ commonHeader }, { commonHeader, reqBody: {} }, { commonHeader, reqBody: { a: 1 } }].map((body) =>
      call?.checkRequest(body),
    ),
  ).toEqual([true, true, false]);
});
