import type { WidgetKind } from '../../model/vocabulary.ts';

/** A date in three fields. Its value is `YYYY-MM-DD` once complete, until then the parts as typed, joined by hyphens; empty when all parts are. */
export const widget = {
  name: 'date',
  says: '年・月・日を三つの欄で入力します。和暦を添えて表示します。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      autocomplete: {
        enum: ['bday', 'off'],
        description:
          '書く人自身の生年月日なら bday（ブラウザの自動入力が使えます）。ほかの人のなら off と、because にそのわけ。',
      },
      because: { type: 'string', description: 'autocomplete が off のわけ。' },
      anyDate: {
        type: 'string',
        minLength: 1,
        description: '日付の範囲を決めないときの、その理由。画面には出ません。',
      },
    },
  },
  implies: { date: true },
} as const satisfies WidgetKind;
