import type { WidgetKind } from '../../model/vocabulary.ts';

/** A code sent to the person: one field, autofilled by the device where possible; full-width characters, spaces and hyphens are accepted. */
export const widget = {
  name: 'one-time-code',
  says: 'メールなどで届いた確認コードを入力します。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      length: { type: 'integer', minimum: 4, maximum: 10, default: 6, description: 'けたの数。欄の幅に使います。' },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
