import { vocabulary } from '../../../../build/vocabulary.ts';
import { type DataForm, isGroup, itemsOf } from '../../../../src/forms/data-form/definition.ts';
import { innerField } from '../../../../src/forms/data-form/inner-field.ts';
import type { Expression } from '../../../../src/model/expression.ts';
import type { Field } from '../../../../src/model/field.ts';
import type { Screen } from '../../../../src/model/screen.ts';

/** What a screen asks for by a form that has come as data: the fields of the definitions among the answers, by name of the call. */
export function dataFormFields(
  screen: Screen,
  answers: ReadonlyMap<string, Record<string, unknown>>,
): readonly Field[] {
  return screen.fields
    .filter(({ widget }) => widget === 'data-form')
    .flatMap(({ widgetOptions }) => {
      const [entry = '', ...members] = (widgetOptions.definition as Expression).source.trim().split('.');
      const call = screen.data.find(({ name }) => name === entry)?.call ?? entry;
      const definition = members.reduce<unknown>(
        (at, name) => (at as Record<string, unknown> | undefined)?.[name],
        answers.get(call),
      );
      if (definition === undefined) return [];
      const fields = itemsOf(definition as DataForm).flatMap((item) => (isGroup(item) ? item.fields : [item]));
      return fields.map((field) => innerField(field, vocabulary.constraints));
    });
}
