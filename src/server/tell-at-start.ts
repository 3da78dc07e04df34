import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { migrationsBesideFiles } from './portal-migrations.ts';
import type { Ports } from './ports/ports.ts';

interface Told {
  readonly database: Database;
  readonly sandbox: boolean;
  /** Calls without an endpoint, by name. */
  readonly silent: readonly string[];
  /** What is connected to nothing. */
  readonly missing: readonly (keyof Ports)[];
}

/** What an operator should know of this portal, and does not stop it. In the sandbox, what it answers and stands in for is no news. */
export async function tellAtStart(
  { log }: Pick<FastifyInstance, 'log'>,
  { database, sandbox, silent, missing }: Told,
): Promise<void> {
  const level = sandbox ? 'info' : 'warn';
  if (silent.length > 0) log[level]({ calls: silent }, sandbox ? 'answered by their examples' : 'no endpoint answers');
  if (missing.length > 0 && !sandbox) log.warn({ missing }, 'nothing is connected to these ports');
  const migrations = await migrationsBesideFiles(database);
  // `npm run dev` says it in words of its own.
  if (migrations.edited.length > 0 || migrations.missing.length > 0)
    log[level](migrations, 'migrations that ran in this database are not those of this portal');
}
