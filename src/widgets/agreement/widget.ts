import type { WidgetKind } from '../../model/vocabulary.ts';

/** A single checkbox; its value is a flag. */
export const widget = {
  name: 'agreement',
  says: '確認や同意の印を一つ付けます。',
  for: 'field',
  valueType: 'flag',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
  implies: {},
} as const satisfies WidgetKind;
