import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'link',
  says: 'リンクを表示します。dialog、action、address、change のどれか一つを書きます。',
  options: {
    type: 'object',
    'x-lead': 'link',
    additionalProperties: false,
    required: ['link'],
    properties: {
      link: { 'x-kind': 'text', 'x-as': 'text', description: 'リンクの文言。' },
      dialog: { 'x-kind': 'name:dialog', default: null, description: '開くダイアログの名前。' },
      action: { 'x-kind': 'name:action', default: null, description: '動かすアクションの名前。' },
      address: { 'x-kind': 'name:address', default: null, description: 'addresses.yaml の名前。' },
      change: {
        'x-kind': 'change',
        default: null,
        description:
          '直しに行く先。画面の名前か 画面の名前#入力欄。画面の名前の代わりに、ひな型の名前も書けます。直した後は、この画面に戻ります。流れの中で表示しない画面へのリンクは表示しません。',
      },
    },
  },
  inDialog: 'leaving',
} as const satisfies BlockKind;

export type LinkBlock = BlockOf<typeof blockKind>;
