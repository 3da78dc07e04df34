/** Of a day in Japan, `YYYYMMDD`. */
function startOf(day: string): number {
  return Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00+09:00`);
}

const hourMs = 3_600_000;

/** When the day is over in Japan. */
export function endOfDay(day: string): Date {
  return new Date(startOf(day) + 24 * hourMs);
}

/** Nine in the morning in Japan, that many days before. */
export function reminderAt(day: string, daysBefore: number): Date {
  return new Date(startOf(day) + (9 - 24 * daysBefore) * hourMs);
}

/** The last moment of the day: the one of which it is said that something ended on it. */
export function lastMomentOf(day: string): Date {
  return new Date(endOfDay(day).getTime() - 1);
}
