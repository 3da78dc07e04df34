import { autocompleteOptions } from '../../forms/autocomplete.ts';
import type { WidgetKind } from '../../model/vocabulary.ts';

/** An address in one input, which a postal code begins: one that the form asks for anyway, or one that is asked for with the address alone. */
export const widget = {
  name: 'address',
  says: '住所を一つの欄で入力します。郵便番号から、町名までを入れます。入れたあとで直せます。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...autocompleteOptions('street-address'),
      fromCode: {
        'x-kind': 'value',
        'x-type': 'text',
        default: '',
        description:
          '同じ画面の入力欄で入力してもらう郵便番号。=式で書きます。例：=form.workplacePostalCode。7けたになると、その住所の始めを入れます。',
      },
      yours: {
        'x-kind': 'value',
        'x-type': 'text',
        default: '',
        description:
          'ほかの人の住所の欄で、入力している本人の住所。=式で書きます。例：=form.informantAddress。違う住所が入っているあいだ、それと同じにするボタンを出します。',
      },
      asksCode: {
        'x-kind': 'condition',
        default: null,
        description:
          '郵便番号の欄がない画面で、住所を入れるためだけに郵便番号をたずねる条件。海外の住所のときなどは、たずねません。いつもたずねるなら true。',
      },
    },
  },
  implies: { noEmoji: true, noInvisible: true, nameSigns: true, word: true },
} as const satisfies WidgetKind;
