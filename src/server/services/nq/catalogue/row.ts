/** A row of a table of migration 010, keyed by column. */
export type Row = { readonly [column: string]: unknown };
