import type { Mailer, Message } from '../../ports/mailer.ts';
import type { JobKind } from './job-kind.ts';

/** Sends what was put into the outbox. */
export const sendMail = (mailer: Mailer): JobKind => ({
  outside: true,
  async run({ db, job }) {
    const [message] = await db.query<Message>(
      'select kind, recipient as "to", body as text from outbox where id = $1::bigint and sent_at is null',
      [job.content.outbox],
    );
    if (message === undefined) return undefined;
    await mailer.send({ ...message, messageId: `<outbox-${job.content.outbox}@madoguchi>` });
    await db.query('update outbox set sent_at = now() where id = $1::bigint', [job.content.outbox]);
    return undefined;
  },
});
