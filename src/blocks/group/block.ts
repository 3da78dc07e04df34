import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'group',
  says: 'まとめて表示します。同じ条件（shownWhen）の部品が続くときに使います。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['group'],
    properties: { group: { 'x-kind': 'blocks', 'x-as': 'blocks', description: 'まとめる部品。' } },
  },
  inDialog: 'yes',
} as const satisfies BlockKind;

export type GroupBlock = BlockOf<typeof blockKind>;
