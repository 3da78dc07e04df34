// chunk: checks
import type { ConstraintUse, Field } from '../model/field.ts';

/** A constraint that applies to a field; `message` null = the field has no wording of its own, so the shared message is shown. */
export interface FieldConstraint {
  readonly name: string;
  readonly argument: unknown;
  readonly message: ConstraintUse['message'] | null;
}

/**
 * Every constraint of a field in reporting order: `required` first, then as written, then what its choices imply: a field with `options` accepts only
 * their values.
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

/** True if an argument contains an expression (`dateAfter: =login.dateToday`), so that it is known only at run time. */
export function isDynamic(argument: unknown): boolean {
  if (typeof argument !== 'object' || argument === null) return false;
  if (Array.isArray(argument)) return argument.some(isDynamic);
  return (argument as { kind?: unknown }).kind === 'expression' || Object.values(argument).some(isDynamic);
}
