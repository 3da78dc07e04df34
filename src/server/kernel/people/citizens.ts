import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../ports/identity.ts';

export async function findCitizen(db: Queries, id: string): Promise<Citizen | null> {
  // Beside it stands what the sandbox's register knows.
  const [row] = await db.query<Citizen>(
    `select id, persona_id as subject, persona ->> 'name' as name, persona -> 'login' as login from citizens where id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Row lock until the transaction ends: serialises read-then-write sequences of one person across devices. Inserting rows that merely refer to
 * the person is not blocked.
 */
export async function lockCitizen(db: Queries, id: string): Promise<void> {
  await db.query('select id from citizens where id = $1 for no key update', [id]);
}
