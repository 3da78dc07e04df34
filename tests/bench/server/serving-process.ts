import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Held } from './holds.ts';

/** What the process under load is given. */
export interface Served {
  readonly url: string;
  /** As in `MADOGUCHI_KEYS`. */
  readonly keys: string;
  /** Of the portal. */
  readonly origin: string;
  /** Of the bare route's answer. */
  readonly answerBytes: number;
}

export type Asked = 'state' | 'watch' | 'watched' | 'end';

export interface State {
  /** That the mail service was given. */
  readonly mails: number;
  /** Processor time so far, in milliseconds. */
  readonly cpuMs: number;
  /** Bytes of resident memory. */
  readonly rss: number;
  /** Since `watch`; null = not asked for. */
  readonly held: Held | null;
}

export type Told = State | { readonly bareOrigin: string };

export interface Serving {
  readonly bareOrigin: string;
  ask(what: Exclude<Asked, 'end'>): Promise<State>;
  stop(): Promise<void>;
}

/** Node's own options may be given by `BENCH_NODE_OPTIONS`, example `--cpu-prof --cpu-prof-dir=/tmp/profile`. Its log lines go into that file. */
export async function startServing(served: Served, logFile: string): Promise<Serving> {
  const script = fileURLToPath(new URL('serving.ts', import.meta.url));
  const own = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter((option) => option !== '');
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, [...own, '--import', 'tsx', script, JSON.stringify(served)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const next = () =>
    new Promise<Told>((resolve, reject) => {
      child.once('message', resolve);
      void ended.then(() => reject(new Error('The serving process has ended.')));
    });
  const first = await next();
  if (!('bareOrigin' in first)) throw new Error('The serving process does not say where it listens.');
  return {
    bareOrigin: first.bareOrigin,
    async ask(what) {
      const answer = next();
      child.send(what);
      return (await answer) as State;
    },
    async stop() {
      if (child.connected) child.send('end');
      await ended;
    },
  };
}
