import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** One line of text. */
export const widget = {
  name: 'text',
  says: '一行の文字を入力します。欄を離れると、半角カタカナは全角になります。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...autocompleteOptions(),
    },
  },
  implies: { noEmoji: true, noInvisible: true, nameSigns: true, word: true },
} as const satisfies WidgetKind;
