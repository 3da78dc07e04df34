import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const code = `const [module, folder] = process.argv.slice(1);
const { PGlite } = await import(module);
await (await PGlite.create(folder)).close();`;

/**
 * Creates a new embedded database in an empty folder. Creation takes some 800 MB, which a child process releases when it exits; opening an
 * existing database takes 200 MB.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const module = import.meta.resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, module, folder]);
}
