import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** A phone number in one field, with or without hyphens. */
export const widget = {
  name: 'phone',
  says: '電話番号を一つの欄で入力します。ハイフンは、あってもなくてもかまいません。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: autocompleteOptions('tel'),
  },
  implies: { noEmoji: true, noInvisible: true, phone: true },
} as const satisfies WidgetKind;
