import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/expressions/evaluate.ts';
import { evaluateKnown } from '../../src/expressions/evaluate-known.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { unknown } from '../../src/expressions/outcome.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import type { Scope, Tree } from '../../src/model/expression.ts';
import { noEnvironment, sampleRuns } from './sample-names.ts';
import { someOf } from './some-of.ts';
import { anyExpression, scopes } from './typed-expressions.ts';
import { withoutNegativeZero } from './without-negative-zero.ts';

const treeOf = (source: string): Tree => parseExpression(source).tree as Tree;
const { now: _, ...environment } = noEnvironment;
const functions = {
  ...sampleRuns,
  clock: (_args: readonly unknown[], { now }: typeof noEnvironment) => now(),
};
const known = (source: string, scope: Scope = {}) => evaluateKnown(treeOf(source), { scope, functions, environment });

it('what is known is what comes out, whatever the rest turns out to be', () => {
  let told = 0;
  let total = 0;
  fc.assert(
    fc.property(anyExpression, someOf, ({ ours }, { whole, part }) => {
      const { tree } = parseExpression(ours);
      fc.pre(tree !== null);
      total += 1;
      const early = evaluateKnown(tree, { scope: part, functions, environment });
      if (early === unknown) return;
      told += 1;
      let late: unknown;
      try {
        late = evaluate(tree, whole, functions, noEnvironment);
      } catch (error) {
        if (error instanceof ExpressionError) return;
        throw error;
      }
      expect(withoutNegativeZero(early)).toEqual(withoutNegativeZero(late));
    }),
    { numRuns: 4000 },
  );
  // Not everything may be unknown: then this test would prove little.
  expect(told / total).toBeGreaterThan(0.25);
}, 30_000);

it('with everything known, it is the evaluator', () => {
  fc.assert(
    fc.property(anyExpression, scopes, ({ ours }, scope) => {
      const { tree } = parseExpression(ours);
      fc.pre(tree !== null);
      let late: unknown = unknown;
      try {
        late = evaluate(tree, scope, functions, noEnvironment);
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error;
        return;
      }
      expect(evaluateKnown(tree, { scope, functions, environment })).toEqual(late);
    }),
    { numRuns: 2000 },
  );
}, 30_000);

describe('in the logic of what is not known yet', () => {
  it.each([
    ['false && login.isLogin', false],
    ['login.isLogin && false', false],
    ['true && login.isLogin', unknown],
    ['true || login.isLogin', true],
    ['login.isLogin || true', true],
    ['login.isLogin || false', unknown],
    ['!login.isLogin', unknown],
    ["login.isLogin ? 'a' : 'a'", 'a'],
    ["login.isLogin ? 'a' : 'b'", unknown],
    ['[1, 2].exists(n, n == 2 || login.isLogin)', true],
    ['[1, 2].all(n, n == 2 && login.isLogin)', false],
    ['[1, 2].exists(n, login.isLogin)', unknown],
    ['[].exists(n, login.isLogin)', false],
    ['has(login.name)', unknown],
    ['missing(login)', unknown],
    ['{"name": login.name}', unknown],
    ['{"name": login.name, "size": 2}.size', 2],
    ["within(clock(), 'day')", unknown],
    ["shout('a')", 'a!'],
    // What fails is found out by the browser.
    ['settings.none', unknown],
    ["'a' < 1", unknown],
    ["has(settings.none) ? settings.none : 'else'", 'else'],
    ['missing(settings.none)', true],
    ['missing(settings.later)', unknown],
    ['has(settings.later)', unknown],
    ['settings.later == settings.later', unknown],
    ['settings.on', true],
  ])('%s', (source, value) => {
    expect(known(source, { settings: { on: true, later: unknown } })).toEqual(value);
  });
});
