import { evaluate, type FunctionRuns, reading } from '../../expressions/evaluate.ts';
import { renderText } from '../../expressions/text.ts';
import { isRecord } from '../../forms/record.ts';
import type { Expression, Scope, TextValue, Value } from '../../model/expression.ts';
import type { FunctionEnvironment } from '../../model/vocabulary.ts';
import type { Evaluator } from '../contract/screen.ts';

/** The names beside those of the scope. */
export type Knowing = (more: Scope | undefined) => Scope | undefined;

/** Evaluates with the names `scope` returns at call time. `knowing`: adds to those a caller gives beside them. */
export function createEvaluator(
  scope: () => Scope,
  functions: FunctionRuns,
  environment: FunctionEnvironment,
  knowing: Knowing = (more) => more,
): Evaluator {
  const evaluator: Evaluator = {
    evaluate: (expression, more) => evaluate(expression.tree, scope(), functions, environment, knowing(more)),
    text: (text, more) => renderText(text, scope(), functions, environment, knowing(more)),
    value(value, more) {
      if (Array.isArray(value)) return value.map((entry) => evaluator.value(entry, more));
      if (!isRecord(value)) return value;
      if (value.kind === 'expression') return evaluator.evaluate(value as unknown as Expression, more);
      if (value.kind === 'text' && 'parts' in value) return evaluator.text(value as unknown as TextValue, more);
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, evaluator.value(entry as Value, more)]),
      );
    },
  };
  return evaluator;
}

/** Merges both; `more` wins. Getters stay getters, so that a fact nobody reads is never evaluated. */
export function withNames(scope: Scope, more: Scope): Scope {
  const all: Record<string, unknown> = {};
  for (const names of [scope, more])
    for (const name of Object.keys(names)) {
      const member = Object.getOwnPropertyDescriptor(names, name) as PropertyDescriptor;
      // Defining takes ten times as long as setting.
      if (member.get) Object.defineProperty(all, name, member);
      else all[name] = member.value;
    }
  return all;
}

/** `item` inside `each`; empty outside. */
export function itemScope(item: unknown): Record<string, unknown> {
  return item === undefined ? {} : { item };
}

/** True when the condition holds; null = no condition, true. Throws on a non-boolean, which is a bug of the build. */
export function holds(evaluator: Evaluator, condition: Expression | null | undefined, more?: Scope): boolean {
  if (condition === null || condition === undefined) return true;
  const value = evaluator.evaluate(condition, more);
  if (typeof value !== 'boolean') throw new TypeError(`No flag ${reading(condition.tree)}`);
  return value;
}

/** A duration or count, possibly taken from settings. Throws if it is not a number. */
export function numberOf(evaluator: Evaluator, value: unknown): number {
  const number = evaluator.value(value as Value);
  if (typeof number !== 'number') throw new TypeError(`No number ${JSON.stringify(value)}`);
  return number;
}
