import { describe, expect, it } from 'vitest';
import { ok, refusal } from '../../src/server/kernel/calls/endpoint.ts';
import { requireValidAnswer } from '../../src/server/kernel/calls/valid-answer.ts';
import { serverCalls } from '../../src/server/kernel/contract/calls.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';

const calls = serverCalls(await readContracts(new URL('../../catalog/', import.meta.url)), null);
const call = [...calls.values()].find(({ codes, hasResponse }) => codes.includes('ED1107') && hasResponse);
if (call === undefined) throw new Error('No call answers anything.');

describe('an endpoint answers what its contract says, and nothing else', () => {
  it('its own codes', () => {
    const answer = refusal('ED1107', 'ログインしてください。');
    expect(requireValidAnswer(call, answer)).toBe(answer);
  });

  it('no code that the contract does not name', () => {
    expect(() => requireValidAnswer(call, refusal('ED9999', '知らない番号です。'))).toThrow(
      `The codes of ${call.name} lack ED9999`,
    );
  });

  it('no other answer than its schema has', () => {
    expect(() => requireValidAnswer(call, ok('x'))).toThrow(/breaks its schema/);
  });
});
