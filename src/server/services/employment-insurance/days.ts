/** Days are `YYYYMMDD`. */
function timeOf(day: string): Date {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10).replaceAll('-', '');
}

export function addDays(day: string, days: number): string {
  const time = timeOf(day);
  time.setUTCDate(time.getUTCDate() + days);
  return dayOf(time);
}

/** The same day some months later; the last day of the month when that month is shorter. */
export function addMonths(day: string, months: number): string {
  const time = timeOf(day);
  const wanted = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(wanted, lastDay));
  return dayOf(time);
}

/** Whole months from the first day to the last, both inclusive. */
export function wholeMonths(from: string, to: string): number {
  const end = addDays(to, 1);
  const months =
    (Number(end.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(end.slice(4, 6)) - Number(from.slice(4, 6));
  return Math.max(0, addMonths(from, months) <= end ? months : months - 1);
}
