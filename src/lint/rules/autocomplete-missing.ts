import { fieldsIn } from '../../load/gather/nodes.ts';
import { member, textMember } from '../../load/yaml/located.ts';
import { autocompleteOf, personalKinds } from '../reading/personal-fields.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'autocomplete-missing',
  severity: 'error',
  summary:
    '書く人自身のことをたずねる入力欄には autocomplete を書きます（JIS X 8341-3 の 1.3.5）。off にするときは、because にわけを書きます。',
  good: {
    yaml: `view:
  - fields: [address, heir, phone]
  - { button: 次へ, action: next }
fields:
  address: { label: 住所, widget: text, autocomplete: street-address, maxLength: 50 }
  heir: { label: 相続する人の住所, widget: text, maxLength: 50, autocomplete: off, because: ほかの人の住所です。 }
  phone: { label: 電話番号, widget: phone }
`,
  },
  bad: {
    yaml: `view:
  - fields: [address]
  - { button: 次へ, action: next }
fields:
  ▶address: { label: 住所, widget: text, maxLength: 50 }
`,
  },
  check(input) {
    const kinds = personalKinds(input);
    return fieldsIn(input.documents).flatMap(({ key, keyAt, value }) => {
      const widget = input.vocabulary.widgets[textMember(value, 'widget') ?? ''];
      const option = widget?.options.properties?.autocomplete;
      if (option === undefined) return [];
      const written = textMember(value, 'autocomplete');
      if (written === 'off' && member(value, 'because') === undefined) {
        return [
          { place: keyAt, message: `入力欄「${key}」の autocomplete を off にするわけを、because に書いてください。` },
        ];
      }
      const bound = textMember(value, 'bind')?.split('.').at(-1) ?? '';
      const asked = autocompleteOf(kinds, textMember(value, 'label') ?? '', [key, bound]);
      if (written !== undefined || asked === '' || asked === option.default) return [];
      return [
        {
          place: keyAt,
          message: `入力欄「${key}」は、書く人自身のことをたずねています。autocomplete: ${asked} を書いてください（ほかの人のことなら、autocomplete: off と because）。`,
        },
      ];
    });
  },
};
