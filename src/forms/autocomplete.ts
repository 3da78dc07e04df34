import type { JsonSchema } from '../model/json-schema.ts';

/** What a browser may fill in of its own (HTML `autocomplete`; WCAG 1.3.5), of the person who fills in the form. Addresses have no `work`. */
export const autocompleteTokens = [
  'name',
  'family-name',
  'given-name',
  'nickname',
  'honorific-prefix',
  'username',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'address-line3',
  'address-level1',
  'address-level2',
  'address-level3',
  'country',
  'country-name',
  'postal-code',
  'bday',
  'sex',
  'tel',
  'work tel',
  'mobile tel',
  'email',
  'work email',
  'url',
  'language',
] as const;

/** Options of a widget whose input may be filled in by the browser. `usual`: what it is where nothing else is written. */
export function autocompleteOptions(usual?: string) {
  return {
    autocomplete: {
      enum: [...autocompleteTokens, 'off'] as const,
      ...(usual === undefined ? {} : { default: usual }),
      description:
        'ブラウザが自動で入力してよいもの（HTML の autocomplete の値）。書く人自身のことをたずねる欄に書きます。例：name、street-address。ほかの人や、いまではないもののときは off と、because にそのわけ。',
    },
    because: { type: 'string', description: 'autocomplete が off のわけ。例：相続する人の住所なので。' },
  } as const satisfies { readonly [option: string]: JsonSchema };
}
