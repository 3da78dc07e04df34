import type { Message } from '../calls/endpoint.ts';
import type { JobKind } from './job-kind.ts';

/** A message on its way out. */
export interface OutgoingMail extends Message {
  /** The same whenever it is sent again: a mail service takes it once. */
  readonly messageId: string;
}

/** Hands a mail to the mail service; throws where it cannot. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** Sends what was put into the outbox. */
export const sendMail = (deliver: Deliver): JobKind => ({
  outside: true,
  async run({ db, job }) {
    const [message] = await db.query<Message>(
      'select kind, recipient as "to", body as text from outbox where id = $1::bigint and sent_at is null',
      [job.content.outbox],
    );
    if (message === undefined) return undefined;
    await deliver({ ...message, messageId: `<outbox-${job.content.outbox}@madoguchi>` });
    await db.query('update outbox set sent_at = now() where id = $1::bigint', [job.content.outbox]);
    return undefined;
  },
});
