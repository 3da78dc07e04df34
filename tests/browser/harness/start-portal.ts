import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase } from '../../http/test-database.ts';

export interface RunningPortal {
  /** Example `http://127.0.0.1:43111`. */
  readonly origin: string;
  /** Process id of the server. */
  readonly pid: number;
  /** What it has written to the terminal. */
  said(): string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Folder of the project. Default: this one. */
  readonly root?: string;
  /** `scripts/dev.ts` is the development server with live descriptors. Default `scripts/serve.ts`. */
  readonly script?: string;
  /** Source of a script that runs before the server. */
  readonly before?: string;
}

/** Starts the real server on a free port with an empty database, and waits until it answers. */
export async function startPortal(
  environment: Record<string, string> = {},
  { root = process.cwd(), script = 'scripts/serve.ts', before = '' }: StartOptions = {},
): Promise<RunningPortal> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'madoguchi-data-'));
  // Another revision has other tables: it makes its own.
  if (root === process.cwd()) cpSync(await emptyDatabase(), data, { recursive: true });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(before)}`, script],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        MADOGUCHI_DATA: data,
        NODE_ENV: 'production',
        SANDBOX: 'on',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const origin = `http://127.0.0.1:${port}`;
  // A page that the portals of earlier revisions have, too (`npm run bench -- --against`).
  await answers(`${origin}/about/terms`, child, output);
  return {
    origin,
    pid: child.pid ?? 0,
    said: () => output.join(''),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  const giveUpAt = Date.now() + 180_000;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`the portal server ended before it answered:\n${output.join('')}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the portal server did not answer within 180 s:\n${output.join('')}`);
}

/** Below those that the system gives to outgoing connections: one of them would be taken again before the server has started. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
