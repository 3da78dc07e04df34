import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { playFuzz } from './play.ts';

/** The same ones each time; others, and more: `fuzz.proof.test.ts`. */
const seed = 1;

describe.each(databases)('some requests by chance, on %s', (kind) => {
  it('are each answered as the contract says', async () => {
    const { wrong, logged } = await playFuzz(kind, 400, seed);
    expect(wrong).toEqual([]);
    expect(logged).toEqual([]);
  }, 120_000);
});
