import { phoneText } from '../../../model/phone-text.ts';

/** One row of signed content, example 「電話番号」: `03-0000-0001`. */
export interface PlainRow {
  readonly name: string;
  readonly value: string;
}

/** As a summary on a screen shows them (`blocks/summary`): a telephone number in its groups. */
export const rowsAsRead = (rows: readonly PlainRow[]): readonly PlainRow[] =>
  rows.map(({ name, value }) => ({ name, value: phoneText(value) }));

/** Content comes from the browser: a value that is no object has no members. */
export function recordOf(value: unknown): { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [member: string]: unknown }) : {};
}

/** A member that is not a text is shown as empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
