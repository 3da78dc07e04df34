import type { JsonSchema } from '../../model/json-schema.ts';
import type { BlockOf, Loaded } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

const options = {
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
} as const satisfies JsonSchema;

export const blockKind: BlockKind = {
  kind: 'button',
  says: 'ボタンを表示します。',
  options,
  inDialog: 'no',
  becomes: ({ look, ...button }: Loaded<typeof options>) => [
    { kind: 'button', ...button, look: look ?? (button.action === 'back' ? 'secondary' : 'primary') },
  ],
};

type Written = BlockOf<{ readonly options: typeof options }>;

/** As drawn: its look is decided. */
export type ButtonBlock = Written & Required<Pick<Written, 'look'>>;
