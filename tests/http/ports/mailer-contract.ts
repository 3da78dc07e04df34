import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Delivery, Mailer, OutgoingMail } from '../../../src/server/ports/mailer.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly mailer: Mailer;
  /** Addresses with what it knows of them; at least one that is delivered to. */
  readonly addresses: { readonly [address: string]: Delivery };
  /** One that the portal is to send there, as it hands it over. */
  mail(to: string, text: string): Promise<OutgoingMail>;
  /** What has arrived so far, as whoever has the mailboxes finds it. */
  received(): Promise<readonly Pick<OutgoingMail, 'to' | 'subject' | 'text'>[]>;
}

/** As long as a second mail may be on its way after whatever was sent later has arrived. */
const settleMs = 500;

/** What a portal relies on, of any mail service. */
export function mailerContract(given: () => Promise<Case>, check: Check = it): void {
  const arrived = async ({ received }: Case, text: string) =>
    (await received()).filter((mail) => mail.text.includes(text)).map(({ to }) => to);
  const deliveredTo = ({ addresses }: Case) => Object.keys(addresses).find((to) => addresses[to] === 'delivered') ?? '';

  check('says what becomes of a mail before it is sent', async () => {
    const { mailer, addresses } = await given();
    const asked = Object.keys(addresses).map(async (one) => [one, await mailer.deliveryTo(one)] as const);
    expect(Object.fromEntries(await Promise.all(asked))).toEqual(addresses);
    expect(Object.values(addresses)).toContain('delivered');
  });

  check('brings what it has taken to whom it is for, and only that', async () => {
    const one = await given();
    const to = deliveredTo(one);
    const [sent, kept] = [randomUUID(), randomUUID()];
    const mail = await one.mail(to, sent);
    await one.mail(to, kept);
    expect(await arrived(one, sent)).toEqual([]);
    await one.mailer.send(mail);
    await vi.waitFor(async () => expect(await arrived(one, sent)).toEqual([to]), { timeout: 10_000 });
    expect(await arrived(one, kept)).toEqual([]);
    const [there] = (await one.received()).filter(({ text }) => text.includes(sent));
    expect(there).toMatchObject({ subject: mail.subject, text: mail.text });
  });

  check('takes a mail again: after a crash it is sent under the same id, and arrives once, also later', async () => {
    const one = await given();
    const to = deliveredTo(one);
    const [text, last] = [randomUUID(), randomUUID()];
    const mail = await one.mail(to, text);
    await one.mailer.send(mail);
    await expect(one.mailer.send(mail)).resolves.toBeUndefined();
    // Of two processes.
    await Promise.all([one.mailer.send(mail), one.mailer.send(mail)]);
    await one.mailer.send(await one.mail(to, last));
    await vi.waitFor(async () => expect(await arrived(one, last)).toEqual([to]), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await arrived(one, text)).toEqual([to]), { timeout: 10_000 });
    await sleep(settleMs);
    expect(await arrived(one, text)).toEqual([to]);
  });
}
