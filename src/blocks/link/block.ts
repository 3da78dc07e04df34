import type { Block } from '../../model/block.ts';
import type { TextValue } from '../../model/expression.ts';
import type { ChangeTarget } from '../../model/link.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

/** Exactly one of the four is set: a dialog, an action of this screen, a name of the address catalogue, or something to change. */
export interface LinkBlock extends Block {
  readonly text: TextValue;
  readonly dialog: string | null;
  readonly action: string | null;
  readonly address: string | null;
  readonly change: ChangeTarget | null;
}

export const blockKind: BlockKind = {
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
};
