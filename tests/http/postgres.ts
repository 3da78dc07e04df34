import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryResult } from 'pg';
import { scratch } from './scratch.ts';

export interface RunningPostgres {
  /** For `DATABASE_URL`; an empty database of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Folder with `initdb` and `postgres`, as Debian installs them (newest version), or null. */
function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then as Debian's `postgres`. Null = as ourselves. */
function findUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const number = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

const given = process.env.DATABASE_URL ?? '';
const programs = findPrograms();

/** True when tests can run on PostgreSQL here: a server is named by DATABASE_URL or Debian's programs are installed. */
export const hasPostgres = given !== '' || programs !== null;

/** A database for one test file: a schema-less one on the given server, or a server of its own. */
export function startPostgres(): Promise<RunningPostgres> {
  return given === '' ? startOwnPostgres() : createGivenDatabase();
}

/** A copy of a database that `fill` has filled, once for all workers; where no copy may stay on the server, a new one that is filled. */
export async function startFilledPostgres(fill: (url: string) => Promise<void>): Promise<RunningPostgres> {
  const template = process.env.TEMPLATE_DATABASE ?? '';
  if (given === '' || template === '') {
    const started = await startPostgres();
    await fill(started.url);
    return started;
  }
  await onServer(given, async (run) => {
    // Held by one worker; the other one finds it filled.
    await run(`select pg_advisory_lock(hashtext('${template}'))`);
    const there = await run(`select 1 from pg_database where datname = '${template}'`);
    if (there.rows.length > 0) return;
    await run(`create database ${template}_filling`);
    await fill(urlOf(`${template}_filling`));
    await run(`alter database ${template}_filling rename to ${template}`);
  });
  return createGivenDatabase(template);
}

/** One that may be frozen and ended: nobody else is on it. */
export interface OwnPostgres extends RunningPostgres {
  /** It answers nothing until it is thawed; nobody is told. */
  freeze(): void;
  thaw(): void;
  end(): Promise<void>;
  startAgain(): Promise<void>;
}

/** True where `startOwnPostgres` can. */
export const hasOwnPostgres = programs !== null;

/** A server on a socket in a temporary folder, or in that one, which is there and empty. */
export async function startOwnPostgres(
  folder = mkdtempSync(join(scratch(), 'madoguchi-postgres-')),
): Promise<OwnPostgres> {
  if (programs === null) throw new Error('PostgreSQL is not installed here.');
  const user = findUser();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user !== null) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, { ...(user ?? {}), cwd: folder, stdio: 'pipe' });
  const options = [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'max_connections=200',
  ];
  const start = () => run(spawn(join(programs, 'postgres'), options, { ...(user ?? {}), cwd: folder, stdio }));
  let server = await start();
  const end = async () => {
    server.child.kill('SIGINT');
    await server.ended;
  };
  return {
    // The host of the query counts: a folder, where there is a socket.
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    freeze: () => signal(server.child, 'SIGSTOP'),
    thaw: () => signal(server.child, 'SIGCONT'),
    end,
    async startAgain() {
      server = await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];

async function run(child: ReturnType<typeof spawn>) {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return { child, ended };
}

/** To it and to the processes that it has for its connections. */
function signal({ pid = 0 }: ChildProcess, name: 'SIGSTOP' | 'SIGCONT'): void {
  const own = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  for (const one of [pid, ...own]) process.kill(one, name);
}

async function createGivenDatabase(template = 'template1'): Promise<RunningPostgres> {
  const name = `madoguchi_${process.pid}_${Date.now()}`;
  await onServer(given, (run) => run(`create database ${name} template ${template}`));
  const stop = () => onServer(given, (run) => run(`drop database ${name} with (force)`));
  return { url: urlOf(name), stop: async () => void (await stop()) };
}

function urlOf(database: string): string {
  const url = new URL(given);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(
  server: string,
  work: (run: (sql: string) => Promise<QueryResult>) => Promise<T>,
): Promise<T> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return await work((sql) => client.query(sql)).finally(() => client.end());
}
