import { expect } from 'vitest';
import { formAjv } from '../../src/forms/ajv.ts';
import { errorMessages, failuresOfErrors } from '../../src/forms/error-messages.ts';
import { schemaOfFields } from '../../src/forms/schema-of-fields.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { TextValue } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import { filled, settings } from './messages.ts';
import { formVocabulary } from './vocabulary.ts';

export const messages = {
  required: '${label}は必須項目です。',
  oneOf: '${label}を選び直してください。',
  default: '入力内容をご確認ください。',
  generic: '入力値が不正です。',
};

export const text = (value: TextValue, more: { readonly [name: string]: unknown }) =>
  filled(String(value), { settings, ...more });

/** What is told of these values, the same by the schema and by the constraints themselves. */
export function shown(
  fields: readonly Field[],
  values: { readonly [field: string]: unknown },
  isShown = (_field: Field) => true,
) {
  const validate = formAjv(formVocabulary).compile(schemaOfFields(fields, formVocabulary));
  validate(values);
  const found = errorMessages({ fields, failures: failuresOfErrors(validate.errors), isShown, messages, text });
  const failures = validateFields(fields, values, formVocabulary.constraints);
  expect(errorMessages({ fields, failures, isShown, messages, text })).toEqual(found);
  return found;
}
