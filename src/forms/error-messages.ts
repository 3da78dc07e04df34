// chunk: checks
import type { Scope, TextValue } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import { argumentText } from './argument-text.ts';
import { constraintOfKeyword } from './constraint-keyword.ts';
import { constraintsOfField } from './constraints-of-field.ts';
import { offending } from './offending.ts';
import { phoneMessage } from './phone-message.ts';
import type { FieldFailure } from './validate-fields.ts';

/** A validator's error in ajv's shape. */
export interface ValidatorError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}

export interface ErrorMessagesInput {
  readonly fields: readonly Field[];
  /** What the precompiled validator or `validateFields` found. */
  readonly failures: readonly FieldFailure[];
  /** Errors of hidden fields are left out. */
  isShown(field: Field): boolean;
  /** Of the field's text: would that part of it be refused by this constraint, too? Without it messages name no character. */
  refuses?(field: Field, constraint: string, part: string): boolean;
  readonly values?: { readonly [field: string]: unknown };
  /** Of repeated fields: what comes before a sentence that does not name the item itself, 「職歴 2：」. */
  readonly row?: string;
  /** Shared messages of the locale (`catalog/messages.<locale>.yaml`). */
  readonly messages: { readonly [key: string]: TextValue };
  /** Fills `${…}`; `more` provides `n` (the argument as text), `label` (the field's label) and `refusedText` (the refused character). */
  text(text: TextValue, more: Scope): string;
}

/** Shown if neither field nor catalogue has wording for a failure. */
const lastResort = '入力内容をご確認ください。';

/** Where none can be named. */
const someCharacter = '一部の文字';

/**
 * One message per shown field, in field order: for its first constraint that failed. Wording: the field's own, else the shared message of the
 * constraint, else the shared `default`; a value of the wrong type gets the shared `generic`, or `writtenNumber`.
 */
export function errorMessages(
  input: ErrorMessagesInput,
): readonly { readonly field: string; readonly message: string }[] {
  return input.fields.flatMap((field) => {
    const failures = input.failures.filter((failure) => failure.field === field.name);
    if (failures.length === 0 || !input.isShown(field)) return [];
    const constraints = constraintsOfField(field);
    const failed = constraints.filter(({ name }) => failures.some((failure) => failure.constraint === name));
    // No pattern is looked for in what is far too long.
    const tooLong = failed[0]?.name === 'pattern' ? failed.find(({ name }) => name === 'maxLength') : undefined;
    const first = tooLong ?? failed[0];
    const failure = failures.find(({ constraint }) => constraint === first?.name);
    const shared =
      input.messages[sharedName(first?.name, field, input.values?.[field.name])] ??
      input.messages[first?.name ?? 'generic'];
    const wording = first?.message ?? shared ?? input.messages.default;
    const label = input.text(field.label, {});
    const refusedText =
      first !== undefined && names(wording, 'refusedText') ? refusedTextIn(input, field, first.name) : '';
    const more = { n: argumentText(failure?.argument), label, refusedText };
    const row = names(wording, 'item') ? '' : (input.row ?? '');
    return [{ field: field.name, message: row + input.text(wording ?? lastResort, more) }];
  });
}

/** An empty input is filled in in its own way: typed into, chosen, ticked; and what is no number cannot be one. */
function sharedName(constraint: string | undefined, { options, type, widget }: Field, value: unknown): string {
  if (constraint === undefined) return type === 'number' ? 'writtenNumber' : 'generic';
  if (constraint === 'phone' && value !== undefined) return phoneMessage(value);
  if (constraint !== 'required') return constraint;
  if (widget === 'attachment') return 'requiredFile';
  if (type === 'flag') return 'requiredMark';
  return options.length > 0 ? 'requiredChoice' : constraint;
}

/** Does the sentence ask for that name itself? Expressions reach the browser as trees, without what was written. */
function names(wording: TextValue | undefined, name: 'item' | 'refusedText'): boolean {
  return JSON.stringify(wording)?.includes(`["name","${name}"]`) === true;
}

function refusedTextIn({ values = {}, refuses }: ErrorMessagesInput, field: Field, constraint: string): string {
  const value = values[field.name];
  const known = refuses !== undefined && typeof value === 'string';
  return (known ? offending(value, (part) => refuses(field, constraint, part)) : '') || someCharacter;
}

/** Converts ajv's errors to the shape of `validateFields`. Throws on errors that name no field, since they are bugs in the schema. */
export function failuresOfErrors(errors: readonly ValidatorError[] | null | undefined): readonly FieldFailure[] {
  return (errors ?? []).map(({ keyword, instancePath, params }) => {
    const field = params.missingProperty ?? instancePath.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof field !== 'string') throw new Error(`The validator's error ${keyword} names no field`);
    return { field, constraint: constraintOfKeyword(keyword), argument: params.argument };
  });
}
