import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'print',
  says: '印刷するボタンを表示します。一つの画面に一つだけ置きます。sheet があれば、それだけが紙に出ます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['print'],
    properties: {
      print: { 'x-kind': 'text', 'x-as': 'text', description: 'ボタンの文言。何を印刷するかを書きます。' },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type PrintBlock = BlockOf<typeof blockKind>;
