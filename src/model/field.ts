import type { Expression, TextValue, Value } from './expression.ts';
import type { Place } from './place.ts';

/** One use of a constraint by a field. Example: name `maxLength`, argument 100. */
export interface ConstraintUse {
  readonly name: string;
  readonly argument: unknown;
  /** The field's own wording; null = the shared message of the constraint in the reader's locale. */
  readonly message: TextValue | null;
}

export interface Option {
  readonly value: string;
  readonly label: TextValue;
  /** Support text under the label; empty = none. */
  readonly hint: TextValue;
}

/** One input. */
export interface Field {
  readonly name: string;
  readonly label: TextValue;
  readonly hint: TextValue;
  readonly widget: string;
  /** The widget's own options as its options schema normalised them. */
  readonly widgetOptions: { readonly [key: string]: unknown };
  readonly options: readonly Option[];
  readonly type: 'text' | 'number' | 'flag' | 'list' | 'record';
  readonly required: boolean;
  readonly constraints: readonly ConstraintUse[];
  /** null = always shown. */
  readonly shownWhen: Expression | null;
  /** Its value while it is not shown; null = left out. */
  readonly absent: Value;
  /** State path the accepted value is written to, e.g. `state.draft.email`; null = none. */
  readonly bind: string | null;
  /** `never`: not kept on reload (one-time codes, passwords). */
  readonly keep: 'screen' | 'never';
  readonly at?: Place;
}
