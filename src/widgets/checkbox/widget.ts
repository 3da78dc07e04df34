import type { WidgetKind } from '../../model/vocabulary.ts';

/** Any number of choices (value: a list of theirs); for a single agreement box use the widget `agreement`. */
export const widget = {
  name: 'checkbox',
  says: '選択肢からいくつでも選びます。一つの同意の印には agreement を使います。',
  for: 'field',
  valueType: 'list',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
  implies: {},
} as const satisfies WidgetKind;
