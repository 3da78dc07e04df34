import { describe, expect, it } from 'vitest';
import { hasOwnPostgres } from '../postgres.ts';
import type { DatabaseKind } from '../test-database.ts';
import { playFuzz } from './play.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const kinds: readonly DatabaseKind[] = ['PGlite', ...(hasOwnPostgres ? ['PostgreSQL' as const] : [])];

describe.each(kinds)('requests by chance, on %s', (kind) => {
  it(`${requests} of FUZZ_SEED=${seed} are each answered as the contract says, and leave nothing behind`, async () => {
    const { wrong, logged, statuses, megabytes, sessions } = await playFuzz(kind, requests, seed);
    console.log(kind, JSON.stringify(statuses), 'MB', megabytes.map(Math.round), 'sessions', sessions);
    expect(wrong).toEqual([]);
    expect(logged).toEqual([]);
    expect(sessions[0]).toBeLessThanOrEqual(sessions[1]);
    expect(megabytes[1] - megabytes[0]).toBeLessThan(60);
    // Each kind of answer came.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405', '413', '415']));
  }, 1_800_000);
});
