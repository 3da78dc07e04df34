import { japanTime } from './japan-time.ts';

/** The Japanese fiscal year of a day begins on 1 April of this year. */
export function fiscalYearOf(day: unknown): number {
  const { year, month } = japanTime(day);
  return month < 4 ? year - 1 : year;
}
