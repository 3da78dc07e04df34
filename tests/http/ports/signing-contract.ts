import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifySignature } from '../../../src/server/common/signatures/verify-signature.ts';
import type { AskedSignature, Signing } from '../../../src/server/ports/signing.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly signing: Signing;
  /** What a portal asked it for. */
  readonly asked: AskedSignature;
  /** What whoever holds the card does about it. */
  press(act: 'give-up' | 'sign' | 'sign-with-other-card'): Promise<void>;
}

/** What a portal relies on, of any service with which cards sign. */
export function signingContract(given: () => Promise<Case>, check: Check = it): void {
  check('waits, and can be given up', async () => {
    const { signing, asked, press } = await given();
    expect(await signing.outcomeOf(asked.id)).toBeNull();
    await press('give-up');
    expect(await signing.outcomeOf(asked.id)).toBe('given-up');
  });

  check('signs the content with the card of the citizen', async () => {
    const { signing, asked, press } = await given();
    await press('sign');
    const outcome = await signing.outcomeOf(asked.id);
    if (outcome === null || outcome === 'given-up') throw new Error('It is not signed.');
    expect(outcome.certificate).toBe(await signing.certificateOf(asked.citizen));
    expect(outcome.nonce).toMatch(/./);
    expect(verifySignature(asked.content, outcome.value, outcome.certificate)).toBe(true);
    expect(verifySignature(`${asked.content} `, outcome.value, outcome.certificate)).toBe(false);
  });

  check('tells a signature by the card of somebody else', async () => {
    const { signing, asked, press } = await given();
    await press('sign-with-other-card');
    const outcome = await signing.outcomeOf(asked.id);
    if (outcome === null || outcome === 'given-up') throw new Error('It is not signed.');
    expect(outcome.certificate).not.toBe(await signing.certificateOf(asked.citizen));
    expect(verifySignature(asked.content, outcome.value, outcome.certificate)).toBe(true);
  });

  check('knows nothing of what was never asked for', async () => {
    const { signing, asked, press } = await given();
    expect(await signing.outcomeOf(randomUUID())).toBeNull();
    expect(await signing.outcomeOf(asked.id)).toBeNull();
    await press('sign');
    expect(await signing.outcomeOf(randomUUID())).toBeNull();
  });
}
