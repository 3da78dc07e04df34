import type { Field } from '../../src/model/field.ts';

/** A field with the loader's defaults. */
export function aField(name: string, given: Partial<Field> = {}): Field {
  return {
    name,
    label: name,
    hint: '',
    widget: 'text',
    widgetOptions: {},
    options: [],
    type: 'text',
    required: false,
    constraints: [],
    shownWhen: null,
    absent: null,
    bind: null,
    keep: 'screen',
    ...given,
  };
}
