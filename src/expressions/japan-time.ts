import { ExpressionError } from './expression-error.ts';

/** A moment on Japanese clocks. `month` and `day` count from 1. */
export interface JapanTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Japan has no summer time, so its clock is always nine hours ahead. */
const aheadMs = 9 * 60 * 60 * 1000;

const dateOnly = /^(\d{4})-?(\d{2})-?(\d{2})$/;
const dateTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads milliseconds since 1970, `YYYYMMDD`, `YYYY-MM-DD` or ISO 8601 with a time (without an offset: Japanese time).
 * @throws ExpressionError for anything else and for days that no calendar has.
 */
export function japanTime(value: unknown, reading: string): JapanTime {
  const moment = momentOf(value);
  if (moment === null) throw new ExpressionError('not a date', reading);
  const clock = new Date(moment + aheadMs);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
}

/** The same moment some minutes later. */
export function japanTimeAfter(value: unknown, minutes: number, reading: string): JapanTime {
  const moment = momentOf(value);
  if (moment === null) throw new ExpressionError('not a date', reading);
  return japanTime(moment + minutes * 60_000, reading);
}

function momentOf(value: unknown): number | null {
  // 8.64e15 is the largest moment that Date can hold.
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 - aheadMs ? value : null;
  if (typeof value !== 'string') return null;
  const parts = dateOnly.exec(value) ?? dateTime.exec(value);
  if (parts === null) return null;
  const [year, month, day, hour = 0, minute = 0] = parts.slice(1, 6).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number?,
    number?,
  ];
  if (!isCalendarDay(year, month, day) || hour > 23 || minute > 59) return null;
  if (parts[7] !== undefined) {
    const moment = Date.parse(value);
    return Number.isNaN(moment) ? null : moment;
  }
  return Date.UTC(year, month - 1, day, hour, minute) - aheadMs;
}

/** True for a day that exists. Years from 1000, since written dates have four digits. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
