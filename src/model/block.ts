import type { Expression, Value } from './expression.ts';
import type { Place } from './place.ts';

/**
 * One thing in a view, in the order in which a person meets it. What it has beside this is said by its kind (`src/blocks/<kind>/block.ts`);
 * the members here mean the same in every kind.
 */
export interface Block {
  /** The YAML key that names it; `widget` = drawn by the widget of that name. */
  readonly kind: string;
  readonly shownWhen: Expression | null;
  readonly at?: Place;
  /** The input of the screen that is drawn in this place. */
  readonly field?: string;
  /** Blocks inside. */
  readonly blocks?: readonly Block[];
  /** The blocks inside are drawn once for every item, `item` in reach of them. */
  readonly list?: Expression;
  /** Name of the widget that draws it, and what it is given. */
  readonly widget?: string;
  readonly options?: { readonly [name: string]: unknown };
  /** Seconds for which it is locked after a press, at least: a button. Enter in an input may press it. */
  readonly lockFor?: Value;
  readonly [member: string]: unknown;
}
