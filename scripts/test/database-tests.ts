import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/http';

/** Files of the HTTP tests that ask for a database, relative to the project's root; the others say the same on any, and `npm test` runs them. */
export const databaseTests = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.proof.test.ts'))
    .map((file) => join(folder, file))
    .filter((file) => /\b(databases|hasPostgres|openTestDatabase)\b/.test(readFileSync(file, 'utf8')))
    .sort();
