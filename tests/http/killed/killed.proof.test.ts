import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import { verifyAudit } from '../../../src/server/kernel/audit/verify-audit.ts';
import { strangeReply } from '../contract/hostile-values.ts';
import { hasOwnPostgres } from '../postgres.ts';
import type { DatabaseKind } from '../test-database.ts';
import { type Act, readyActs } from './acts.ts';
import { type KeptDatabase, keptDatabase } from './kept-database.ts';
import { differences, type Expected, growth, type Records, recordsOf, settled } from './records.ts';
import { sendAll, sendAndKill, type Told } from './senders.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 5);
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
const roundLimitMs = 300_000;

const kinds: readonly DatabaseKind[] = ['PGlite', ...(hasOwnPostgres ? ['PostgreSQL' as const] : [])];

/** When each of its processes is killed, the last one aside: after so many of the answers (a part of all), and some milliseconds more. */
const kills = fc.sample(
  fc.array(fc.record({ part: fc.integer({ min: 0, max: 99 }), milliseconds: fc.integer({ min: 0, max: 30 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  { numRuns: rounds, seed },
);

describe.each(kinds)(
  `a process that is killed while people send, again and again, on %s (KILL_SEED=${seed})`,
  (kind) => {
    let kept: KeptDatabase;
    let expected: Expected;
    beforeAll(async () => {
      kept = await keptDatabase(kind);
      expected = await kept.here(whatSendingLeaves);
    }, roundLimitMs);
    afterAll(() => kept?.remove(), roundLimitMs);

    it.each(kills.map((when, index) => ({ round: index + 1, when })))(
      'round $round',
      async ({ when }) => {
        const { acts, before } = await kept.here(async (database, origin) => {
          const ready = await readyActs(origin, database);
          return { acts: ready, before: await recordsOf(database, ready) };
        });
        const told: Told = new Map();
        const order = (salt: number) =>
          fc.sample(fc.shuffledSubarray([...acts], { minLength: acts.length }), { numRuns: 1, seed: seed + salt })[0] ??
          [];
        let answered = 0;
        for (const [index, { part, milliseconds }] of when.entries()) {
          const at = { answers: Math.floor((acts.length * part) / 100), milliseconds };
          await sendAndKill(kept, order(index), told, at);
          answered = [...told.values()].flat().length;
        }
        // The portal of this process is the one that is started for the last time.
        await kept.here(async (database, origin) => {
          await sendAll(origin, order(when.length), told, () => undefined);
          console.log(`${kind}: ${answered} answers of ${acts.length * when.length} before the last start`);
          expect(acts.flatMap((act) => wrongOf(act, told))).toEqual([]);
          await settled(database);
          expect(differences(expected, growth(before, await recordsOf(database, acts)))).toEqual([]);
          expect(await database.query('select kind from outbox where sent_at is null')).toEqual([]);
          await chainAudit(database);
          expect(await verifyAudit(database)).toMatchObject({ isIntact: true, waiting: 0 });
        });
      },
      roundLimitMs,
    );
  },
);

/** Undisturbed: one sending of each act, and another one. After a first set, which leaves what is there for all once (an administrator). */
async function whatSendingLeaves(database: Database, origin: string): Promise<Expected> {
  for (const act of await readyActs(origin, database)) await act.send(origin);
  const acts = await readyActs(origin, database);
  const before = await recordsOf(database, acts);
  const left = async (): Promise<Records> => {
    for (const act of acts) expect((await act.send(origin))?.status).toBeLessThan(500);
    await settled(database);
    return growth(before, await recordsOf(database, acts));
  };
  return { once: await left(), twice: await left() };
}

/** What is wrong with what was told of an act: with a key, each answer says what the first one said, and that it is done. */
function wrongOf(act: Act, told: Told): readonly string[] {
  const replies = told.get(act) ?? [];
  const strange = replies.flatMap((reply) => strangeReply(reply, act.codes) ?? []);
  const answers = new Set(replies.map(({ resultCode, resBody }) => JSON.stringify([resultCode, resBody])));
  const isDone = replies.every(({ resultCode }) => resultCode === '0000');
  return [
    ...(replies.length === 0 ? ['never answered'] : []),
    ...strange,
    ...(act.isOnce && !isDone ? ['not done'] : []),
    ...(act.isOnce && answers.size > 1 ? [`answered differently: ${[...answers].join(' ')}`] : []),
  ].map((what) => `${act.call}: ${what}`);
}
