/**
 * `npm run administrator -- add EMAIL`, `remove EMAIL` or `list`: the accounts of the sample administration, in the database that the environment names
 * (`DATABASE_URL` or `MADOGUCHI_DATA`). The password is asked for, or is the first line of the input: an argument would stand in the history of the shell.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { administer, type Task } from '../src/server/services/admin/administer.ts';
import { onPortalDatabase } from './on-portal-database.ts';
import { readOptions } from './read-options.ts';

const usage = 'npm run administrator -- add メールアドレス | remove メールアドレス | list';
const { positionals } = readOptions({ allowPositionals: true }, usage);

async function taskOf([act, email, ...more]: readonly string[]): Promise<Task | null> {
  if (more.length > 0) return null;
  if (act === 'list' && email === undefined) return { act };
  if (act === 'remove' && email !== undefined) return { act, email };
  if (act === 'add' && email !== undefined) return { act, email, password: await readPassword() };
  return null;
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stdout.write('パスワード（表示されません）: ');
  const unseen = new Writable({ write: (_chunk, _encoding, written) => written() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

const task = await taskOf(positionals);
await onPortalDatabase(task, usage, (database, known) => administer(database, known, new Date()));
