import type { HeldInput } from '../../model/held-input.ts';
import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'differences',
  says: '書いた内容と登録の内容が違うところを、並べて知らせます。確認の画面と署名の画面には、against のある入力欄から、書かなくても出ます。ここに書くのは、届け出たあとの控えなど、並びで受け取ったものです。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['differences'],
    properties: {
      differences: {
        'x-kind': 'expression',
        'x-type': 'list',
        description: '違うところの並び。label、written、source、registered を持つもの。例: =item.differences。',
      },
    },
  },
  inDialog: 'no',
  late: true,
} as const satisfies BlockKind;

/** `held` instead of `differences` on a screen where the process can still be mended. */
export type DifferencesBlock =
  | (BlockOf<typeof blockKind> & { readonly held?: undefined })
  | { readonly kind: 'differences'; readonly shownWhen: null; readonly held: readonly HeldInput[] };
