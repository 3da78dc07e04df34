import type { Database } from './database.ts';
import { sealedColumn } from './sealed.ts';

const proof = sealedColumn('sealing_keys.proof');

/** What is sealed in the database was sealed with another one. */
export class OtherKey extends Error {}

/** Remembers the key with which this database is sealed from now on. Throws where one is missing, or another key has its name: later, what it seals could not be read. */
export async function checkKeys(database: Database): Promise<void> {
  const { first, all } = database.keys;
  const known = await database.query<{ id: string; proof: string }>('select id, proof from sealing_keys order by id');
  const missing = known.filter(({ id }) => all.every((key) => key.id !== id)).map(({ id }) => id);
  if (missing.length > 0)
    throw new Error(
      `MADOGUCHI_KEYS lacks ${missing.join(', ')}: what is sealed in this database under it could not be read. After "npm run seal" with the keys of before, a key is needed no more (docs/operations.md).`,
    );
  for (const stored of known)
    try {
      proof.openText(database, stored.id, stored.proof);
    } catch {
      throw new OtherKey(
        `MADOGUCHI_KEYS has another key under the name ${stored.id} than the one that sealed this database.`,
      );
    }
  // The others seal nothing any more.
  if (known.every(({ id }) => id !== first.id))
    await database.query('insert into sealing_keys (id, proof) values ($1, $2) on conflict (id) do nothing', [
      first.id,
      proof.text(database, first.id, first.id),
    ]);
  await noteUse(database);
}

/** This process seals with its first key: until some time after the last one did, it is needed. */
export async function noteUse(database: Database): Promise<void> {
  await database.query('update sealing_keys set used_at = now() where id = $1', [database.keys.first.id]);
}
