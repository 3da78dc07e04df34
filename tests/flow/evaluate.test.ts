import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate as atRunTime } from '../../src/expressions/evaluate.ts';
import { unknown } from '../../src/expressions/evaluate-known.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { ERROR, evaluate, type Lookup, NOT_FALSE, NOT_TRUE, UNKNOWN } from '../../src/flow/conditions/evaluate.ts';
import type { Scope, Tree } from '../../src/model/expression.ts';
import { noEnvironment, sampleRuns } from '../expressions/sample-names.ts';
import { someOf } from '../expressions/some-of.ts';
import { anyExpression, scopes } from '../expressions/typed-expressions.ts';

/** Values by path, as far as the scope has them. A name that it lacks is unknown. */
function lookupIn(scope: Scope): Lookup {
  const read = (path: string): unknown => {
    let value: unknown = scope;
    for (const name of path.split('.')) {
      if (value === unknown) return UNKNOWN;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return ERROR;
      if (!Object.hasOwn(value, name)) return value === scope ? UNKNOWN : ERROR;
      value = (value as Scope)[name] ?? ERROR;
    }
    return isWhole(value) ? value : UNKNOWN;
  };
  return {
    read,
    isSet(path) {
      const value = read(path);
      return value === UNKNOWN ? UNKNOWN : value !== ERROR;
    },
    call: () => UNKNOWN,
    fact: () => undefined,
  };
}

function isWhole(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== unknown;
  return Object.values(value).every(isWhole);
}

const failed = Symbol('failed');

function late(tree: Tree, scope: Scope): unknown {
  try {
    return atRunTime(tree, scope, sampleRuns, noEnvironment);
  } catch (error) {
    if (error instanceof ExpressionError) return failed;
    throw error;
  }
}

/** What the run-time may give where the analysis has given that. */
const allowed = (early: unknown): readonly unknown[] => {
  if (early === ERROR) return [failed];
  if (early === NOT_TRUE) return [false, failed];
  return early === NOT_FALSE ? [true, failed] : [early];
};

it.each([
  ['with everything known', scopes.map((whole) => ({ whole, part: whole })), 0.5],
  ['with a part of it known', someOf, 0.15],
])(
  'what the analysis of conditions gives is what the run-time gives: %s',
  (_, given, least) => {
    let told = 0;
    let total = 0;
    fc.assert(
      fc.property(anyExpression, given, ({ ours }, { whole, part }) => {
        const { tree } = parseExpression(ours);
        fc.pre(tree !== null);
        total += 1;
        const early = evaluate(tree, lookupIn(part));
        if (early === UNKNOWN) return;
        told += 1;
        expect(allowed(early)).toContainEqual(late(tree, whole));
      }),
      { numRuns: 4000 },
    );
    expect(told / total).toBeGreaterThan(least);
  },
  60_000,
);

it.each([
  ['[1, 2].exists(n, n == 1 || state.none)', true],
  ['[1, 2].exists(n, n == 2 || state.none)', ERROR],
  ['[1, 2].all(n, n == 2 && state.none)', false],
  ['[1, 2].filter(n, n == 1 && state.none).size() == 0', ERROR],
])('a loop ends where it is decided: %s', (source, value) => {
  const tree = parseExpression(source).tree as Tree;
  expect(evaluate(tree, lookupIn({ state: {} }))).toBe(value);
  expect(late(tree, { state: {} })).toBe(value === ERROR ? failed : value);
});
