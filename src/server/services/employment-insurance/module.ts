import { errorRoot } from '../../kernel/page/error-root.ts';
import { withDays } from '../../kernel/people/with-days.ts';
import type { ServiceModule } from '../../kernel/portal/module.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanWeekday } from '../../kernel/time/japan-date.ts';
import { slipReceiptsAsked } from './slips.ts';
import { waitingEmployment } from './waiting.ts';

export const module: ServiceModule = {
  waiting: { asks: (id) => [slipReceiptsAsked(id)], list: waitingEmployment },
  pages: (app) => errorRoot(app, 'employment-insurance'),
  dated: ({ employment }, now) =>
    employment === undefined ? {} : { employment: withDays(employment, lastThursday(now)) },
};

/** Days of sample people count from there, so that whatever an office does falls on the same day of the week, which is none of the weekend. */
function lastThursday(now: Date): Date {
  const thursday = 4;
  return daysLater(now, -((japanWeekday(now) + 7 - thursday) % 7));
}
