import type { Queries } from '../../db/database.ts';
import { endCodes } from './auth-codes.ts';

/** The address the citizen verified with a code since the temporary data was last deleted; null = none. */
export async function verifiedEmailOf(db: Queries, citizenId: string): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from verified_emails where citizen_id = $1', [
    citizenId,
  ]);
  return row?.email ?? null;
}

export async function keepVerifiedEmail(db: Queries, citizenId: string, email: string, now: Date): Promise<void> {
  await db.query(
    `insert into verified_emails (citizen_id, email, verified_at) values ($1, $2, $3)
     on conflict (citizen_id) do update set email = excluded.email, verified_at = excluded.verified_at`,
    [citizenId, email, now.toISOString()],
  );
}

/** Part of deleting the temporary data: the address has to be verified again, and outstanding codes are invalidated. */
export async function forgetVerifiedEmail(db: Queries, citizenId: string): Promise<void> {
  await db.query('delete from verified_emails where citizen_id = $1', [citizenId]);
  await endCodes(db, citizenId);
}
