import type { DataField } from './definition.ts';

/** What widgets ask for where nothing else is written, as in screens (`autocompleteOptions` of their options). */
export const usualTokens: { readonly [widget: string]: string } = {
  phone: 'tel',
  email: 'email',
  'postal-code': 'postal-code',
  address: 'street-address',
};

/** What a field of a stored form asks of the person who fills it in (a fact it is held against, or HTML `autocomplete`); undefined: nothing, or something of somebody else. */
export function tokenOf({ widget, against, autocomplete = usualTokens[widget] }: DataField): string | undefined {
  if (typeof against === 'string') return against;
  return autocomplete === 'off' ? undefined : autocomplete;
}
