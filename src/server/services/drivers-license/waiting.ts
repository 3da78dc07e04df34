import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, EntryState, Waiting } from '../../kernel/page/waiting.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { courseHindrance, courseOf, courseProgress } from './course.ts';
import { findLicence } from './find-licence.ts';
import type { Licence } from './licence.ts';
import { changesOf, enteredBy } from './permanent-address.ts';
import { receiptPath, receiptWords } from './receipt.ts';

/** A renewal that is due or overdue, a course that was begun and can be gone on with, and changes of the permanent address: those that the police are entering, and earlier ones. */
export async function waitingLicence(db: Queries, citizen: KnownCitizen, now: Date): Promise<Partial<Waiting>> {
  const changes = await changesOf(db, citizen.id);
  const isPending = ({ receivedAt }: { readonly receivedAt: Date }) => receivedAt > enteredBy(now);
  const { procedure: subject, numberLabel } = receiptWords;
  const items = (some: typeof changes, is: EntryState, state: string) =>
    some.map(({ receptionNumber: number, receivedAt: filedAt }) =>
      filedItem({
        ...{ service: 'drivers-license', subject, numberLabel, number, filedAt, is, state },
        link: [`${receiptPath}?number=${number}`, commonWording.seeReceipt],
      }),
    );
  const licence = await findLicence(db, citizen, now);
  const course = licence === null ? null : courseOf(licence);
  const { finished, completedOn } = await courseProgress(db, citizen.id);
  const canTake = courseHindrance(licence, citizen.record.card.birthdate, japanDate(now)) === '';
  const isOpen = course !== null && canTake && completedOn === null;
  return {
    tasks: licence === null ? [] : renewal(licence, isOpen, now),
    begun:
      isOpen && finished.length > 0
        ? [
            {
              ...{ kind: 'course', service: 'drivers-license', title: wording.waiting.begunTitle, state: 'begun' },
              says: wording.waiting.begun({ all: course.sections.length, done: finished.length }),
              link: { href: screenAddress('drivers-license-online-course'), text: wording.waiting.goOn },
            },
          ]
        : [],
    underWay: items(changes.filter(isPending), 'underWay', wording.waiting.underWay),
    finished: items(
      changes.filter((change) => !isPending(change)),
      'finished',
      wording.waiting.finished,
    ),
  };
}

/** From a month before the birthday of the last year on; after the last day too. */
function renewal({ renewalFrom, validUntil }: Licence, isOnline: boolean, now: Date): readonly Entry[] {
  const today = japanDate(now);
  if (today < renewalFrom) return [];
  const isOver = validUntil < today;
  return [
    {
      ...{ kind: 'renewal', service: 'drivers-license', title: wording.waiting.renewalTitle, state: 'open' },
      says: isOver ? wording.waiting.over : wording.waiting.renew({ online: isOnline ? wording.waiting.online : '' }),
      until: isOver
        ? {
            label: wording.waiting.renewalLabel,
            day: validUntil,
            text: wording.waiting.endedOn({ day: dayText(validUntil) }),
          }
        : {
            label: wording.waiting.deadline,
            day: validUntil,
            text: wording.waiting.until({ until: untilText(validUntil, now) }),
          },
      link: { href: screenAddress('drivers-license'), text: wording.waiting.seeLicence },
    },
  ];
}
