import type { Expression } from './expression.ts';
import type { Place } from './place.ts';

/** A screen, or an address of the catalogue. */
export type LinkTarget = { readonly screen: string } | { readonly address: string };

/**
 * A value entered on another screen, written `screen`, `screen#field` or `screen#group.field` (the control of the current `item`). Navigating there
 * remembers the way back to this screen.
 */
export interface ChangeTarget {
  readonly screen: string;
  /** A field there, alone or inside `group`; empty = the top of the screen. */
  readonly field: string;
  /** The repeated fields it belongs to, with the key that identifies their items (copied by the loader; reads `item`); null = none. */
  readonly group: { readonly name: string; readonly key: Expression } | null;
  /** The condition of that screen, copied by the loader: while it does not hold, there is nothing to change. */
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}
