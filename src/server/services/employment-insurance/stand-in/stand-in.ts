import { withDays } from '../../../kernel/people/with-days.ts';
import type { StandIn } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { japanWeekday } from '../../../kernel/time/japan-date.ts';

export const standIn: StandIn = {
  dated: ({ employment }, now) =>
    employment === undefined ? {} : { employment: withDays(employment, lastThursday(now)) },
};

/** Days of sample people count from there, so that whatever an office does falls on the same day of the week, which is none of the weekend. */
function lastThursday(now: Date): Date {
  const thursday = 4;
  return daysLater(now, -((japanWeekday(now) + 7 - thursday) % 7));
}
