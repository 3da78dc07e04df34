import { textOf } from './argument.ts';
import { ExpressionError } from './expression-error.ts';

/** A moment on Japanese clocks. `month` and `day` count from 1. */
export interface JapanTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Japan has no daylight saving time, so its clock is always nine hours ahead. */
const aheadMs = 9 * 60 * 60 * 1000;

const written = /^(\d{4})-?(\d\d)-?(\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Reads a moment (a `Date`, milliseconds since 1970), `YYYYMMDD`, `YYYY-MM-DD` or ISO 8601 with a time (without an offset: Japanese time).
 * @throws ExpressionError for anything else and for days that no calendar has.
 */
export function japanTime(value: unknown, minutesLater = 0): JapanTime {
  const moment = typeof value === 'number' || value instanceof Date ? Number(value) : momentOf(textOf(value));
  const clock = new Date(moment + aheadMs + minutesLater * 60_000);
  if (Number.isNaN(clock.getTime())) throw new ExpressionError('not a date');
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
}

/** Milliseconds since 1970, or NaN. */
function momentOf(text: string): number {
  const [, year, month, day, time = 'T00:00', offset] = written.exec(text) ?? [];
  // Date.parse lets 30 February overflow into March.
  return isCalendarDay(Number(year), Number(month), Number(day))
    ? Date.parse(`${year}-${month}-${day}${time}${offset === undefined ? '+09:00' : ''}`)
    : Number.NaN;
}

/** True for a day that exists. Years from 1000, since written dates have four digits. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Example 「11月20日」. */
export function monthAndDayText({ month, day }: JapanTime): string {
  return `${month}月${day}日`;
}

/** Example 「9時05分」. */
export function clockText({ hour, minute }: JapanTime): string {
  return `${hour}時${String(minute).padStart(2, '0')}分`;
}

/** Example 「2026年4月1日」; of what `japanTime` reads, as are those below. */
export function dayText(value: unknown): string {
  const time = japanTime(value);
  return `${time.year}年${monthAndDayText(time)}`;
}

/** Example 「2026年4月1日 9時05分」. */
export function minuteText(value: unknown): string {
  return `${dayText(value)} ${clockText(japanTime(value))}`;
}

/** The last day of something: on the day itself with the hour at which it ends. `now`: a moment or a day. */
export function untilText(day: unknown, now: unknown): string {
  const text = dayText(day);
  return text === dayText(now) ? `きょう（${text}）の24時（日本時間）` : text;
}
