import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A success criterion of the standards (`criteria.yaml`). */
export interface Criterion {
  /** Example `1.4.10`. */
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly in: 'both' | 'wcag' | 'jis';
  /** Why the portal has nothing that it applies to. */
  readonly none?: string;
  /** Names of the tests that prove it, or a part of it. */
  readonly tests?: readonly string[];
  /** What nobody but people can judge, and nobody has yet. */
  readonly byHand?: string;
}

/** What tests a criterion (`tests.yaml`). */
export interface CriterionTest {
  readonly says: string;
  readonly files: readonly string[];
}

const read = (name: string) => parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const criteria = read('./criteria.yaml') as readonly Criterion[];
export const criterionTests = read('./tests.yaml') as { readonly [name: string]: CriterionTest };

export type Standing = 'tested' | 'partly' | 'untested' | 'none';

/** How far it is proven: wholly only if nothing is left for people to judge. */
export function standingOf({ none, tests = [], byHand }: Criterion): Standing {
  if (none !== undefined) return 'none';
  if (tests.length === 0) return 'untested';
  return byHand === undefined ? 'tested' : 'partly';
}
