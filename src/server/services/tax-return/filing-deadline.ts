/** The last day on which the tax return of a year is in time: 15 March, or the Monday after it (national tax general rules act, article 10). `YYYYMMDD`. */
export function filingDeadline(year: string): string {
  const day = new Date(Date.UTC(Number(year) + 1, 2, 15));
  const weekday = day.getUTCDay();
  if (weekday === 6) day.setUTCDate(17);
  if (weekday === 0) day.setUTCDate(16);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
