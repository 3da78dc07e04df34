/** What somebody did in a page. Names and labels are those of the page; what they mean, the descriptors know. */
export type Told = { readonly href: string } & (
  | {
      readonly kind: 'press';
      readonly text: string;
      /** Which of several that read the same, from 1; null = there is only one. */
      readonly at: number | null;
      /** Title of the dialog in which it stands; null = it stands in none. */
      readonly dialog: string | null;
    }
  | {
      readonly kind: 'fill';
      /** Name of the control. */
      readonly name: string;
      readonly label: string;
      readonly value: string | boolean;
      /** Of check boxes with the same name: those that are chosen, and how many could be. */
      readonly chosen: readonly { readonly value: string; readonly label: string }[];
      readonly choices: number;
      /** Of a date: year, month and day as typed. */
      readonly parts: readonly string[];
      /** Names of all controls of the page, in their order. */
      readonly names: readonly string[];
    }
  | { readonly kind: 'submit'; readonly form: { readonly [name: string]: string } }
  | { readonly kind: 'back' | 'reload' | 'arrive' }
);
