import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate as atRunTime } from '../../src/expressions/evaluate.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { fails, OrFails, unknown } from '../../src/expressions/outcome.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { evaluate, type Lookup } from '../../src/flow/conditions/evaluate.ts';
import type { Scope, Tree } from '../../src/model/expression.ts';
import { noEnvironment, sampleRuns } from '../expressions/sample-names.ts';
import { someOf } from '../expressions/some-of.ts';
import { anyExpression, scopes } from '../expressions/typed-expressions.ts';
import { withoutNegativeZero } from '../expressions/without-negative-zero.ts';

/** Values by path, as far as the scope has them. A name that it lacks is unknown. */
function lookupIn(scope: Scope): Lookup {
  const read = (path: string): unknown => {
    let value: unknown = scope;
    for (const name of path.split('.')) {
      if (value === unknown) return unknown;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return fails;
      if (!Object.hasOwn(value, name)) return value === scope ? unknown : fails;
      value = (value as Scope)[name] ?? fails;
    }
    return isWhole(value) ? value : unknown;
  };
  return {
    read,
    isSet(path) {
      const value = read(path);
      return value === unknown ? unknown : value !== fails;
    },
    call: () => unknown,
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
  if (early === fails) return [failed];
  return early instanceof OrFails ? [early.value, failed] : [early];
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
        if (early === unknown) return;
        told += 1;
        expect(allowed(early).map(withoutNegativeZero)).toContainEqual(withoutNegativeZero(late(tree, whole)));
      }),
      { numRuns: 4000 },
    );
    expect(told / total).toBeGreaterThan(least);
  },
  60_000,
);

it.each([
  ['[1, 2].exists(n, n == 1 || state.none)', true],
  ['[1, 2].exists(n, n == 2 || state.none)', fails],
  ['[1, 2].all(n, n == 2 && state.none)', false],
  ['[1, 2].filter(n, n == 1 && state.none).size() == 0', fails],
])('a loop ends where it is decided: %s', (source, value) => {
  const tree = parseExpression(source).tree as Tree;
  expect(evaluate(tree, lookupIn({ state: {} }))).toBe(value);
  expect(late(tree, { state: {} })).toBe(value === fails ? failed : value);
});
