import * as agencyWording from '../../../../build/wording/server/agency.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';

/** News of something that was filed. */
export interface News {
  /** One sentence. */
  readonly happened: string;
  /** What was filed: name and value. */
  readonly about: readonly [name: string, value: string];
  readonly numberLabel: string;
  readonly number: string;
  /** The day in words. */
  readonly on: string;
  /** Who decided: name and value. */
  readonly from: readonly [name: string, value: string];
  /** With the deadline, where there is one. */
  readonly next: string;
  /** Of the page about it. */
  readonly address: string;
}

/** Text of a mail with news: number, date, next step and link, and nothing of what was filed or why it was decided so. */
export function newsMail({ happened, about, numberLabel, number, on, from, next, address }: News): string {
  return [
    happened,
    about.join('：'),
    `${numberLabel}：${groupsOfFour(number)}`,
    agencyWording.mail.day({ day: on }),
    from.join('：'),
    agencyWording.mail.next({ next }),
    address,
  ].join('\n');
}
