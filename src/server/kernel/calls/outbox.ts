import type { Queries } from '../../db/database.ts';
import type { Message } from './endpoint.ts';

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
