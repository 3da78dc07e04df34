import type { Database } from './db/database.ts';
import { findModules } from './modules.ts';

/** Makes each long list of the services contain `count` made-up entries, for trying them; 0 removes them all. */
export async function fillMadeUp(database: Database, count: number): Promise<void> {
  for (const { madeUp } of await findModules()) await madeUp?.(database, count, new Date());
}
