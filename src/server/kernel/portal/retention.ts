import { daysLater } from '../time/days-later.ts';

/** Days for which what nobody uses any more is retained. */
const keptDays = 7;

/** One statement with its values, and the table it clears. */
export interface Expiry {
  readonly table: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** How long rows of a module's tables are retained. What belongs to a citizen or a session is deleted with it, by its foreign key. */
export interface Retention {
  /**
   * Tables with a date that a screen announced to the citizen, and the condition under which that date of a row `kept` is still to come (`$2`
   * now, `$3` today in Japan, `YYYYMMDD`). While any such row exists, nothing of the citizen is deleted.
   */
  readonly promised?: { readonly [table: string]: string };
  /** Rows that expire by themselves. */
  readonly expired?: (now: Date) => readonly Expiry[];
}

/** Until then, what nobody uses any more is deleted. */
export function unusedBefore(now: Date): Date {
  return daysLater(now, -keptDays);
}

/** Deletes the rows of a table for which `where` holds; `$1` is the value. */
export function expiry(table: string, where: string, value: unknown): Expiry {
  return { table, sql: `delete from ${table} where ${where}`, values: [value] };
}

/** `$1` on this session's clock. */
const inTimeOf = (session: string) => `$1::timestamptz + ${session}.clock_offset_ms * interval '1 millisecond'`;

/** `$1` on this session's clock or on ours, whichever is earlier: a clock set forward has used nothing up. */
export const earlierTimeOf = (session: string) => `least($1::timestamptz, ${inTimeOf(session)})`;

/** True when the time in `column` has passed at `$1`, for every session of the citizen too: the sandbox may have set its clock back. */
export const hasCome = (table: string, column: string) =>
  `${table}.${column} <= $1 and not exists (select 1 from sessions s where s.citizen_id = ${table}.citizen_id and ${table}.${column} > ${inTimeOf('s')})`;
