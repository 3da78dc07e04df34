import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { portalStarts } from './portal-starts.ts';

/** The reference server as a process of its own. */
export interface PortalProcess {
  readonly origin: string;
  /** Settles once it has started again, or failed to, which the terminal says. */
  restart(because: string): Promise<void>;
  /** Settles once it can be asked, or is known not to start: between two runs requests wait instead of failing. */
  listens(): Promise<void>;
  /** Settles once it has ended, where a signal asked for that; else at once. */
  stopped(): Promise<void>;
}

/** Longer than it takes to start, on a busy machine. */
const patienceMs = 60_000;

/** What was saved to mend it is noticed within this, and then waited for. */
const noticedMs = 1000;

const watched = ['src/server/**', 'schemas/xsd/**'];

/**
 * Starts it on free ports, which it keeps. `tsx watch` starts it again when a file that it has loaded is saved, or any of its folders, in which a new file is
 * a new endpoint. `nodeFlags`: example `--inspect`. Ends this process if the first start fails; ends with this process.
 */
export async function startPortal(
  environment: { readonly [name: string]: string },
  nodeFlags: readonly string[],
): Promise<PortalProcess> {
  const [port, sitePort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('tsx/cli')),
      'watch',
      '--clear-screen=false',
      ...watched.flatMap((folder) => ['--include', folder]),
      ...nodeFlags,
      'scripts/dev/portal.ts',
    ],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Out of the terminal's group, so that it hears of Ctrl+C from here alone.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        ...environment,
        // Without the sandbox there are no such sites.
        ...({ ...process.env, ...environment }.SANDBOX === 'on' && {
          EXTERNAL_SITE_PORT: process.env.EXTERNAL_SITE_PORT || String(sitePort),
        }),
        PORT: String(port),
        // Only this process connects to it.
        HOST: '127.0.0.1',
      },
    },
  );
  const starts = portalStarts(console.log);
  const stopped = endTogether(child, () => starts.stop());
  createInterface({ input: child.stdout }).on('line', (line) => starts.take(line));
  if (!(await starts.next())) process.exit(1);
  return {
    origin: `http://127.0.0.1:${port}`,
    async restart(because) {
      console.log(because);
      const again = starts.next();
      // What `tsx watch` takes for the Return key.
      child.stdin.write('\n');
      await Promise.race([again, wait(patienceMs, undefined, { ref: false })]);
    },
    async listens() {
      const from = Date.now();
      const isOver = (ms: number) => Date.now() - from > ms;
      while (!isOver(patienceMs) && !(starts.isDown() && isOver(noticedMs)) && !(await isOpen(port))) await wait(50);
    },
    stopped,
  };
}

function endTogether(child: ChildProcess, isStopping: () => void): () => Promise<void> {
  let stopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('exit', (code) => process.exit(code ?? 1));
  // Asked twice, it would not finish what it does with the database: a terminal's Ctrl+C comes from npm, too.
  const stop = () => {
    isStopping();
    if (!stopping) child.kill();
    stopping = true;
  };
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  return () => (stopping ? ended : Promise.resolve());
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
