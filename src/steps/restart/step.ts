import type { StepKind } from '../../model/vocabulary.ts';

/** Reloads a data entry and restarts the watches that depend on it. */
export const stepKind = {
  kind: 'restart',
  says: 'data を読み直し、それに続く watch も始めからやり直します。',
  options: {
    type: 'object',
    required: ['restart'],
    additionalProperties: false,
    properties: {
      restart: {
        type: 'string',
        'x-kind': 'name:restart',
        description:
          '読み直す data の名前。draft なら一時保存を読み直し、この画面に入り直します。確認の画面より後なら、確認の画面に戻ります（この手続きで入力したものは忘れます）。',
      },
    },
  },
  effects: [{ do: 'load', data: 'restart' }],
} as const satisfies StepKind;
