import type { WidgetKind } from '../../model/vocabulary.ts';

/** Kana reading. Converted on leaving the field, never while typing (composition would break), and shown large with small letters named. */
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
  implies: {},
};
