import { Agent, request as send } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { createServer } from '../../../src/server/create-server.ts';
import { contracts, logIn } from '../contract/client.ts';
import { manyTries } from '../many-tries.ts';
import { type DatabaseKind, openTestDatabase } from '../test-database.ts';
import { type Answered, wrongWith } from './judge.ts';
import { anyRequest, type Fuzzed, mostWho } from './requests.ts';
import { routesIn } from './routes.ts';

export interface Played {
  readonly wrong: readonly string[];
  /** Lines of level 50 and above. */
  readonly logged: readonly string[];
  readonly statuses: { readonly [status: string]: number };
  /** Megabytes in use after a tenth and at the end, nothing to collect left. */
  readonly megabytes: readonly [number, number];
  /** Sessions that are there, and answers that gave a cookie. */
  readonly sessions: readonly [number, number];
}

const personas = ['qr', 'kana-couple', 'licence-gold', 'nq-care-worker'];
const lanes = 8;
/** They end, or are ended by what is sent. */
const loginEvery = 400;

/** What they set for a session may be any answer: they have one of their own. */
const ofOwnSession = /^\/sandbox\/(?:faults|settings|clock)/;

/** Sends so many requests to a portal of this process; the same ones for the same seed. */
export async function playFuzz(kind: DatabaseKind, requests: number, seed: number): Promise<Played> {
  const logged: string[] = [];
  const { database, remove } = await openTestDatabase(kind);
  const server = await createServer({
    database,
    contracts,
    sandbox: true,
    callsPerMinute: 10_000_000,
    settings: manyTries,
    logLevel: 'error',
    logTo: { write: (line) => void logged.push(line) },
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const wrong: string[] = [];
  const statuses: { [status: string]: number } = {};
  let cookiesGiven = 0;
  let cookies = await logins(origin);
  const all = fc.sample(anyRequest(routesIn(server.printRoutes({ commonPrefix: false }))), { numRuns: requests, seed });
  const megabytes: number[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) {
      if (at % loginEvery === loginEvery - 1) cookies = await logins(origin);
      if (at === Math.floor(all.length / 10)) megabytes.push(inUse());
      const one = all[at] as Fuzzed;
      const cookie = ofOwnSession.test(one.path) ? '' : (cookies[one.who] ?? '');
      const answered = await ask(agent, origin, one, cookie);
      if (answered === null) continue;
      statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
      if (answered.givesCookie) cookiesGiven += 1;
      const what = wrongWith(one, answered);
      if (what !== null)
        wrong.push(
          `#${at} ${one.method} ${one.path.slice(0, 200)}: ${what} ${one.body?.toString().slice(0, 200) ?? ''}`,
        );
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  all.length = 0;
  megabytes.push(inUse());
  await vi.waitFor(async () => expect(await connectionsTo(server)).toBeLessThanOrEqual(personas.length + 1), {
    timeout: 20_000,
    interval: 200,
  });
  const [row] = await database.query<{ n: number }>('select count(*)::int as n from sessions');
  const logs = Math.ceil(requests / loginEvery) * personas.length + personas.length;
  await server.close();
  await remove();
  return {
    wrong,
    logged,
    statuses,
    megabytes: [megabytes[0] ?? 0, megabytes[1] ?? 0],
    sessions: [row?.n ?? 0, cookiesGiven + logs],
  };
}

/** The last logins keep theirs for a while: `fetch` has sent them. */
const connectionsTo = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => server.getConnections((error, n) => (error ? reject(error) : resolve(n))));

/** `cookies/<service>.ts`: of those who log in to a service of its own. */
const modules = import.meta.glob<{ readonly cookie: (origin: string) => Promise<string> }>('./cookies/*.ts', {
  eager: true,
});

/** Cookies of nobody, of some people, and of those others. */
async function logins(origin: string): Promise<readonly string[]> {
  const people = await Promise.all(personas.map(async (persona) => (await logIn(origin, persona)).cookie));
  const others = await Promise.all(Object.values(modules).map(({ cookie }) => cookie(origin)));
  return ['', ...people, ...others].slice(0, mostWho);
}

/** Null: the connection was closed without an answer, or Node does not send such a thing. */
function ask(
  agent: Agent,
  origin: string,
  one: Fuzzed,
  cookie: string,
): Promise<(Answered & { readonly givesCookie: boolean }) | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    try {
      const headers = {
        origin,
        ...(cookie !== '' && { cookie }),
        ...one.headers,
        ...(one.body !== null && { 'content-length': one.body.length }),
      };
      const sent = send({ agent, hostname, port, path: one.path, method: one.method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', () => resolve(null));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: /text|json/.test(answer.headers['content-type'] ?? '') ? Buffer.concat(parts).toString() : '',
            givesCookie: answer.headers['set-cookie'] !== undefined,
          }),
        );
      });
      sent.on('error', () => resolve(null));
      sent.on('upgrade', (_answer, socket) => {
        socket.destroy();
        resolve(null);
      });
      sent.end(one.body ?? undefined);
    } catch {
      resolve(null);
    }
  });
}

function inUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
