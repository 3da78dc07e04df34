import type { WidgetKind } from '../../model/vocabulary.ts';

/** What follows the prefecture of a domicile, which is chosen above it. */
export const widget = {
  name: 'domicile',
  says: '本籍の、都道府県のあとを入力します。ほかの都道府県の市区町村で始まるときは、知らせて、先に進ませません。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    required: ['prefecture'],
    additionalProperties: false,
    properties: {
      prefecture: {
        'x-kind': 'value',
        'x-type': 'text',
        default: '',
        description: "本籍の都道府県のコード。=式で書きます。例：=has(form.prefecture) ? form.prefecture : ''。",
      },
    },
  },
  implies: { noEmoji: true, noInvisible: true, nameSigns: true, word: true, afterPrefecture: true },
} as const satisfies WidgetKind;
