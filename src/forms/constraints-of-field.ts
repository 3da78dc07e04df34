import type { ConstraintUse, Field } from '../model/field.ts';

/** A constraint that holds for a field; `message` null = the field has no wording of its own, the shared message is shown. */
export interface FieldConstraint {
  readonly name: string;
  readonly argument: unknown;
  readonly message: ConstraintUse['message'] | null;
}

/**
 * Every constraint of a field in the order in which they are reported: `required` first, then as written, and what its choices imply:
 * a field with `options` accepts only their values.
 */
export function constraintsOfField(field: Field): readonly FieldConstraint[] {
  const written = new Map<string, FieldConstraint>(field.constraints.map((use) => [use.name, use]));
  const all: FieldConstraint[] = [];
  if (field.required && !written.has('required')) all.push({ name: 'required', argument: true, message: null });
  all.push(...field.constraints.filter((use) => use.name === 'required'));
  all.push(...field.constraints.filter((use) => use.name !== 'required'));
  if (field.options.length > 0 && !written.has('oneOf')) {
    all.push({ name: 'oneOf', argument: field.options.map((option) => option.value), message: null });
  }
  return all;
}

/** True when an argument holds an expression (`dateAfter: =login.dateToday`), so that it is known only while the screen is used. */
export function isDynamic(argument: unknown): boolean {
  if (typeof argument !== 'object' || argument === null) return false;
  if (Array.isArray(argument)) return argument.some(isDynamic);
  return (argument as { kind?: unknown }).kind === 'expression' || Object.values(argument).some(isDynamic);
}
