import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileExpression } from '../../src/expressions/compile.ts';
import { evaluate } from '../../src/expressions/evaluate.ts';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { fits } from '../../src/expressions/type-fit.ts';
import type { Scope, Tree } from '../../src/model/expression.ts';
import type { Type } from '../../src/model/type.ts';
import { noEnvironment } from './sample-names.ts';
import { anyExpression, names, scopes } from './typed-expressions.ts';

const cel = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });

type Outcome = { readonly value: unknown } | { readonly error: unknown };

function outcome(attempt: () => unknown): Outcome {
  try {
    return { value: attempt() };
  } catch (error) {
    return { error };
  }
}

function ours(tree: Tree, scope: Scope): Outcome {
  const result = outcome(() => evaluate(tree, scope, {}, noEnvironment));
  if ('error' in result && !(result.error instanceof ExpressionError)) throw result.error;
  return result;
}

/** Where CEL may give a value although a part of the expression failed: these absorb errors, ours on purpose does not. */
const absorbs = /&&|\|\||\.exists\(|\.all\(/;

it('the evaluator gives what cel-js gives, and fails where it fails', () => {
  let compared = 0;
  let total = 0;
  fc.assert(
    fc.property(anyExpression, scopes, (expression, scope) => {
      const { tree } = parseExpression(expression.ours);
      // Beyond the bounds of one expression.
      fc.pre(tree !== null);
      const mine = ours(tree, scope);
      const theirs = outcome(() => cel.evaluate(expression.cel, scope as Record<string, unknown>));
      total += 1;
      if ('value' in mine) {
        compared += 1;
        expect(theirs).toEqual(mine);
      } else if (!absorbs.test(expression.cel)) {
        expect(theirs).toHaveProperty('error');
      }
    }),
    { numRuns: 3000 },
  );
  // The generator must not drift into expressions that mostly fail: then this test would prove little.
  expect(compared / total).toBeGreaterThan(0.6);
}, 30_000);

it('an expression without Problems never fails, except at the end of a list, and has the type that was told', () => {
  let checked = 0;
  fc.assert(
    fc.property(anyExpression, scopes, (expression, scope) => {
      const { tree, type, problems } = compileExpression(expression.ours, names, {});
      fc.pre(problems.length === 0);
      const result = ours(tree, scope);
      if ('error' in result) {
        expect(String(result.error)).toMatch(/absent: .*\[\d\]$/);
        return;
      }
      checked += 1;
      expect(fits(typeOfValue(result.value), type)).toBe(true);
    }),
    { numRuns: 2000 },
  );
  expect(checked).toBeGreaterThan(500);
}, 30_000);

function typeOfValue(value: unknown): Type {
  if (typeof value === 'string') return { kind: 'text', codes: [value] };
  if (typeof value === 'number') return { kind: 'number', codes: [value] };
  if (typeof value === 'boolean') return { kind: 'flag' };
  if (Array.isArray(value)) return { kind: 'list', of: value.length === 0 ? { kind: 'any' } : typeOfValue(value[0]) };
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    { type: typeOfValue(member), optional: false },
  ]);
  return { kind: 'record', members: Object.fromEntries(members) };
}
