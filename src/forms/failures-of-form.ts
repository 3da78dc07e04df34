// chunk: checks
import type { Expression } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import { failuresOfErrors, type ValidatorError } from './error-messages.ts';
import { type FieldFailure, type FieldTest, validateFields } from './validate-fields.ts';

/** The exports of a module printed by `validatorModule`. */
export interface FormValidator {
  (data: unknown): boolean;
  errors?: readonly ValidatorError[] | null;
  /** Tests of the constraints that some field compares with a run-time value; absent = none. */
  readonly tests?: { readonly [constraint: string]: FieldTest };
}

export interface FormCheck {
  readonly validate: FormValidator;
  /** The shown fields; run-time values of hidden ones may be missing. */
  readonly fields: readonly Field[];
  readonly values: { readonly [field: string]: unknown };
  /** Value of an argument such as `=login.dateToday`. */
  evaluate(expression: Expression): unknown;
  /** `formats`: empty values are not reported. */
  readonly mode: 'all' | 'formats';
}

/** Everything a screen's form refuses: by the precompiled validator, and by constraints whose argument is known only at run time. */
export function failuresOfForm({ validate, fields, values, evaluate, mode }: FormCheck): readonly FieldFailure[] {
  const errors = validate(values) ? [] : (validate.errors ?? []);
  const counted = mode === 'all' ? errors : errors.filter(({ params }) => params.missingProperty === undefined);
  const compared = validate.tests
    ? validateFields(fields, values, validate.tests, { evaluate, dynamicOnly: true })
    : [];
  return [...failuresOfErrors(counted), ...compared];
}
