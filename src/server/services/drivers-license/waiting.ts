import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Queries } from '../../db/database.ts';
import { filedItem } from '../../kernel/page/filed-item.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';
import type { Entry, EntryState, Waiting } from '../../kernel/page/waiting.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { courseHindrance, courseOf, courseProgress } from './course.ts';
import { findLicence } from './find-licence.ts';
import type { Licence } from './licence.ts';
import { changesOf, daysToEnter } from './permanent-address.ts';
import { receiptPath, receiptWords } from './receipt.ts';

/** A renewal that is due or overdue, a course that was begun and can be gone on with, and changes of the permanent address: those that the police are entering, and earlier ones. */
export async function waitingLicence(db: Queries, citizen: KnownCitizen, now: Date): Promise<Partial<Waiting>> {
  const changes = await changesOf(db, citizen.id);
  const isPending = ({ receivedAt }: { readonly receivedAt: Date }) => receivedAt > daysLater(now, -daysToEnter);
  const { procedure: subject, numberLabel } = receiptWords;
  const items = (some: typeof changes, is: EntryState, state: string) =>
    some.map(({ receptionNumber: number, receivedAt: filedAt }) =>
      filedItem({
        ...{ service: 'drivers-license', subject, numberLabel, number, filedAt, is, state },
        link: [`${receiptPath}?number=${number}`, '控えを見る'],
      }),
    );
  const licence = await findLicence(db, citizen.id, now);
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
              ...{ kind: 'course', service: 'drivers-license', title: '更新の前のオンライン講習', state: 'begun' },
              says: `${course.sections.length}項目のうち${finished.length}項目が終わりました。`,
              link: { href: screenAddress('drivers-license-online-course'), text: '続きから再開' },
            },
          ]
        : [],
    underWay: items(changes.filter(isPending), 'underWay', '警察が処理しています。'),
    finished: items(
      changes.filter((change) => !isPending(change)),
      'finished',
      '免許の情報に反映しました。',
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
      ...{ kind: 'renewal', service: 'drivers-license', title: '運転免許の更新', state: 'open' },
      says: isOver
        ? '免許の有効期間が過ぎています。運転はできません。早めに、運転免許センターに相談してください。'
        : `更新の期間です。${isOnline ? '講習は、オンラインで受けられます。' : ''}`,
      until: isOver
        ? { label: '有効期間', day: validUntil, text: `${dayText(validUntil)}に終わりました` }
        : { label: '期限', day: validUntil, text: `${untilText(validUntil, now)}までに更新してください。` },
      link: { href: screenAddress('drivers-license'), text: '免許の情報を見る' },
    },
  ];
}
