import type { Scope, Text, TextValue, Value } from '../model/expression.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'text';
}

/** A value as display text; empty if absent. */
export function shownValue(evaluator: Evaluator, value: Value | TextValue, more: Scope | undefined): string {
  if (isText(value)) return evaluator.text(value, more);
  const outcome = evaluator.value(value, more);
  return outcome === undefined || outcome === null ? '' : String(outcome);
}

/** The options of a widget with every text and expression evaluated. */
export function evaluatedOptions(
  evaluator: Evaluator,
  options: { readonly [key: string]: unknown },
  more: Scope | undefined,
): { readonly [key: string]: unknown } {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => [
      key,
      isText(option) ? evaluator.text(option, more) : evaluator.value(option as Value, more),
    ]),
  );
}
