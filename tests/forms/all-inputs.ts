import { renderText } from '../../src/expressions/text.ts';
import { type DataForm, isGroup, itemsOf } from '../../src/forms/data-form/definition.ts';
import { innerField } from '../../src/forms/data-form/inner-field.ts';
import type { Scope, TextValue } from '../../src/model/expression.ts';
import type { Field } from '../../src/model/field.ts';
import { projectOf } from '../runtime/project.ts';
import { formVocabulary } from './vocabulary.ts';

const project = projectOf();
const { constraints } = formVocabulary;
const [catalog] = project.catalogs;
export const messages = catalog?.messages ?? {};

/** Every expression gives a word, so that a sentence can be read. */
export const word = '見本';
export const wordsOf = (value: TextValue, more: Scope) =>
  typeof value === 'string'
    ? renderText(value, more, {}, { label: () => '', setting: () => false, now: () => 0 })
    : value.parts
        .map((part) =>
          typeof part === 'string' ? part : Object.hasOwn(more, part.source) ? String(more[part.source]) : word,
        )
        .join('');

/** Forms that a service has as data, beside its tests. */
const services = import.meta.glob<{ readonly forms: readonly { readonly id: string; readonly form: DataForm }[] }>(
  '../screens/*/data-forms.ts',
  { eager: true },
);
const forms = Object.values(services).flatMap((service) => service.forms);

/** Where an input is, and what it asks; `row` comes before sentences about it where it is repeated. */
export interface Input {
  readonly at: string;
  readonly field: Field;
  readonly row: string;
}

/** Every input of every screen and form. */
export const allInputs: readonly Input[] = [
  ...project.screens.flatMap(({ name, fields, groups }) => [
    ...fields.map((field): Input => ({ at: name, field, row: '' })),
    ...groups.flatMap((group) => group.fields.map((field): Input => ({ at: name, field, row: '見本の一つ：' }))),
  ]),
  ...forms.flatMap(({ id, form }) =>
    itemsOf(form).flatMap((item): readonly Input[] =>
      isGroup(item)
        ? item.fields.map(
            (field): Input => ({ at: id, field: innerField(field, constraints), row: `${item.legend} 1：` }),
          )
        : [{ at: id, field: innerField(item, constraints), row: '' }],
    ),
  ),
];
