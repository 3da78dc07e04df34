import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** An e-mail address; full-width letters become half-width on blur. */
export const widget = {
  name: 'email',
  says: 'メールアドレスを入力します。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: autocompleteOptions('email'),
  },
  implies: { noEmoji: true, noInvisible: true, email: true },
} as const satisfies WidgetKind;
