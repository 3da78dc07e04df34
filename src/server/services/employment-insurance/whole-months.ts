import { dayLater } from '../../kernel/time/day-later.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';

/** Whole months from the first day to the last, both inclusive; days are `YYYYMMDD`. */
export function wholeMonths(from: string, to: string): number {
  const end = dayLater(to, 1);
  const months =
    (Number(end.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(end.slice(4, 6)) - Number(from.slice(4, 6));
  return Math.max(0, monthsLater(from, months) <= end ? months : months - 1);
}
