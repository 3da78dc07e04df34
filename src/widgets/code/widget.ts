import type { WidgetKind } from '../../model/vocabulary.ts';

/** A number or name in half-width characters, as printed on a licence or passport. */
export const widget = {
  name: 'code',
  says: '登録番号やローマ字の氏名のような、半角の番号や英字を入力します。欄を離れると、全角は半角になります。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      letters: {
        enum: ['none', 'any', 'upper'],
        default: 'none',
        description: '英字。none は使わない（数字のキーボードが出ます）、any は使う、upper は大文字にする。',
      },
    },
  },
  implies: { noEmoji: true, noInvisible: true },
} as const satisfies WidgetKind;
