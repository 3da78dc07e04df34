import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { Delivery, Mailer, OutgoingMail } from '../../../src/server/ports/mailer.ts';

interface Case {
  readonly mailer: Mailer;
  /** Addresses with what it knows of them; at least one that is delivered to. */
  readonly addresses: { readonly [address: string]: Delivery };
  /** One that the portal is to send there, as it hands it over. */
  mail(to: string, text: string): Promise<OutgoingMail>;
  /** What has arrived so far, as whoever has the mailboxes finds it. */
  received(): Promise<readonly Pick<OutgoingMail, 'to' | 'text'>[]>;
}

/** What a portal relies on, of any mail service. */
export function mailerContract(given: () => Promise<Case>): void {
  const arrived = async ({ received }: Case, text: string) =>
    (await received()).filter((mail) => mail.text.includes(text)).map(({ to }) => to);
  const deliveredTo = ({ addresses }: Case) => Object.keys(addresses).find((to) => addresses[to] === 'delivered') ?? '';

  it('says what becomes of a mail before it is sent', async () => {
    const { mailer, addresses } = await given();
    const asked = Object.keys(addresses).map(async (one) => [one, await mailer.deliveryTo(one)] as const);
    expect(Object.fromEntries(await Promise.all(asked))).toEqual(addresses);
    expect(Object.values(addresses)).toContain('delivered');
  });

  it('brings what it has taken to whom it is for, and only that', async () => {
    const one = await given();
    const to = deliveredTo(one);
    const [sent, kept] = [randomUUID(), randomUUID()];
    const mail = await one.mail(to, sent);
    await one.mail(to, kept);
    expect(await arrived(one, sent)).toEqual([]);
    await one.mailer.send(mail);
    await vi.waitFor(async () => expect(await arrived(one, sent)).toEqual([to]), { timeout: 10_000 });
    expect(await arrived(one, kept)).toEqual([]);
  });

  it('takes a mail again: after a crash it is sent under the same id, and arrives once', async () => {
    const one = await given();
    const to = deliveredTo(one);
    const text = randomUUID();
    const mail = await one.mail(to, text);
    await one.mailer.send(mail);
    await expect(one.mailer.send(mail)).resolves.toBeUndefined();
    await vi.waitFor(async () => expect(await arrived(one, text)).toEqual([to]), { timeout: 10_000 });
  });
}
