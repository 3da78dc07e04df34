import { readdir, readFile } from 'node:fs/promises';
import type { Migration } from './db/migrate.ts';
import { findModules } from './modules.ts';

/** Every `migrations/*.sql`: the kernel's, then those of each module, in the order of their numbers. Throws on two of a folder with the same number. */
export async function portalMigrations(): Promise<readonly Migration[]> {
  const own = { name: 'kernel', migrations: new URL('./db/migrations/', import.meta.url) };
  const folders = [own, ...(await findModules())];
  const all = await Promise.all(
    folders.map(({ name, migrations }) => (migrations === null ? [] : inFolder(name, migrations))),
  );
  return all.flat();
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
      const [, formerly = ''] = /^-- formerly (.+)/.exec(sql) ?? [];
      return { name: `${module}/${name}`, formerly: formerly.split(' ').filter((one) => one !== ''), sql };
    }),
  );
}
