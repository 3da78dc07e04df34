import { readdir, readFile } from 'node:fs/promises';
import type { Migration } from './db/migrate.ts';
import { findModules } from './modules.ts';

/** Every `migrations/*.sql`, of the kernel and of the modules, in the order of their numbers. Throws on two of the same number. */
export async function portalMigrations(): Promise<readonly Migration[]> {
  const own = new URL('./db/migrations/', import.meta.url);
  const folders = [own, ...(await findModules()).flatMap(({ migrations }) => migrations ?? [])];
  const all = (await Promise.all(folders.map(inFolder))).flat().sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const [index, { name }] of all.entries()) {
    if (!/^\d{3}-.+\.sql$/.test(name)) throw new Error(`${name} must begin with three digits, as 001-name.sql does.`);
    const next = all[index + 1]?.name;
    if (next?.startsWith(name.slice(0, 4))) throw new Error(`${name} and ${next} have the same number.`);
  }
  return all;
}

async function inFolder(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}
