import * as wording from '../../../../../build/wording/services/drivers-license.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { monthsLater } from '../../../kernel/time/months-later.ts';
import type { Licence } from '../licence.ts';
import { driverCategory } from './driver-category.ts';
import { licenceNumber } from './licence-number.ts';
import { ageAtNextEnd } from './licence-record.ts';
import { licenceYears } from './licence-years.ts';

const ordinary = [{ name: wording.input.ordinaryName, monthsAfterFirst: 0 }];

/** A sample person's licence as of `now`; null = none. */
export function licenceOf({ card, domicile, licence: record }: SampleRecord, now: Date): Licence | null {
  if (record === undefined) return null;
  const today = japanDate(now);
  const ago = (days: number) => japanDate(daysLater(now, -days));
  const age = ageAtNextEnd(card.birthdate, today) + record.yearsToExpiry;
  const birthday = monthsLater(card.birthdate, 12 * age);
  const events = (record.events ?? []).map(({ daysAgo, ...event }) => ({ date: ago(daysAgo), ...event }));
  const { firstOn, deliveredOn } = licenceYears(card.birthdate, age, events);
  return {
    ownership: record.ownership ?? '1',
    number: licenceNumber(record.number, firstOn),
    category: driverCategory(firstOn, events, birthday),
    kinds: (record.kinds ?? ordinary).map(({ name, monthsAfterFirst }) => ({
      name,
      acquiredOn: monthsLater(firstOn, monthsAfterFirst),
    })),
    conditions: record.conditions ?? [],
    deliveredOn,
    renewalFrom: monthsLater(birthday, -1),
    validUntil: monthsLater(card.birthdate, 12 * age + 1),
    permanentAddress: record.permanentAddress ?? domicile.domicile,
    events,
    dispositions: (record.dispositions ?? []).map(({ daysAgo, content }) => ({ date: ago(daysAgo), content })),
    points: events.reduce((sum, { date, points }) => (date > ago(365) ? sum + points : sum), 0),
  };
}
