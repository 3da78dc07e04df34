import type { Message } from '../../ports/mailer.ts';
import { messageIdOf } from '../calls/outbox.ts';
import { mailBody } from '../calls/sealed-columns.ts';
import type { JobKind } from './job-kind.ts';
import { subjectOf } from './mail-subject.ts';

/** Sends what was put into the outbox, and wipes it there: it may be a code. The mailboxes of the sandbox are this table. */
export const sendMail: JobKind = {
  outside: true,
  async run({ portal: { mailer, sandbox }, db, job }) {
    const [message] = await db.query<Message & { readonly at: Date }>(
      'select kind, recipient as "to", body as text, at from outbox where id = $1::bigint and sent_at is null',
      [job.content.outbox],
    );
    if (message === undefined) return undefined;
    const text = mailBody.openText(db, job.citizenId ?? '', message.text);
    const { at, ...sealed } = message;
    const mail = { ...sealed, text };
    await mailer.send({ ...mail, subject: subjectOf(mail), messageId: messageIdOf(String(job.content.outbox), at) });
    const wiped = sandbox ? '' : `, body = ''`;
    await db.query(`update outbox set sent_at = now()${wiped} where id = $1::bigint`, [job.content.outbox]);
    return undefined;
  },
};
