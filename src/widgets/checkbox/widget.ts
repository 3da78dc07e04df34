import type { WidgetKind } from '../../model/vocabulary.ts';

/** Any number of choices (a list of their values); the single agreement box is the widget `agreement`. */
export const widget: WidgetKind = {
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
};
