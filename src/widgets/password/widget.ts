import type { WidgetKind } from '../../model/vocabulary.ts';

/** A password that can be revealed; pasting is allowed. */
export const widget = {
  name: 'password',
  says: 'パスワードを入力します。入力した文字を見ることもできます。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      autocomplete: {
        enum: ['current-password', 'new-password'],
        default: 'current-password',
        description: 'ログインのときは current-password、新しく決めるときは new-password。',
      },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
