import type { Queries } from '../../db/database.ts';
import type { Message } from './endpoint.ts';

export interface SentMessage extends Message {
  readonly at: Date;
}

/** Keeps a message for the citizen where the official portal would have sent it. */
export async function keepMessage(
  db: Queries,
  citizenId: string,
  now: Date,
  { kind, to, text }: Message,
): Promise<void> {
  await db.query(`insert into outbox (citizen_id, at, kind, recipient, body) values ($1, $2, $3, $4, $5)`, [
    citizenId,
    now,
    kind,
    to,
    text,
  ]);
}

/** The messages to a citizen, oldest first; none without one. */
export function messagesOf(db: Queries, citizenId: string | null): Promise<readonly SentMessage[]> {
  return db.query<SentMessage>(
    `select kind, recipient as "to", body as text, at from outbox where citizen_id = $1 order by id`,
    [citizenId],
  );
}
