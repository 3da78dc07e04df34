import type { Scope, TextValue } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import { argumentText } from './argument-text.ts';
import { constraintOfKeyword } from './constraint-keyword.ts';
import { constraintsOfField } from './constraints-of-field.ts';
import type { FieldFailure } from './validate-fields.ts';

/** An error of a validator with ajv's shape. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}

export interface ErrorMessagesInput {
  readonly fields: readonly Field[];
  /** What the precompiled validator or `validateFields` found. */
  readonly failures: readonly FieldFailure[];
  /** Errors of fields that are not shown are left out. */
  isShown(field: Field): boolean;
  /** Shared messages of the locale (`catalog/messages.<locale>.yaml`). */
  readonly messages: { readonly [key: string]: TextValue };
  /** Fills `${…}`; `n` (the argument as text) and `label` (the field's label) stand in `more`. */
  text(text: TextValue, more: Scope): string;
}

/** What is said when neither field nor catalogue has words for a failure. */
const lastResort = '入力内容をご確認ください。';

/**
 * One message per shown field, in field order: of its first constraint that failed. Wording: the field's own, else the shared message of the
 * constraint, else the shared `default`; a value of a wrong type gets the shared `generic`.
 */
export function errorMessages(
  input: ErrorMessagesInput,
): readonly { readonly field: string; readonly message: string }[] {
  return input.fields.flatMap((field) => {
    const failures = input.failures.filter((failure) => failure.field === field.name);
    if (failures.length === 0 || !input.isShown(field)) return [];
    const constraints = constraintsOfField(field);
    const first = constraints.find(({ name }) => failures.some((failure) => failure.constraint === name));
    const failure = failures.find(({ constraint }) => constraint === first?.name);
    const wording = first
      ? (first.message ?? input.messages[first.name] ?? input.messages.default)
      : input.messages.generic;
    const label = input.text(field.label, {});
    return [
      { field: field.name, message: input.text(wording ?? lastResort, { n: argumentText(failure?.argument), label }) },
    ];
  });
}

/** Brings ajv's errors to the shape of `validateFields`. Errors that name no field are bugs of the schema and thrown. */
export function failuresOfErrors(errors: readonly ValidatorError[] | null | undefined): readonly FieldFailure[] {
  return (errors ?? []).map(({ keyword, instancePath, params }) => {
    const field = params.missingProperty ?? instancePath.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof field !== 'string') throw new Error(`The validator's error ${keyword} names no field`);
    return { field, constraint: constraintOfKeyword(keyword), argument: params.argument };
  });
}
