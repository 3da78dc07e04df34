import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const code = `const [module, folder] = process.argv.slice(1);
const { PGlite } = await import(module);
await (await PGlite.create(folder)).close();`;

/**
 * Fills an empty folder with a new embedded database. Making one takes some 800 MB, which a process of its own gives back when it ends;
 * opening one that exists takes 200 MB.
 */
export async function makePgliteFolder(folder: string): Promise<void> {
  const module = import.meta.resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, module, folder]);
}
