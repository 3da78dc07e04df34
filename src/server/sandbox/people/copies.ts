import type { Queries } from '../../db/database.ts';
import type { Persona } from './persona.ts';

/** A sample person's copy. */
export interface Copy {
  /** As they were at its login; later changes are in the tables that refer to it. */
  readonly persona: Persona;
  readonly loggedInAt: Date;
  /** The pseudonym has been linked since. */
  readonly isLinked: boolean;
}

export async function copyOf(db: Queries, citizenId: string): Promise<Copy> {
  const [copy] = await db.query<Copy>(
    `select c.persona, c.created_at as "loggedInAt", p.linked_at is not null as "isLinked"
       from citizens c left join pseudonyms p on p.citizen_id = c.id where c.id = $1`,
    [citizenId],
  );
  if (copy === undefined) throw new Error('The copy of a sample person is gone.');
  return copy;
}

export async function personaOf(db: Queries, citizenId: string): Promise<Persona> {
  return (await copyOf(db, citizenId)).persona;
}
