import { expect, it } from 'vitest';
import type { Delivery, Mailer, OutgoingMail } from '../../../src/server/ports/mailer.ts';

interface Case {
  readonly mailer: Mailer;
  /** Addresses with what it knows of them; at least one that is delivered to. */
  readonly addresses: { readonly [address: string]: Delivery };
}

const mail = (to: string): OutgoingMail => ({
  kind: 'mail',
  to,
  text: '本文です。',
  messageId: '<outbox-1@madoguchi>',
});

/** What a portal relies on, of any mail service. */
export function mailerContract(given: () => Case): void {
  it('says what becomes of a mail before it is sent', async () => {
    const { mailer, addresses } = given();
    const asked = Object.keys(addresses).map(async (one) => [one, await mailer.deliveryTo(one)] as const);
    expect(Object.fromEntries(await Promise.all(asked))).toEqual(addresses);
    expect(Object.values(addresses)).toContain('delivered');
  });

  it('takes a mail again: after a crash it is sent under the same id', async () => {
    const { mailer, addresses } = given();
    const [to = ''] = Object.entries(addresses).find(([, delivery]) => delivery === 'delivered') ?? [];
    await mailer.send(mail(to));
    await expect(mailer.send(mail(to))).resolves.toBeUndefined();
  });
}
