// chunk: check-blocks
import { argumentText } from '../forms/argument-text.ts';
import { isAlike } from '../forms/is-alike.ts';
import type { Difference } from '../model/difference.ts';
import type { Expression, Scope } from '../model/expression.ts';
import type { HeldInput } from '../model/held-input.ts';
import { phoneText } from '../model/phone-text.ts';
import type { Evaluator } from '../runtime/contract/screen.ts';

/** What is written otherwise than the registers have it, of the inputs of a process. */
export function heldDifferences(held: readonly HeldInput[], evaluator: Evaluator, more?: Scope): readonly Difference[] {
  return held.flatMap((input) => differencesOf(input, evaluator, more));
}

function differencesOf({ each, ...input }: HeldInput, evaluator: Evaluator, more?: Scope): readonly Difference[] {
  const holds = (condition: Expression | null, scope: Scope | undefined) =>
    condition === null || evaluator.evaluate(condition, scope) === true;
  if (!holds(input.shownWhen, more)) return [];
  if (each === null) return differenceOf(input, evaluator, more);
  return (evaluator.evaluate(each.list, more) as readonly unknown[])
    .map((item) => ({ ...more, item }))
    .filter((scope) => holds(each.where, scope))
    .flatMap((scope) => differenceOf(input, evaluator, scope));
}

function differenceOf(
  { label, value, against, options }: Omit<HeldInput, 'each'>,
  evaluator: Evaluator,
  scope?: Scope,
): readonly Difference[] {
  const written = String(evaluator.evaluate(value, scope) ?? '');
  const registered = String(evaluator.value(against.value, scope) ?? '');
  if (written === '' || registered === '' || isAlike(written, registered)) return [];
  const text = (one: string) => {
    const option = options.find((choice) => choice.value === one);
    return option === undefined ? phoneText(argumentText(one)) : evaluator.text(option.label, scope);
  };
  const source = evaluator.text(against.source, scope);
  return [{ label: evaluator.text(label, scope), written: text(written), source, registered: text(registered) }];
}
