import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/familyregister-identification-code.ts';
import { untilText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import type { Entry, Waiting } from '../../kernel/page/waiting.ts';
import { daysBetween } from '../../kernel/time/days-between.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Citizen } from '../../ports/identity.ts';
import { firstOfEach, issuedCodes } from './codes.ts';
import { receiptPath, receiptWords } from './receipt.ts';

/** Days before the last one from which it is a thing to do. */
const soonDays = 7;

/** Codes that were issued, by application: nobody is working on them. Those that can be used for a few days only are to be used. */
export async function waitingCodes(db: Queries, { id }: Citizen, now: Date): Promise<Partial<Waiting>> {
  const first = firstOfEach(await issuedCodes(db, id));
  const { procedure: subject, numberLabel } = receiptWords;
  const today = japanDate(now);
  const ending = first.filter(({ validUntil }) => today <= validUntil && daysBetween(today, validUntil) <= soonDays);
  return {
    tasks: ending.map(
      ({ receptionNumber: number, validUntil: day }): Entry => ({
        ...{ kind: 'code-ends', service: 'familyregister-identification-code', title: subject, state: 'usable' },
        says: wording.waiting.soonOver,
        facts: [{ label: numberLabel, value: groupsOfFour(number) }],
        until: { label: wording.waiting.usable, day, text: wording.waiting.until({ until: untilText(day, now) }) },
        link: { href: `${receiptPath}?number=${number}`, text: commonWording.seeReceipt },
      }),
    ),
    finished: first.map(({ receptionNumber: number, issuedAt: filedAt, validUntil }) =>
      filedItem({
        ...{ service: 'familyregister-identification-code', subject, numberLabel, number, filedAt, is: 'finished' },
        state:
          today <= validUntil
            ? wording.waiting.usableUntil({ until: untilText(validUntil, now) })
            : wording.waiting.over,
        link: [`${receiptPath}?number=${number}`, commonWording.seeReceipt],
      }),
    ),
  };
}
