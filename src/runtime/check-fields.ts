import { errorMessages } from '../forms/error-messages.ts';
import { failuresOfForm } from '../forms/failures-of-form.ts';
import type { Scope, TextValue } from '../model/expression.ts';
import type { Field } from '../model/field.ts';
import type { CompiledForm, Evaluator, FieldError } from './contract.ts';
import { holds } from './evaluator.ts';

export interface FieldCheck {
  readonly form: CompiledForm;
  readonly fields: readonly Field[];
  /** What counts: typed values of shown fields, `absent` values of the others. */
  readonly counting: Scope;
  readonly names: Evaluator;
  /** `formats`: what is missing is no error. */
  readonly mode: 'all' | 'formats';
  /** Shared messages of the catalogue. */
  readonly messages: { readonly [key: string]: TextValue };
}

/** Errors of the shown fields, one each, in their order. Loaded with the first screen that has fields. */
export function checkFields({ form, fields, counting, names, mode, messages }: FieldCheck): readonly FieldError[] {
  const shown = fields.filter(({ shownWhen }) => holds(names, shownWhen));
  const { validate } = form;
  return errorMessages({
    fields: shown,
    failures: failuresOfForm({ validate, fields: shown, values: counting, evaluate: names.evaluate, mode }),
    isShown: () => true,
    messages,
    text: (text, more) => names.text(text, more),
  });
}
