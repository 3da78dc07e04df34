import type { DataField, DataForm, DataItem } from '../../../src/forms/data-form/definition.ts';

/** A form of one section. */
export function formOf(...items: readonly DataItem[]): DataForm {
  return { sections: [{ heading: '申請の内容', items }] };
}

export function text(name: string, more: Partial<DataField> = {}): DataField {
  return { name, label: name, widget: 'text', ...more };
}

export function choice(name: string, values: readonly string[], more: Partial<DataField> = {}): DataField {
  return { name, label: name, widget: 'radio', options: values.map((value) => ({ value, label: value })), ...more };
}
