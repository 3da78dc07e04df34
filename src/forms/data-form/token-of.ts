import type { DataField } from './definition.ts';

/** What widgets ask for where nothing else is written, as in screens (`autocompleteOptions` of their options). */
export const usualTokens: { readonly [widget: string]: string } = {
  phone: 'tel',
  email: 'email',
  'postal-code': 'postal-code',
  address: 'street-address',
};

/** What a field asks of the person who fills in the form (HTML `autocomplete`, or `asks`); undefined: nothing, or something of somebody else. */
export function tokenOf({ widget, asks, autocomplete = usualTokens[widget] }: DataField): string | undefined {
  if (asks !== undefined) return asks;
  return autocomplete === 'off' ? undefined : autocomplete;
}
