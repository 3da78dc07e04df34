import type { Persona } from '../../kernel/people/persona.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { monthsLater } from '../../kernel/time/months-later.ts';
import type { Licence } from './licence.ts';
import { nextEnd, yearsOfValidity } from './licence-record.ts';

/** A sample person's licence as of `now`; null = none. */
export function licenceOf({ card, domicile, licence: record }: Persona, now: Date): Licence | null {
  if (record === undefined) return null;
  const today = japanDate(now);
  const ago = (days: number) => japanDate(daysLater(now, -days));
  const category = record.category ?? '2';
  const validUntil = monthsLater(nextEnd(card.birthdate, today), 12 * record.yearsToExpiry);
  const events = (record.events ?? []).map(({ daysAgo, ...event }) => ({ date: ago(daysAgo), ...event }));
  return {
    ownership: record.ownership ?? '1',
    number: record.number,
    category,
    kinds: record.kinds ?? [{ name: '普通自動車', acquiredOn: '20100610' }],
    conditions: record.conditions ?? [],
    deliveredOn: monthsLater(validUntil, -12 * yearsOfValidity[category] - 1),
    renewalFrom: monthsLater(validUntil, -2),
    validUntil,
    permanentAddress: record.permanentAddress ?? domicile.domicile,
    events,
    dispositions: (record.dispositions ?? []).map(({ daysAgo, content }) => ({ date: ago(daysAgo), content })),
    points: events.reduce((sum, { date, points }) => (date > ago(365) ? sum + points : sum), 0),
  };
}
