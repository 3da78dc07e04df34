import { shownWhenSchema } from '../../model/link-schema.ts';
import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'progress',
  says: '手順のうち、いまどこにいるかを表示します。三つ以上の画面がある流れ（flows）の画面には、書かなくても付きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['progress'],
    properties: {
      progress: {
        type: 'array',
        'x-as': 'steps',
        minItems: 3,
        description: '手順の並び。',
        items: {
          type: 'object',
          description: '手順を一つ。',
          additionalProperties: false,
          required: ['title'],
          properties: {
            title: { 'x-kind': 'text', description: '手順の名前。' },
            current: { type: 'boolean', default: false, description: 'true なら、この画面がこの手順です。' },
            optional: {
              type: 'boolean',
              default: false,
              description: 'true なら、答えによって出る手順です。名前は出し、数えません。',
            },
            shownWhen: shownWhenSchema,
          },
        },
      },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

export type ProgressBlock = BlockOf<typeof blockKind>;

export type ProgressStep = ProgressBlock['steps'][number];
