const japanOffsetMs = 9 * 60 * 60 * 1000;

const inJapan = (now: Date): Date => new Date(now.getTime() + japanOffsetMs);

/** Calendar day in Japan as `YYYYMMDD` (Japan has no summer time). */
export function japanDate(now: Date): string {
  return inJapan(now).toISOString().slice(0, 10).replaceAll('-', '');
}

/** Day of the week in Japan; 0 = Sunday. */
export function japanWeekday(now: Date): number {
  return inJapan(now).getUTCDay();
}
