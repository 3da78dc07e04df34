import { ExpressionError } from '../../../expressions/expression-error.ts';
import { errorMessages } from '../../../forms/error-messages.ts';
import { type FieldFailure, validateFields } from '../../../forms/validate-fields.ts';
import type { CheckedField, InputCheck } from '../../../model/input-check.ts';
import type { Asked } from './input-asked.ts';
import type { InputParts, InputProblem } from './input-parts.ts';

/** What the screen would have refused of it, in its words. */
export function refusedOf(asked: Asked, check: InputCheck, parts: InputParts): readonly InputProblem[] {
  const { fields, values, row } = asked;
  const failures = fields.flatMap((field) => failuresOf(field, asked, parts));
  const isSound = (name: string) =>
    fields.some((field) => field.name === name) &&
    !isEmpty(values[name]) &&
    !failures.some(({ field }) => field === name);
  const told = errorMessages({
    fields,
    failures,
    values,
    isShown: () => true,
    refuses: (field, constraint, part) =>
      validateFields([field], { [field.name]: part }, parts.constraints).some(
        (failure) => failure.constraint === constraint,
      ),
    messages: parts.messages,
    text: (text, more) => saying(() => asked.text(text, more)) || String(parts.messages.default ?? ''),
  });
  const broken = fields.flatMap(({ name, label, rules = [] }) => {
    const rule = rules.find((one) => [name, ...one.with].every(isSound) && asked.holds(one.refuseWhen));
    if (rule === undefined) return [];
    return [{ field: name, message: saying(() => asked.text(rule.message, { label: asked.text(label, {}) })) }];
  });
  return [...told, ...broken].map(({ field, message }) => ({
    screenId: check.screenId,
    screen: check.screen,
    field,
    row,
    message,
    value: values[field],
    title: saying(() => asked.text(check.title, {})),
    label: saying(() => asked.text(fields.find(({ name }) => name === field)?.label ?? '', {})),
  }));
}

/** An empty value is a fault only where it was certainly asked for. */
function failuresOf(field: CheckedField, asked: Asked, { constraints }: InputParts): readonly FieldFailure[] {
  const isGiven = !isEmpty(asked.values[field.name]);
  if (!isGiven && !asked.isCertain(field)) return [];
  return validateFields([field], asked.values, constraints).filter(({ constraint }) => {
    const { appliesTo, demandsValue } = constraints[constraint] ?? { appliesTo: [field.type] };
    return appliesTo.includes(field.type) && (isGiven || demandsValue === true);
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || String(value).trim() === '';
}

function saying(work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (error instanceof ExpressionError) return '';
    throw error;
  }
}
