import type { Expression, Value } from './expression.ts';
import type { Place } from './place.ts';

/**
 * One element of a view, in reading order. Its kind determines its further members (`src/blocks/<kind>/block.ts`); those declared here mean the same
 * in every kind.
 */
export interface Block {
  /** The YAML key that names it; `widget` = drawn by the widget of that name. */
  readonly kind: string;
  readonly shownWhen: Expression | null;
  readonly at?: Place;
  /** The screen's input that is drawn here. */
  readonly field?: string;
  /** Nested blocks. */
  readonly blocks?: readonly Block[];
  /** The nested blocks are drawn once for every item, with `item` in scope. */
  readonly list?: Expression;
  /** Name of the widget that draws it, and the options it receives. */
  readonly widget?: string;
  readonly options?: { readonly [name: string]: unknown };
  /** Minimum seconds for which it is locked after a press: it is a button. Enter in an input may press it. */
  readonly lockFor?: Value;
  readonly [member: string]: unknown;
}
