import { daysLater } from '../time/days-later.ts';

/** Days for which what nobody uses any more is retained, and so what came of a person's acts. */
export const keptDays = 7;

/** One statement with its values, and the table it clears; to be repeated as long as it deletes `rowsAtOnce` rows. */
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
  readonly expired?: (now: Date, sandbox: boolean) => readonly Expiry[];
}

/** Until then, what nobody uses any more is deleted. */
export function unusedBefore(now: Date): Date {
  return daysLater(now, -keptDays);
}

/** Rows deleted by one statement: while it runs, the embedded database answers nobody. */
export const rowsAtOnce = 200;

/** Deletes the rows of a table for which `where` holds, some at a time; `$1` is the value. */
export function expiry(table: string, where: string, value: unknown): Expiry {
  const some = `select ctid from ${table} where ${where} limit ${rowsAtOnce}`;
  return { table, sql: `delete from ${table} where ctid = any (array(${some})) returning 1`, values: [value] };
}

/** `$1` on this session's clock. */
const inTimeOf = (session: string) => `$1::timestamptz + ${session}.clock_offset_ms * interval '1 millisecond'`;

/** `$1` on this session's clock or on ours, whichever is earlier: a clock set forward has used nothing up. */
export const earlierTimeOf = (session: string) => `least($1::timestamptz, ${inTimeOf(session)})`;

/** Something of the citizen is due at `$1` and not done: what it tells of must not go before. A job that keeps failing holds nothing for ever. */
const isAwaited = (table: string) =>
  `exists (select 1 from jobs j where j.citizen_id = ${table}.citizen_id and j.kind not in ('plan', 'mail') and j.done_at is null and j.run_at <= $1 and j.attempts < 20)`;

/** True when the time in `column` has passed at `$1`, for every session of the citizen too: the sandbox may have set its clock back. */
export const hasCome = (table: string, column: string) =>
  `${table}.${column} <= $1 and not exists (select 1 from sessions s where s.citizen_id = ${table}.citizen_id and ${table}.${column} > ${inTimeOf('s')}) and not ${isAwaited(table)}`;
