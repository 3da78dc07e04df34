import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'sheet',
  says: '控えなど、紙に残すものを囲んで表示します。画面を印刷すると、紙にはこれだけが出ます。いくつもあるときは、一つずつ別の紙になります。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['sheet'],
    properties: {
      sheet: { 'x-kind': 'blocks', 'x-as': 'blocks', description: '紙に残す部品。' },
      margin: { 'x-kind': 'text', default: '', description: '紙の余白に出す言葉（番号と日時）。' },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type SheetBlock = BlockOf<typeof blockKind>;
