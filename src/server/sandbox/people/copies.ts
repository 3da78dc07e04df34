import type { Queries } from '../../db/database.ts';
import type { Register } from '../../ports/register.ts';
import type { Persona } from './persona.ts';

/** The sample person of a copy, as they were at its login; later changes are in the tables that refer to it. */
export async function personaOf(db: Queries, citizenId: string): Promise<Persona> {
  const [row] = await db.query<{ persona: Persona }>('select persona from citizens where id = $1', [citizenId]);
  if (row === undefined) throw new Error('The copy of a sample person is gone.');
  return row.persona;
}

/** What the registers know of a sample person is what was written about them. */
export const sandboxRegister: Register = { of: ({ id }, db) => personaOf(db, id) };
