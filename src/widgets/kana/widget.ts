import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** Kana reading. Converted on blur, never while typing (that would break IME composition); shown large, with its small letters listed. */
export const widget = {
  name: 'kana',
  says: '振り仮名を入力します。欄を離れると、ひらがなや半角は全角カタカナになります。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...autocompleteOptions(),
    },
  },
  implies: { noEmoji: true, noInvisible: true, word: true },
} as const satisfies WidgetKind;
