import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { dayText } from '../time/day-text.ts';
import { japanDate } from '../time/japan-date.ts';
import { type Html, html } from './html.ts';

/** Something that was filed, as the to-do list has it. */
export interface Filed {
  readonly subject: string;
  readonly numberLabel: string;
  readonly number: string;
  readonly filedAt: Date;
  /** How it stands. A sentence. */
  readonly state: string;
  /** Where it is found, and what the link says. */
  readonly link: readonly [to: string, text: string];
}

/** With number and day, so that it is told apart from another one, and asked about. */
export function filedItem({ subject, numberLabel, number, filedAt, state, link: [to, text] }: Filed): Html {
  const known = `${numberLabel}：${groupsOfFour(number)}、${dayText(japanDate(filedAt))}に受け付け`;
  return html`<li data-filed>${subject}（${known}）。${state}<a href="${to}">${text}</a></li>`;
}
