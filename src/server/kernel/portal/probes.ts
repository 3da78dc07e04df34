import { setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { type DatabaseState, databaseState } from '../../db/database-state.ts';

/** From one address: more than any balancer asks, and no way to keep the database busy. */
const probesPerMinute = 600;

/** What is well is not asked again sooner. */
const freshMs = 1000;

/** Whoever asks waits no longer. */
const mostMs = 4000;

interface Probed {
  readonly state: DatabaseState;
  readonly at: number;
}

/**
 * For whoever runs the portal: `/livez`, the process answers; `/readyz`, it takes work, its database included, in which it writes a row. Neither
 * knows of people, nor shares a limit with their calls.
 */
export async function registerProbes(
  app: FastifyInstance,
  database: Database,
  isStopping: () => boolean,
): Promise<void> {
  await app.register(rateLimit, {
    max: probesPerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: () => ({ statusCode: 429, status: 'asked too often' }),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler(
    ({ statusCode = 500, status = 'failed' }: { statusCode?: number; status?: string }, _request, reply) =>
      reply.code(statusCode).send({ status }),
  );

  let last: Probed | null = null;
  let asking: Promise<DatabaseState> | null = null;
  const stateNow = (): Promise<DatabaseState> => {
    if (last?.state === 'ok' && Date.now() - last.at < freshMs) return Promise.resolve('ok');
    asking ??= databaseState(database).then((state) => {
      last = { state, at: Date.now() };
      asking = null;
      return state;
    });
    return Promise.race([asking, sleep(mostMs, 'no answer' as const, { ref: false })]);
  };

  app.get('/livez', async (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const state = await stateNow();
    if (state === 'ok') return reply.send({ status: 'ok', database: 'ok' });
    return reply.code(503).send({ status: 'unavailable', database: state });
  });
}
