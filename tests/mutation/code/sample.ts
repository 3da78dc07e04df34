import type { CodeMutant } from './code-mutant.ts';
import { operators } from './find-mutants.ts';

/** Written down before the first mutant was run. */
export const SEED = 20_261_123;
export const SAMPLE_SIZE = 300;

/** As many of each operator, each place of the code with the same chance. The same for the same seed and code. */
export function sampleOf(all: readonly CodeMutant[], size = SAMPLE_SIZE, seed = SEED): readonly CodeMutant[] {
  const random = randomFrom(seed);
  return operators.flatMap(({ name }) => {
    const own = all.filter(({ operator }) => operator === name);
    const drawn = own.map((mutant) => ({ mutant, lot: random() })).toSorted((one, other) => one.lot - other.lot);
    return drawn.slice(0, size / operators.length).map(({ mutant }) => mutant);
  });
}

/** mulberry32: numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
