import type { Queries } from '../../db/database.ts';
import type { Message } from '../../ports/mailer.ts';
import { jobContent, mailBody } from './sealed-columns.ts';

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

/** Has its time, too: on a database that was put back, the number comes again, and a mail service would take this for the one that it has. */
export function messageIdOf(outbox: string, at: Date): string {
  return `<outbox-${outbox}-${at.getTime()}@madoguchi>`;
}
