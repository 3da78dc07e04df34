import type { Block } from '../../model/block.ts';
import type { TextValue, Value } from '../../model/expression.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export interface ButtonBlock extends Block {
  readonly text: TextValue;
  readonly action: string;
  readonly look: 'primary' | 'secondary' | 'tertiary';
  /** Minimum lock time after a press, in seconds (a value, since settings may determine it). */
  readonly lockFor: Value;
}

export const blockKind: BlockKind = {
  kind: 'button',
  says: 'ボタンを表示します。',
  options: {
    type: 'object',
    'x-lead': 'button',
    additionalProperties: false,
    required: ['button', 'action'],
    properties: {
      button: { 'x-kind': 'text', 'x-as': 'text', description: 'ボタンの文言。' },
      action: { 'x-kind': 'name:action', description: '動かすアクションの名前。next と back はいつでも使えます。' },
      look: {
        enum: ['primary', 'secondary', 'tertiary'],
        description: 'ボタンの見た目。書かなければ back は secondary、ほかは primary です。',
      },
      lockFor: {
        'x-kind': 'duration',
        default: 1,
        description: '押した後、少なくともこの間は押せなくします。例: 5 seconds',
      },
    },
  },
  inDialog: 'no',
  becomes: ({ look, ...button }) => [
    { kind: 'button', ...button, look: look ?? (button.action === 'back' ? 'secondary' : 'primary') },
  ],
};
