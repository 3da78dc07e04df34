import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OtherKey } from './check-keys.ts';
import { makeDataFolder } from './data-folder.ts';
import { type KeyRing, readKeys } from './key-ring.ts';

/** The key of a sandbox, made at its first start and kept beside its data, for its owner's eyes alone. */
export async function keptKeys(dataFolder: string): Promise<KeyRing> {
  const file = join(dataFolder, 'keys');
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return readKeys(known);
  await makeDataFolder(dataFolder);
  const made = `${file}.${randomUUID()}`;
  await writeFile(made, `sandbox:${randomBytes(32).toString('base64')}`, { mode: 0o600 });
  // Of two that start at once one is first, and both take its key.
  await link(made, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(made);
  return readKeys(await readFile(file, 'utf8'));
}

/** Opens a sandbox's database with its key. One that was sealed with a key that is gone is left as it is, without a new one beside it. */
export async function withKeptKeys<T>(dataFolder: string, open: (keys: KeyRing) => Promise<T>): Promise<T> {
  const file = join(dataFolder, 'keys');
  const isThere = await readFile(file).then(
    () => true,
    () => false,
  );
  const keys = await keptKeys(dataFolder);
  try {
    return await open(keys);
  } catch (error) {
    if (isThere || !(error instanceof OtherKey)) throw error;
    await rm(file);
    throw new Error(
      `The file ${file} is missing, with the key under which this database is sealed: put it back from the backup (docs/operations.md), or name another folder (MADOGUCHI_DATA).`,
    );
  }
}

/** Those of a sandbox, for a command on its database. Throws where there are none: others would be of no use. */
export async function keysBeside(dataFolder: string): Promise<KeyRing> {
  const known = await readFile(join(dataFolder, 'keys'), 'utf8').catch(() => null);
  if (known === null) throw new Error('MADOGUCHI_KEYS is missing: give this command the keys of its portal.');
  return readKeys(known);
}
