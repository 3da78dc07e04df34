// chunk: data-form
import type { FieldFailure } from '../validate-fields.ts';
import { type AnswerValues, answerOf, holds } from './answers.ts';
import { type DataField, type DataItem, isAnswerBound, nameOf } from './definition.ts';

/** The field with the answers that its bounds name in their place; a bound without an answer, or with a hidden one, bounds nothing. */
export function withBounds(field: DataField, values: AnswerValues, shown: readonly DataItem[]): DataField {
  const entries = Object.entries(field);
  if (!entries.some(([key, argument]) => isBound(key, argument))) return field;
  const bound = entries.flatMap(([key, argument]) => {
    if (!isBound(key, argument)) return [[key, argument] as const];
    const answer = answerOf(values, argument.field);
    const counts = shown.some((item) => nameOf(item) === argument.field);
    return counts && (typeof answer === 'number' || (typeof answer === 'string' && answer !== ''))
      ? [[key, answer] as const]
      : [];
  });
  return Object.fromEntries(bound) as unknown as DataField;
}

/** A condition names a field, too. */
function isBound(key: string, argument: unknown): argument is { readonly field: string } {
  return key !== 'shownWhen' && isAnswerBound(argument);
}

/** The rules of a shown field that its list's answers break. */
export function brokenRules(
  { name, rules = [] }: DataField,
  values: AnswerValues,
  shown: readonly DataItem[],
): readonly FieldFailure[] {
  return rules
    .filter(({ refuseWhen }) =>
      refuseWhen.every((one) => shown.some((item) => nameOf(item) === one.field) && holds(one, values)),
    )
    .map(({ message }) => ({ field: name, constraint: 'rule', argument: message }));
}
