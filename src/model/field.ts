import type { Block } from './block.ts';
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

/** What the widget of a list shows and changes of each item. `item` is in scope for the expressions. */
export interface FieldItems {
  /** Identifies the items: typed values belong to it, not to the position. */
  readonly key: Expression;
  /** The one member (a flag) of each item that the widget may change. */
  readonly edits: string;
  /** The widget's options marked `x-item`, `key` among them. */
  readonly options: { readonly [key: string]: unknown };
}

/** A promise between inputs. Held against them once every one of them is shown, has a value and no other error; the message stands at its owner. */
export interface FieldRule {
  readonly refuseWhen: Expression;
  readonly message: TextValue;
  /** The other fields it looks at. */
  readonly with: readonly string[];
  readonly at?: Place;
}

/** What the register says of an input's value. Another one is told at the input and, as a difference, where the process is checked; it refuses nothing. */
export interface HeldAgainst {
  /** Empty = nothing is known. */
  readonly value: Value;
  /** What that register is called: 「戸籍の本籍」. */
  readonly source: TextValue;
}

export type InputWidth = 'short' | 'middle' | 'full';

/** One input. */
export interface Field {
  readonly name: string;
  readonly label: TextValue;
  readonly hint: TextValue;
  readonly widget: string;
  /** The widget's own options as its options schema normalised them. */
  readonly widgetOptions: { readonly [key: string]: unknown };
  /** For a field bound to a list of records; absent = its widget has no options per item. */
  readonly items?: FieldItems;
  /** Definition and version of inner inputs that come as data; absent = it is a single input. Its value is `Answers` (src/forms/data-form). */
  readonly dataForm?: { readonly definition: Expression; readonly version: Value };
  /** Of an input of one line; absent = as wide as the column. */
  readonly width?: InputWidth;
  readonly options: readonly Option[];
  readonly type: 'text' | 'number' | 'flag' | 'list' | 'record';
  readonly required: boolean;
  readonly constraints: readonly ConstraintUse[];
  /** Absent = nothing is known of it. */
  readonly against?: HeldAgainst;
  /** Absent = none; never in repeated fields. */
  readonly rules?: readonly FieldRule[];
  /** null = always shown. */
  readonly shownWhen: Expression | null;
  /** Its value while it is hidden; null = omitted. */
  readonly absent: Value;
  /** State path the accepted value is written to, e.g. `state.draft.email`; in repeated fields a path of the item, `item.furigana`; null = none. */
  readonly bind: string | null;
  /** Path of the same kind: what the input begins with while nothing has been answered. No answer before it is accepted. Absent = it begins empty. */
  readonly suggested?: string;
  /** `never`: not restored after a reload (one-time codes, passwords). */
  readonly keep: 'screen' | 'never';
  readonly at?: Place;
}

/**
 * The same inputs once for every item of a list in the state. `item` is in scope for everything inside. Typed values belong to the item's key;
 * accepted values are written back into the items, and items outside `where` stay unchanged.
 */
export interface RepeatedFields {
  /** Unique among the screen's fields. `form.<name>` is the list of the values of each item, in item order. */
  readonly name: string;
  /** State path of the list of records, e.g. `state.draft.reports`. */
  readonly each: string;
  /** Which items are included; null = all. May read everything but `form`, so that typing never adds or removes items. */
  readonly where: Expression | null;
  /** Identifies an item (text or number); reads only `item`. */
  readonly key: Expression;
  readonly legend: TextValue;
  /** Drawn between legend and inputs. */
  readonly above: readonly Block[];
  readonly fields: readonly Field[];
  /** Hash of the JSON Schema of one item's fields; names the precompiled validator. */
  readonly schemaHash: string;
  readonly at?: Place;
}
