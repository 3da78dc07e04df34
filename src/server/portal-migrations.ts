import { readdir, readFile } from 'node:fs/promises';
import type { Migration } from './db/migrate.ts';
import { findModules } from './modules.ts';

/** Every `migrations/*.sql`, of the kernel and of the modules, in the order of their numbers. Throws when two have the same number. */
export async function portalMigrations(): Promise<readonly Migration[]> {
  const own = new URL('./db/migrations/', import.meta.url);
  const folders = [own, ...(await findModules()).flatMap(({ migrations }) => migrations ?? [])];
  const all = (await Promise.all(folders.map(inFolder))).flat().sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const [index, { name }] of all.entries()) {
    const number = name.split('-')[0] ?? '';
    if (all[index + 1]?.name.startsWith(`${number}-`)) throw new Error(`Two migrations have the number ${number}.`);
  }
  return all;
}

async function inFolder(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}
