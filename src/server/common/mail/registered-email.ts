import type { Queries } from '../../db/database.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';

/** The address to which the portal sends the citizen's mail; null = none. */
export async function registeredEmailOf(db: Queries, citizen: KnownCitizen): Promise<string | null> {
  const [row] = await db.query<{ email: string }>('select email from mail_registrations where citizen_id = $1', [
    citizen.id,
  ]);
  return row?.email ?? said(citizen.record.contact)?.email ?? null;
}

export async function registerEmail(db: Queries, citizenId: string, email: string, now: Date): Promise<void> {
  await db.query(
    `insert into mail_registrations (citizen_id, email, registered_at) values ($1, $2, $3)
     on conflict (citizen_id) do update set email = excluded.email, registered_at = excluded.registered_at`,
    [citizenId, email, now.toISOString()],
  );
}
