import { randomUUID } from 'node:crypto';
import { json, type Queries } from '../db/database.ts';
import { seedLicence } from '../drivers-license/seed-licence.ts';
import { seedApplications } from '../hpki/seed-applications.ts';
import { seedCodes } from '../identification-code/seed-codes.ts';
import { seedProcedures } from '../kana/seed-procedures.ts';
import type { Settings } from '../kernel/settings.ts';
import { seedApplied } from '../qualification-applications/seed-applied.ts';
import type { Citizen } from './citizen.ts';
import type { Persona } from './persona.ts';

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

/** A fresh copy of the persona, or the one that another device made under the same key. */
export async function copyPersona(
  db: Queries,
  persona: Persona,
  key: string | null,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): Promise<string> {
  const id = randomUUID();
  const copyKey = key === null ? null : `${persona.id}:${key}`;
  const made = await db.query(
    `insert into citizens (id, persona_id, copy_key, persona, created_at) values ($1, $2, $3, $4::text::jsonb, $5)
     on conflict (copy_key) do nothing returning id`,
    [id, persona.id, copyKey, json(persona), now],
  );
  if (made.length > 0) {
    await seedProcedures(db, id, persona, now, settings);
    await seedApplications(db, id, persona, now);
    await seedCodes(db, id, persona, now, settings);
    await seedLicence(db, id, persona, now);
    await seedApplied(db, id, persona, now, settings);
    return id;
  }
  const [row] = await db.query<{ id: string }>(`select id from citizens where copy_key = $1`, [copyKey]);
  return row?.id ?? id;
}
