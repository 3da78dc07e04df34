import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** Several lines of text. */
export const widget = {
  name: 'textarea',
  says: '何行かの文章を入力します。欄を離れると、半角カタカナは全角になります。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...autocompleteOptions(),
      rows: { type: 'integer', minimum: 2, maximum: 20, default: 4, description: 'はじめに見える行の数。' },
    },
  },
  implies: { noEmoji: true, noInvisible: true, word: true },
} as const satisfies WidgetKind;
