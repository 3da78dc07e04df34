import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import type { DriverCategory, DrivingEvent } from './licence.ts';

/** Points up to which a single violation is a light one. */
const lightPoints = 3;

function judgedOn(birthday: string): string {
  return japanDate(daysLater(new Date(`${birthday.replace(/^(....)(..)(..)$/, '$1-$2-$3')}T00:00:00Z`), -40));
}

/**
 * Class of a driver who renews around a birthday (Road Traffic Act Enforcement Order, article 33-7): by the five years that end forty days before it.
 * What has happened since counts next time.
 */
export function driverCategory(firstOn: string, events: readonly DrivingEvent[], birthday: string): DriverCategory {
  const until = judgedOn(birthday);
  const from = monthsLater(until, -60);
  const counted = events.filter(({ date }) => date > from && date <= until);
  if (counted.length > 1 || counted.some(({ points }) => points > lightPoints)) return '3';
  if (firstOn > from) return '4';
  return counted.length === 0 ? '1' : '2';
}
