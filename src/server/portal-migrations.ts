import { readdir, readFile } from 'node:fs/promises';
import type { Queries } from './db/database.ts';
import { formerlyOf, type Migration } from './db/migration.ts';
import { type MigrationsBeside, migrationsBeside } from './db/migrations-beside.ts';
import { findModules } from './modules.ts';

/** Every `migrations/*.sql`: the kernel's, then those of each module, in the order of their numbers. Throws on two of a folder with the same number. */
export async function portalMigrations(): Promise<readonly Migration[]> {
  const folders = await moduleFolders();
  const all = await Promise.all(
    folders.map(({ name, migrations }) => (migrations === null ? [] : inFolder(name, migrations))),
  );
  return all.flat();
}

/** What ran in this database beside these files. */
export async function migrationsBesideFiles(database: Queries): Promise<MigrationsBeside> {
  const modules = await moduleFolders();
  return migrationsBeside(
    database,
    await portalMigrations(),
    modules.map(({ name }) => name),
  );
}

async function moduleFolders(): Promise<readonly { readonly name: string; readonly migrations: URL | null }[]> {
  return [{ name: 'kernel', migrations: new URL('./db/migrations/', import.meta.url) }, ...(await findModules())];
}

async function inFolder(module: string, folder: URL): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const [nth, name] of names.entries()) {
    if (!/^\d{3}-.+\.sql$/.test(name))
      throw new Error(`${module}: ${name} must begin with three digits, as 001-name.sql does.`);
    const next = names[nth + 1];
    if (next?.startsWith(name.slice(0, 4))) throw new Error(`${module}: ${name} and ${next} have the same number.`);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name: `${module}/${name}`, formerly: formerlyOf(sql), sql };
    }),
  );
}
