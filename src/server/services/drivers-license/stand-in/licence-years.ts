import { monthsLater } from '../../../kernel/time/months-later.ts';
import type { DrivingEvent } from '../licence.ts';
import { driverCategory } from './driver-category.ts';

/** An ordinary licence is given from this age on (Road Traffic Act, article 88). */
const youngest = 18;

/** Of a licence that was never renewed, and of one renewed by a new driver or by one with violations. */
const shortYears = 3;

/** Sample people got their first licence this long after a birthday. */
const monthsAfterBirthday = 4;

export interface LicenceYears {
  /** First day of the first licence. */
  readonly firstOn: string;
  /** Day of the last renewal, or of the first licence. */
  readonly deliveredOn: string;
}

/** Years from a renewal around the birthday of this age to the next one (Road Traffic Act, article 92-2, now 95-6). */
function yearsFrom(age: number, isLong: boolean): number {
  if (!isLong || age >= 72) return shortYears;
  return age === 71 ? 4 : 5;
}

/**
 * The youngest age at which a first licence, renewed each time by the rules, comes to end after this birthday. `birthdayOf`: the day on which the person
 * reaches an age.
 */
export function licenceYears(birthdate: string, endsAtAge: number, events: readonly DrivingEvent[]): LicenceYears {
  const birthdayOf = (age: number) => monthsLater(birthdate, 12 * age);
  for (let first = youngest; first + shortYears <= endsAtAge; first += 1) {
    const firstOn = monthsLater(birthdayOf(first), monthsAfterBirthday);
    let deliveredOn = firstOn;
    let age = first + shortYears;
    while (age < endsAtAge) {
      const birthday = birthdayOf(age);
      deliveredOn = birthday;
      age += yearsFrom(age, ['1', '2'].includes(driverCategory(firstOn, events, birthday)));
    }
    if (age === endsAtAge) return { firstOn, deliveredOn };
  }
  throw new Error(`No licence ends at the age of ${endsAtAge}.`);
}
