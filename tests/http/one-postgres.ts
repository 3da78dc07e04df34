import { hasPostgres, startPostgres } from './postgres.ts';

/** Set up before the workers start: one PostgreSQL server for all files, each of which makes a database of its own there. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres || (process.env.DATABASE_URL ?? '') !== '') return async () => {};
  const { url, stop } = await startPostgres();
  process.env.DATABASE_URL = url;
  return stop;
}
