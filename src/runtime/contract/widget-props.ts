import type { ReactNode } from 'react';
import type { Scope } from '../../model/expression.ts';
import type { Field, InputWidth } from '../../model/field.ts';
import type { Send } from './host.ts';

/** A choice with its texts evaluated. */
export interface ShownOption {
  readonly value: string;
  readonly label: string;
  /** Empty = none. */
  readonly hint: string;
}

/** Label, support text and error of one field, evaluated. A widget passes it to the surrounding shell from `src/ui`. */
export interface FieldTexts {
  /** Id of the control, or of the first control of a group: `field-<name>`. The error summary links to it. */
  readonly id: string;
  readonly label: string;
  /** Empty = none. */
  readonly hint: string;
  readonly required: boolean;
  /** Empty = no error. */
  readonly error: string;
  /** Shown under the control: where its value comes from. Absent or empty = none. */
  readonly note?: string;
  /** The note is a warning: the value is another than the register's. */
  readonly differs?: boolean | undefined;
}

/** An input inside a field: drawn by its own widget; its value is part of the field's. */
export interface InnerInput {
  /** Without expressions: its texts are plain. */
  readonly field: Field;
  /** The outer field's name, a dot and a path unique within it: `answers.careers.1.company`. Used in errors and in the control's id. */
  readonly name: string;
  readonly value: unknown;
  /** Empty = no error. */
  readonly error: string;
  /** As in `FieldTexts`. */
  readonly note: string;
  readonly differs: boolean;
  /** Gets the input's `name` first, so that one function serves all. */
  onChange(name: string, value: unknown): void;
}

/** Outcome of a call made by a field. `ended`: the screen was left. */
export type Sent =
  | { readonly kind: 'ok'; readonly body: Scope }
  /** `message` is the portal's; empty = it gave none. `isUnknown`: it may have been carried out; the same content sent again is the same write. */
  | { readonly kind: 'failed'; readonly code: string; readonly message: string; readonly isUnknown: boolean }
  | { readonly kind: 'ended' };

type AnyOptions = { readonly [key: string]: unknown };

/**
 * What the component of a field widget (`for: 'field'`) receives. Controlled: it draws `value` and reports every change immediately. `Options`:
 * `OptionsOf<typeof widget>`; `Item`: `ItemOptionsOf<typeof widget>`.
 */
export interface FieldWidgetProps<Options = AnyOptions, Item = AnyOptions> {
  readonly name: string;
  readonly texts: FieldTexts;
  /** undefined = nothing typed yet. Shape: the widget's `valueType`. */
  readonly value: unknown;
  readonly options: readonly ShownOption[];
  /** The widget's own options, expressions and texts evaluated. */
  readonly widgetOptions: Options;
  /** Of an input of one line: as wide as what is written in it. */
  readonly width?: InputWidth | undefined;
  /** If the value is a list: for each item, in order, the options marked `x-item`, evaluated with that item. Empty for other widgets. */
  readonly items: readonly Item[];
  /** Messages at inputs inside this field, by input name. */
  readonly innerErrors: { readonly [name: string]: string };
  onChange(value: unknown): void;
  /** Draws an input inside this field. */
  drawInner(inner: InnerInput): ReactNode;
  /**
   * Makes a call; an action that validates the fields waits for it. Calls go one after the other: `body` is asked for when it is this one's turn, and
   * rejects with it. `via`: another way than the screen's, to follow the progress.
   */
  send(call: string, body: () => Promise<Scope>, via?: Send): Promise<Sent>;
  /** Until it is called with an empty text, going on is refused with this error at the input of that name. */
  hold(name: string, why: string): void;
}

/** What the component of a block widget (`for: 'block'`) receives. */
export interface BlockWidgetProps<Options = AnyOptions> {
  /** Its keys in YAML, expressions and texts evaluated. */
  readonly options: Options;
  /** End of a running watch or poll, milliseconds since 1970; undefined = it is not running. */
  deadline(watch: string): number | undefined;
}

/** As the registry has them: which options a widget takes, its schema has told the loader. */
export type FieldWidgetComponent = { drawn(props: FieldWidgetProps): ReactNode }['drawn'];
export type BlockWidgetComponent = { drawn(props: BlockWidgetProps): ReactNode }['drawn'];
