import { japanTime } from './japan-time.ts';

/** The Japanese fiscal year that contains a day; it begins on 1 April of the year returned. */
export function fiscalYearOf(day: unknown): number {
  const { year, month } = japanTime(day);
  return month < 4 ? year - 1 : year;
}
