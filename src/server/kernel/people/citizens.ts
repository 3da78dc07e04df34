import { randomUUID } from 'node:crypto';
import { json, type Queries } from '../../db/database.ts';
import type { Citizen, LoggedIn } from '../../ports/identity.ts';

/** A row of the table as a `Citizen`, or null without one. Beside it stands what the sandbox's register knows. */
export const citizenIn = (table: string): string =>
  `case when ${table}.id is not null then jsonb_build_object('id', ${table}.id, 'subject', ${table}.persona_id, 'name', ${table}.persona ->> 'name', 'login', ${table}.persona -> 'login') end`;

export async function findCitizen(db: Queries, id: string): Promise<Citizen | null> {
  const [row] = await db.query<{ citizen: Citizen }>(
    `select ${citizenIn('c')} as citizen from citizens c where c.id = $1`,
    [id],
  );
  return row?.citizen ?? null;
}

/** The citizen of a login, with what it told last; returns their id. */
export async function keepCitizen(db: Queries, { subject, name, login }: LoggedIn, now: Date): Promise<string> {
  const [kept] = await db.query<{ id: string }>(
    `insert into citizens (id, persona_id, copy_key, persona, created_at) values ($1, $2, $3, $4::text::jsonb, $5)
     on conflict (copy_key) do update set persona = excluded.persona returning id`,
    [randomUUID(), subject, `login:${subject}`, json({ name, login }), now],
  );
  if (kept === undefined) throw new Error('The citizen was not kept.');
  return kept.id;
}

/**
 * Row lock until the transaction ends: serialises read-then-write sequences of one person across devices. Inserting rows that merely refer to
 * the person is not blocked. What is asked afterwards waits for it.
 */
export async function lockCitizen(db: Queries, id: string): Promise<void> {
  await db.write('select id from citizens where id = $1 for no key update', [id]);
}
