import type { WidgetKind } from '../../model/vocabulary.ts';

/** The number of a submission, for the person to keep: large, in groups of four, with a button to copy it. */
export const widget = {
  name: 'reception-number',
  says: '受付番号を大きく、4 文字ずつ区切って表示します。コピーのボタンが付きます。',
  for: 'block',
  valueType: null,
  options: {
    type: 'object',
    required: ['reception-number'],
    additionalProperties: false,
    properties: {
      'reception-number': { 'x-kind': 'value', 'x-type': 'text', description: '番号。=式で書きます。' },
      label: { type: 'string', default: '受付番号', 'x-kind': 'text', description: '番号の上に出す名前。' },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
