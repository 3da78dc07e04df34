import { expect, it } from 'vitest';
import { verifySignature } from '../../../src/server/common/signatures/verify-signature.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { AskedSignature, Signing } from '../../../src/server/ports/signing.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly signing: Pick<Signing, 'outcomeOf' | 'certificateOf'>;
  /** Two who have never signed. */
  readonly citizens: readonly [Citizen, Citizen];
  /** A portal asks one of them for a signature, always of something else; they sign with their own card. */
  ask(citizen: Citizen): Promise<{ readonly asked: AskedSignature; sign(): Promise<void> }>;
}

/** What a portal relies on, of any service with which cards sign: that a card is one person's. */
export function signingOfEachContract(given: () => Promise<Case>, check: Check = it): void {
  check(
    'each signs what they were asked for, with a card that is theirs alone, and the same the next time',
    async () => {
      const { signing, citizens, ask } = await given();
      const [one, other] = citizens;
      const signed = async ({ asked, sign }: Awaited<ReturnType<typeof ask>>) => {
        await sign();
        const outcome = await signing.outcomeOf(asked.id);
        if (outcome === null || outcome === 'given-up') throw new Error('It is not signed.');
        expect(verifySignature(asked.content, outcome.value, outcome.certificate)).toBe(true);
        return outcome;
      };
      const [first, second, again] = [await ask(one), await ask(other), await ask(one)];
      expect(new Set([first, second, again].map(({ asked }) => asked.digest)).size).toBe(3);
      const ofOne = await signed(first);
      expect(await signing.outcomeOf(second.asked.id)).toBeNull();
      const ofOther = await signed(second);
      expect(ofOther.certificate).not.toBe(ofOne.certificate);
      expect(ofOther.nonce).not.toBe(ofOne.nonce);
      expect(await signing.certificateOf(one)).toBe(ofOne.certificate);
      expect(await signing.certificateOf(other)).toBe(ofOther.certificate);
      expect((await signed(again)).certificate).toBe(ofOne.certificate);
      expect(await signing.outcomeOf(first.asked.id)).toEqual(ofOne);
    },
  );
}
