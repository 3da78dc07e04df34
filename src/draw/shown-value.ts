import type { Scope, TextValue, Value } from '../model/expression.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';

/** A value as display text; empty if absent. */
export function shownValue(evaluator: Evaluator, value: Value | TextValue, more: Scope | undefined): string {
  return String(evaluator.value(value as Value, more) ?? '');
}

type Options = { readonly [key: string]: unknown };

/** The options of a widget with every text and expression evaluated. */
export function evaluatedOptions(evaluator: Evaluator, options: Options, more: Scope | undefined): Options {
  return evaluator.value(options as Value, more) as Options;
}
