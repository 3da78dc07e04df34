import type { Message } from '../../ports/mailer.ts';
import { mailBody } from '../calls/sealed-columns.ts';
import type { JobKind } from './job-kind.ts';

/** Sends what was put into the outbox, and wipes it there: it may be a code. The mailbox of the sandbox is this table. */
export const sendMail: JobKind = {
  outside: true,
  async run({ portal: { mailer, sandbox }, db, job }) {
    const [message] = await db.query<Message>(
      'select kind, recipient as "to", body as text from outbox where id = $1::bigint and sent_at is null',
      [job.content.outbox],
    );
    if (message === undefined) return undefined;
    const text = mailBody.openText(db, job.citizenId ?? '', message.text);
    await mailer.send({ ...message, text, messageId: `<outbox-${job.content.outbox}@madoguchi>` });
    const wiped = sandbox ? '' : `, body = ''`;
    await db.query(`update outbox set sent_at = now()${wiped} where id = $1::bigint`, [job.content.outbox]);
    return undefined;
  },
};
