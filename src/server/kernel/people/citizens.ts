import type { Queries } from '../../db/database.ts';
import type { Citizen } from './citizen.ts';

export async function findCitizen(db: Queries, id: string): Promise<Citizen | null> {
  const [row] = await db.query<Citizen>(`select id, persona from citizens where id = $1`, [id]);
  return row ?? null;
}

/**
 * Until this transaction ends, whoever else locks the same person waits: what is read first and written then is not changed between by the same
 * person on another device. Rows that only refer to the person are written all the same.
 */
export async function lockCitizen(db: Queries, id: string): Promise<void> {
  await db.query('select id from citizens where id = $1 for no key update', [id]);
}
