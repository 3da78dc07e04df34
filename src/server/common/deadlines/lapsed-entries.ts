import * as entriesWording from '../../../../build/wording/server/entries.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { jobContent } from '../../kernel/calls/sealed-columns.ts';
import type { Entry } from '../../kernel/page/waiting.ts';
import { dayLater } from '../../kernel/time/day-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { DeadlineStep } from './deadline.ts';

/** Days for which something that lapsed is a thing to do. */
const shownDays = 90;

/** A step that was taken. */
type ToldStep = DeadlineStep & { readonly told?: boolean };

export const lapsedAsked = (citizenId: string): Statement => ({
  sql: 'select content as step from jobs where citizen_id = $1 and done_at is not null order by run_at desc, id',
  values: [citizenId],
});

/** What lapsed, as far as nothing shows that the citizen has begun it anew. `others`: what else is pending for them. */
export async function lapsedEntries(
  db: Queries,
  citizenId: string,
  now: Date,
  others: readonly Pick<Entry, 'service' | 'title'>[],
): Promise<readonly Entry[]> {
  const since = dayLater(japanDate(now), -shownDays);
  const found = await rowsOf<{ step: ToldStep }>(db, lapsedAsked(citizenId));
  return found
    .map(({ step }) => jobContent.openJson(db, citizenId, step))
    .filter(({ daysBefore, told, day }) => daysBefore === 0 && told === true && day >= since)
    .filter(({ service, title }) => !others.some((one) => one.service === service && one.title.startsWith(title)))
    .map(({ service, number, title, lapsed, standing = 'lapsed', label, day, path, link }) => ({
      ...{ kind: 'lapsed', service, ...(number !== '' && { number }), title, state: standing, says: lapsed },
      until: { label, day, text: entriesWording.card.lapsedOn({ day: dayText(day) }) },
      link: { href: path, text: link },
    }));
}
