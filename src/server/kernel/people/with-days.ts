import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';

const dayNames = /On$|Until$|^from$|^to$|^nextCertification$/;

/**
 * Resolves every day of a record as of `now`: a day is `YYYYMMDD`, or a number of days after that day (negative: before
 * it).
 */
export function withDays<Written extends object>(record: object, now: Date): Written {
  const written = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => written(member, ''));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, written(member, key)]));
    return dayNames.test(name) && typeof value === 'number' ? japanDate(daysLater(now, value)) : value;
  };
  return written(record, '') as Written;
}
