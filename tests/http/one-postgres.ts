import { hasPostgres, startPostgres } from './postgres.ts';

/** Set up before the workers start: one PostgreSQL server for all files, each of which makes a database of its own there. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!hasPostgres || (process.env.DATABASE_URL ?? '') !== '') return async () => {};
  const { url, stop } = await startPostgres();
  process.env.DATABASE_URL = url;
  // Copied for each file: making the tables anew takes six times as long. It goes with the server.
  process.env.TEMPLATE_DATABASE = 'madoguchi_template';
  return stop;
}
