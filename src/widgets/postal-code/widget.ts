import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** A postal code in one field, with or without its hyphen. */
export const widget = {
  name: 'postal-code',
  says: '郵便番号を一つの欄で入力します。ハイフンは、あってもなくてもかまいません。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: autocompleteOptions('postal-code'),
  },
  implies: { noEmoji: true, noInvisible: true, postalCode: true },
} as const satisfies WidgetKind;
