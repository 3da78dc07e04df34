import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from '../percentile.ts';
import type { Calls, Sent } from './calls.ts';

export const connections = 64;

/** What came of asking for a while. */
export interface Run {
  readonly perSecond: number;
  /** Milliseconds from the request until the answer has been read. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly answered: number;
}

/** Somebody who asks: resolves once the answer has been read, and throws at one that is not well. */
export type Asks = () => Promise<void>;

export interface Target {
  readonly origin: string;
  readonly pool: Pool;
  close(): Promise<void>;
}

export function target(origin: string, most = connections): Target {
  const pool = new Pool(origin, { connections: most, pipelining: 1 });
  return { origin, pool, close: () => pool.close() };
}

const commonHeader = { screenId: 'SCK2301-01-001' };

/** Sends as a browser does that is logged in. */
export async function send({ origin, pool }: Target, { path, person, reqBody, isWrite, isAct, told }: Sent) {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path,
    headers: {
      cookie: `madoguchi_session=${person.token}`,
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      ...(isWrite && { 'idempotency-key': randomUUID() }),
      ...(isAct && { 'intention-key': randomUUID() }),
    },
    body: JSON.stringify({ commonHeader, ...(reqBody !== undefined && { reqBody }) }),
  });
  const text = await body.text();
  if (statusCode !== 200 || !text.includes('"resultCode":"0000"')) throw new Error(`${path}: ${statusCode} ${text}`);
  told?.((JSON.parse(text) as { resBody?: unknown }).resBody);
  return text;
}

export const asking =
  (at: Target, calls: Calls): Asks =>
  async () => {
    await send(at, calls());
  };

/** Asks the bare route for a session. */
export const askingBare =
  ({ pool }: Target, ids: readonly string[]): Asks =>
  async () => {
    const id = ids[Math.floor(Math.random() * ids.length)];
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/bare',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commonHeader, reqBody: { id } }),
    });
    const text = await body.text();
    if (statusCode !== 200 || !text.includes('"resultCode":"0000"')) throw new Error(`/bare: ${statusCode} ${text}`);
  };

/** For so long, or so often; as many a second as the answers allow, or so many. */
export interface Most {
  readonly ms?: number;
  readonly times?: number;
  readonly perSecond?: number;
}

/**
 * Asks from so many sides at once, each as soon as it has its answer. With `perSecond`, each is due at its time, and its wait counts from then: who could
 * not be asked because an answer was late has waited, too.
 */
export async function load(asks: Asks, { ms, times, perSecond }: Most): Promise<Run> {
  const spans: number[] = [];
  const began = performance.now();
  let begun = 0;
  const side = async () => {
    for (;;) {
      const nth = begun;
      begun += 1;
      const now = performance.now();
      const due = perSecond === undefined ? now : began + (nth * 1000) / perSecond;
      if (nth >= (times ?? Number.POSITIVE_INFINITY) || due - began >= (ms ?? Number.POSITIVE_INFINITY)) return;
      if (due > now) await sleep(due - now);
      await asks();
      spans.push(performance.now() - due);
    }
  };
  await Promise.all(Array.from({ length: connections }, side));
  const seconds = (performance.now() - began) / 1000;
  return {
    perSecond: spans.length / seconds,
    p50: percentile(spans, 50),
    p99: percentile(spans, 99),
    longest: percentile(spans, 100),
    answered: spans.length,
  };
}
