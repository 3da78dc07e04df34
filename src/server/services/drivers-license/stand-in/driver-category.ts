import { dayLater } from '../../../kernel/time/day-later.ts';
import { monthsLater } from '../../../kernel/time/months-later.ts';
import type { DriverCategory, DrivingEvent } from '../licence.ts';

/** Points up to which a single violation is a light one. */
const lightPoints = 3;

/**
 * Class of a driver who renews around a birthday (Road Traffic Act Enforcement Order, article 33-7): by the five years that end forty days before it.
 * What has happened since counts next time.
 */
export function driverCategory(firstOn: string, events: readonly DrivingEvent[], birthday: string): DriverCategory {
  const until = dayLater(birthday, -40);
  const from = monthsLater(until, -60);
  const counted = events.filter(({ date }) => date > from && date <= until);
  if (counted.length > 1 || counted.some(({ points }) => points > lightPoints)) return '3';
  if (firstOn > from) return '4';
  return counted.length === 0 ? '1' : '2';
}
