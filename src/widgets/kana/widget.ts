import type { WidgetKind } from '../../model/vocabulary.ts';

/** Kana reading. Converted on blur, never while typing (that would break IME composition); shown large, with its small letters listed. */
export const widget: WidgetKind = {
  name: 'kana',
  says: '振り仮名を入力します。欄を離れると、ひらがなや半角は全角カタカナになります。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      autocomplete: {
        type: 'string',
        description: 'ブラウザの自動入力の種類（HTML の autocomplete の値）。例：name、street-address。',
      },
    },
  },
  implies: { noInvisible: true, noEmoji: true },
};
