// chunk: checks
import type { Expression } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import type { Constraint } from '../model/vocabulary.ts';
import { constraintsOfField, isDynamic } from './constraints-of-field.ts';

/** A value that a field does not accept. `constraint` is `type` if the value has another type than the field. */
export interface FieldFailure {
  readonly field: string;
  readonly constraint: string;
  readonly argument: unknown;
}

/** The parts of a constraint that the interpreter needs; the test tables may be left out of a bundle. */
export type FieldTest = Pick<Constraint, 'test' | 'demandsValue'>;

export interface ValidateFieldsOptions {
  /** Value of an argument that is an expression; without it such constraints are skipped, as in the JSON Schema. */
  readonly evaluate?: (expression: Expression) => unknown;
  /** True: only constraints whose arguments are expressions (a precompiled validator has checked the rest). */
  readonly dynamicOnly?: boolean;
}

/**
 * Checks values (by field name) against fields without a compiler: used by the server, for forms sent as data, and for constraints that compare with
 * run-time values. Returns every failure, in field order and in each field's order of constraints. Hidden fields are checked too; leave them out of
 * `fields` or see `errorMessages`. Throws on an unknown constraint.
 */
export function validateFields(
  fields: readonly Field[],
  values: { readonly [field: string]: unknown },
  tests: { readonly [constraint: string]: FieldTest },
  options: ValidateFieldsOptions = {},
): readonly FieldFailure[] {
  return fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const hasType = isOfType(value, field.type);
    const failures: FieldFailure[] = [];
    for (const { name, argument: written } of constraintsOfField(field)) {
      const dynamic = isDynamic(written);
      if (dynamic ? options.evaluate === undefined : options.dynamicOnly) continue;
      const test = tests[name];
      if (test === undefined) throw new Error(`Field ${field.name} uses the unknown constraint ${name}`);
      if (!hasType && !test.demandsValue) continue;
      const argument = dynamic && options.evaluate ? evaluated(written, options.evaluate) : written;
      if (!test.test(value, argument as never)) failures.push({ field: field.name, constraint: name, argument });
    }
    if (!hasType && value !== undefined && !options.dynamicOnly) {
      failures.push({ field: field.name, constraint: 'type', argument: field.type });
    }
    return failures;
  });
}

/** The same notion of type as in JSON Schema (`schemaTypes`): no NaN or infinity, and null is not of any field's type. */
function isOfType(value: unknown, type: Field['type']): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'record':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

function evaluated(argument: unknown, evaluate: (expression: Expression) => unknown): unknown {
  if (typeof argument !== 'object' || argument === null) return argument;
  if (Array.isArray(argument)) return argument.map((entry) => evaluated(entry, evaluate));
  if ((argument as { kind?: unknown }).kind === 'expression') return evaluate(argument as Expression);
  return Object.fromEntries(Object.entries(argument).map(([key, entry]) => [key, evaluated(entry, evaluate)]));
}
