import type { Queries } from '../../db/database.ts';
import type { Message } from '../../ports/mailer.ts';
import { jobContent, mailBody } from './sealed-columns.ts';

export interface SentMessage extends Message {
  readonly at: Date;
}

/** Puts a message to the citizen into the outbox; a job sends it once this transaction has committed. */
export async function keepMessage(
  db: Queries,
  citizenId: string,
  now: Date,
  { kind, to, text }: Message,
): Promise<void> {
  const [kept] = await db.query<{ id: string }>(
    `insert into outbox (citizen_id, at, kind, recipient, body) values ($1, $2, $3, $4, $5) returning id::text`,
    [citizenId, now, kind, to, mailBody.text(db, citizenId, text)],
  );
  const outbox = kept?.id ?? '';
  await db.write(
    `insert into jobs (key, kind, citizen_id, run_at, content) values ($1, 'mail', $2, 'epoch', $3::text::jsonb)`,
    [`mail:${outbox}`, citizenId, jobContent.json(db, citizenId, { outbox })],
  );
}

/** The messages that were sent to a citizen, oldest first; none without one. Without the sandbox, nothing is left of what they said. */
export async function messagesOf(db: Queries, citizenId: string | null): Promise<readonly SentMessage[]> {
  const rows = await db.query<SentMessage>(
    `select kind, recipient as "to", body as text, at from outbox where citizen_id = $1 and sent_at is not null order by id`,
    [citizenId],
  );
  return rows.map(({ text, ...row }) => ({ ...row, text: mailBody.openText(db, citizenId ?? '', text) }));
}
