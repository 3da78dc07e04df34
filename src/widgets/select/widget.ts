import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** One choice out of many, using the device's native list. */
export const widget = {
  name: 'select',
  says: 'たくさんの選択肢（都道府県など）から一つを選びます。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...autocompleteOptions(),
    },
  },
  implies: {},
} as const satisfies WidgetKind;
