import type { StepKind } from '../../model/vocabulary.ts';

/**
 * Opens a dialog, waits for a button, then runs that button's steps; a button not listed in `then` ends the action. A route change closes the dialog
 * and ends the action.
 */
export const stepKind = {
  kind: 'dialog',
  says: 'ダイアログを開き、押されたボタンの手順を行います。',
  options: {
    type: 'object',
    required: ['dialog'],
    additionalProperties: false,
    properties: {
      dialog: {
        type: 'string',
        'x-kind': 'name:dialog',
        description: 'ダイアログの名前（この画面か catalog/dialogs）。',
      },
      // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; the object is never awaited.
      then: {
        type: 'object',
        'x-kind': 'handlers',
        default: {},
        additionalProperties: { 'x-kind': 'steps' },
        description:
          'ボタンの id ごとの手順。どのボタンも書きます。[] なら窓を閉じて、次の手順へ進みます。[{ stop: true }] なら、ここで終わります。',
      },
      fill: {
        type: 'object',
        default: {},
        'x-keys': 'name:field',
        additionalProperties: { 'x-kind': 'value' },
        description: '窓の入力欄に、開くときに入れる値。入力欄の名前: 値。書かない入力欄は空で始まります。',
      },
    },
  },
  effects: [{ do: 'open', dialog: 'dialog', handlers: 'then', fill: 'fill' }],
} as const satisfies StepKind;
