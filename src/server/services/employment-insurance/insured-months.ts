import { dayLater } from '../../kernel/time/day-later.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import type { InsuredPeriod } from './employment.ts';
import { wholeMonths } from './whole-months.ts';

/**
 * Months that count together (算定基礎期間): those of the last period, and of each earlier one that ended less than a year before the next
 * began. Overlapping periods with two offices count once. `periods`: latest first.
 */
export function countedMonths(periods: readonly InsuredPeriod[], today: string): number {
  let months = 0;
  let begins = '';
  for (const { acquiredOn, leftOn = today } of periods) {
    if (begins !== '' && monthsLater(leftOn, 12) < begins) break;
    const until = begins !== '' && leftOn >= begins ? dayLater(begins, -1) : leftOn;
    if (until > acquiredOn) months += wholeMonths(acquiredOn, until);
    if (begins === '' || acquiredOn < begins) begins = acquiredOn;
  }
  return months;
}
