const japanOffsetMs = 9 * 60 * 60 * 1000;

/** Calendar day in Japan as `YYYYMMDD` (Japan has no summer time). */
export function japanDate(now: Date): string {
  return new Date(now.getTime() + japanOffsetMs).toISOString().slice(0, 10).replaceAll('-', '');
}
