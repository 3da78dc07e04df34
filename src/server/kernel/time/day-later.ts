/** The day that many `days` later; negative = earlier. `YYYYMMDD`. */
export function dayLater(day: string, days: number): string {
  const time = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + days);
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}
