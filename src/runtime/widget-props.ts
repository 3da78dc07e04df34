import type { ReactNode } from 'react';

/** A choice with its texts evaluated. */
export interface ShownOption {
  readonly value: string;
  readonly label: string;
  /** Empty = none. */
  readonly hint: string;
}

/** Label, support text and error of one field, evaluated. A widget hands it to the shell of `src/ui` it stands in. */
export interface FieldTexts {
  /** Id of the control, or of the first control of a group: `field-<name>`. The error summary links to it. */
  readonly id: string;
  readonly label: string;
  /** Empty = none. */
  readonly hint: string;
  readonly required: boolean;
  /** Empty = no error. */
  readonly error: string;
}

/** What the component of a field widget (`for: 'field'`) receives. Controlled: it draws `value` and hands every change on at once. */
export interface FieldWidgetProps {
  readonly name: string;
  readonly texts: FieldTexts;
  /** undefined = nothing typed yet. Shape: the widget's `valueType`. */
  readonly value: unknown;
  readonly options: readonly ShownOption[];
  /** The widget's own options, expressions and texts evaluated. */
  readonly widgetOptions: { readonly [key: string]: unknown };
  /** For each item of the list that is the value, in its order: the options marked `x-item`, evaluated with that item. Empty for other widgets. */
  readonly items: readonly { readonly [key: string]: unknown }[];
  onChange(value: unknown): void;
}

/** What the component of a block widget (`for: 'block'`) receives. */
export interface BlockWidgetProps {
  /** Its keys in YAML, expressions and texts evaluated. */
  readonly options: { readonly [key: string]: unknown };
  /** End of a running watch or poll, milliseconds since 1970; undefined = it is not running. */
  deadline(watch: string): number | undefined;
}

export type FieldWidgetComponent = (props: FieldWidgetProps) => ReactNode;
export type BlockWidgetComponent = (props: BlockWidgetProps) => ReactNode;
