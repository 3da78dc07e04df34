import type { JsonSchema } from '../model/json-schema.ts';

/**
 * A form that nobody places by hand: its schema says which inputs there are, in which words and in which order. `title` is a label, or the legend of an
 * object; `x-lines`: text of several lines; `x-digits`: of digits alone.
 */
export interface SchemaForm {
  /** An object of texts, flags, dates (`format: date`), and objects of these. */
  readonly schema: JsonSchema;
  /** What stands in the inputs, by name; it need not fit the schema: what was typed wrong is shown again. */
  readonly values: { readonly [name: string]: unknown };
}

/** Draws the inputs as HTML that works without a script; each is sent under its path: `note`, `r1.furigana`. Text is escaped. */
export type DrawSchemaForm = (form: SchemaForm) => string;
