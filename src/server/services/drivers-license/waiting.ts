import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { Queries } from '../../db/database.ts';
import { html } from '../../kernel/page/html.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { courseHindrance, courseOf, courseProgress } from './course.ts';
import { findLicence } from './find-licence.ts';
import { pendingChange } from './permanent-address.ts';
import { receiptPath, receiptWords } from './receipt.ts';

/** A course that was begun and can be gone on with, and a change of the permanent address that the police are entering. */
export async function waitingLicence(db: Queries, citizen: Citizen, now: Date): Promise<Partial<Waiting>> {
  const change = await pendingChange(db, citizen.id, now);
  const licence = await findLicence(db, citizen.id, now);
  const course = licence === null ? null : courseOf(licence);
  const { finished, completedOn } = await courseProgress(db, citizen.id);
  const canGoOn = courseHindrance(licence, citizen.persona.card.birthdate, japanDate(now)) === '';
  const isBegun = course !== null && canGoOn && completedOn === null && finished.length > 0;
  return {
    begun: isBegun
      ? [
          html`<li data-course>更新の前のオンライン講習（${course.sections.length}項目のうち${finished.length}項目が終わりました）。<a href="/svc/drivers-license/online-course">続きから再開</a></li>`,
        ]
      : [],
    underWay:
      change === null
        ? []
        : [
            html`<li data-change>本籍の変更の届出（${receiptWords.numberLabel}：${groupsOfFour(change.receptionNumber)}）。警察が処理しています。<a href="${receiptPath}?number=${change.receptionNumber}">控えを見る</a></li>`,
          ],
  };
}
