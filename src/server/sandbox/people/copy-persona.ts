import { randomUUID } from 'node:crypto';
import { json, type Queries } from '../../db/database.ts';
import type { Persona } from './persona.ts';
import type { SampledPortal } from './personas.ts';
import { recordOf } from './record-of.ts';

/** A fresh copy of the persona, or the existing one that another device created under the same key. */
export async function copyPersona(
  db: Queries,
  portal: SampledPortal,
  persona: Persona,
  key: string | null,
): Promise<string> {
  const now = portal.now();
  const id = randomUUID();
  const copyKey = key === null ? null : `${persona.id}:${key}`;
  const made = await db.query(
    `insert into citizens (id, persona_id, copy_key, persona, created_at) values ($1, $2, $3, $4::text::jsonb, $5)
     on conflict (copy_key) do nothing returning id`,
    [id, persona.id, copyKey, json(persona), now],
  );
  if (made.length > 0) {
    const record = await recordOf({ persona, loggedInAt: now, isLinked: false }, portal.standIns, db);
    const begun = { now, settings: portal.settings, record };
    for (const { seed } of portal.standIns) await seed?.(db, id, persona, begun);
    return id;
  }
  // Locked, so that it is not deleted as unused meanwhile; gone if it just was.
  const [row] = await db.query<{ id: string }>(`select id from citizens where copy_key = $1 for key share`, [copyKey]);
  return row?.id ?? copyPersona(db, portal, persona, key);
}

/** The key under which another device joins a copy. */
export async function keyOfCopy(db: Queries, citizenId: string): Promise<string> {
  const [row] = await db.query<{ key: string }>(
    `update citizens set copy_key = coalesce(copy_key, persona_id || ':' || $2)
      where id = $1 returning substr(copy_key, length(persona_id) + 2) as key`,
    [citizenId, randomUUID()],
  );
  return row?.key ?? '';
}
