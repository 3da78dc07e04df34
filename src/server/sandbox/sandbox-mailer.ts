import type { Queries } from '../db/database.ts';
import { messageIdOf } from '../kernel/calls/outbox.ts';
import { mailBody } from '../kernel/calls/sealed-columns.ts';
import { subjectOf } from '../kernel/jobs/mail-subject.ts';
import type { Mailer, OutgoingMail } from '../ports/mailer.ts';

/** Sends nothing: what it has taken is read where the portal put it (`received`). It refuses, or bounces, by host name (hosts that do not exist). */
export const sandboxMailer = (db: Queries): Mailer => ({
  async deliveryTo(address) {
    const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    if (host === 'refused.example') return 'refused';
    return host === 'undeliverable.example' ? 'undeliverable' : 'delivered';
  },
  async send({ to, messageId }) {
    const waiting = await db.query<{ id: string; at: Date }>(
      'select id::text, at from outbox where recipient = $1 and received_at is null',
      [to],
    );
    const taken = waiting.filter(({ id, at }) => messageIdOf(id, at) === messageId).map(({ id }) => id);
    await db.query('update outbox set received_at = now() where id = any ($1::bigint[])', [taken]);
  },
});

export interface ReceivedMessage extends Omit<OutgoingMail, 'messageId'> {
  readonly at: Date;
}

/** What has arrived in the mailboxes of a citizen, oldest first; none without one. */
export async function received(db: Queries, citizenId: string | null): Promise<readonly ReceivedMessage[]> {
  const rows = await db.query<Omit<ReceivedMessage, 'subject'>>(
    `select kind, recipient as "to", body as text, at from outbox where citizen_id = $1 and received_at is not null order by id`,
    [citizenId],
  );
  return rows.map((row) => {
    const mail = { ...row, text: mailBody.openText(db, citizenId ?? '', row.text) };
    return { ...mail, subject: subjectOf(mail) };
  });
}
