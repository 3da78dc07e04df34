import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { calls, logIn } from './client.ts';
import { outcome } from './outcomes-at-once.ts';
import { toldCases } from './told-cases.ts';

/** Refusals that a start screen tells by what the portal answers or by a period, as the contracts say. */
const told = calls.flatMap(({ entry }) =>
  (entry.refusals ?? [])
    .filter(({ by, fact }) => by !== undefined || fact !== undefined)
    .flatMap(({ codes }) => codes.map((code) => `${entry.call} ${code}`)),
);
/** Who cannot file for a qualification is told of in `nq/closed.test.ts`; somebody else's application is refused as one that is not there. */
const elsewhere = /^nqApplicationSubmit EDQ(?:301|311|312|313)$|^hpkiWithdraw EDH104$/;

it('every refusal that a start screen tells is tried [AM-092]', () => {
  const tried = new Set(toldCases.map(({ call, code }) => `${call} ${code}`));
  expect([...new Set(told)].filter((one) => !elsewhere.test(one) && !tried.has(one))).toEqual([]);
});

describe.each(databases)('refusals that are known before the work, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(toldCases.map((one) => [one.call, one.code, one.who, one] as const))(
    '%s: %s is told to %s where it begins',
    async (_call, code, _who, { begin, tells, file }) => {
      const person = await begin(portal.origin, portal.database);
      expect(await tells(person)).toBe(true);
      expect(outcome(await file(person))).toBe(code);
    },
  );

  describe('what would be refused is not signed (ED2119), and the words are those of the filing', () => {
    const signing = ['signaturePrepare', 'signatureQrInfo'] as const;
    it.each(signing)('%s: anything that no service files is signed as before', async (call) => {
      const client = await logIn(portal.origin, 'qr');
      expect(outcome(await client.call(call, { target: { kind: 'something-else' } }))).toBe('0000');
    });
  });
});
