import { placeSchema, shownWhenSchema, withSchema } from '../../model/link-schema.ts';
import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'menu',
  says: '行き先を選ぶカードを並べます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['menu'],
    properties: {
      menu: {
        type: 'array',
        'x-as': 'items',
        minItems: 1,
        description: 'カードの並び。',
        items: {
          type: 'object',
          'x-lead': 'label',
          'x-items': 'each',
          description: 'カードを一枚。to か action のどちらか一つを書きます。',
          additionalProperties: false,
          required: ['label'],
          properties: {
            each: {
              'x-kind': 'expression',
              'x-type': 'list',
              default: null,
              description:
                '並び。その一つ一つについてカードを出します。ほかの項目では item で読めます。例: detail.businesses',
            },
            label: { 'x-kind': 'text', 'x-item': true, description: 'カードの見出し。押すと何があるかを書きます。' },
            hint: { 'x-kind': 'text', 'x-item': true, default: '', description: '見出しの下に出す補足。' },
            to: placeSchema,
            with: { ...withSchema, 'x-item': true },
            action: {
              'x-kind': 'name:action',
              'x-item': true,
              default: null,
              description: '動かすアクションの名前。',
            },
            shownWhen: { ...shownWhenSchema, 'x-item': true },
          },
        },
      },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type MenuBlock = BlockOf<typeof blockKind>;

/** Exactly one of `to` and `action` is set. */
export type MenuItem = MenuBlock['items'][number];
