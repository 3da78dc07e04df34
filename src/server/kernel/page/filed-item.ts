import * as entriesWording from '../../../../build/wording/server/entries.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { japanDate } from '../time/japan-date.ts';
import type { Entry, EntryState } from './waiting.ts';

/** Something that was filed, as home and the to-do list have it. */
export interface Filed {
  /** Name of the service's card. */
  readonly service: string;
  readonly subject: string;
  readonly numberLabel: string;
  readonly number: string;
  readonly filedAt: Date;
  readonly is: EntryState;
  /** What else there is to say about how it stands. A sentence; empty: nothing. */
  readonly state: string;
  /** Whom or what it is about, where the subject alone does not tell one from another. */
  readonly about?: NonNullable<Entry['facts']>[number];
  /** Where it is found, and what the link says. */
  readonly link: readonly [to: string, text: string];
}

/** With number and day, so that it is told apart from another one, and asked about. */
export function filedItem({
  service,
  subject,
  numberLabel,
  number,
  filedAt,
  is,
  state,
  about,
  link: [href, text],
}: Filed): Entry {
  return {
    kind: 'filed',
    service,
    number,
    title: subject,
    state: is,
    says: state,
    facts: [
      ...(about === undefined ? [] : [about]),
      { label: numberLabel, value: groupsOfFour(number) },
      { label: entriesWording.card.filedOn, value: dayText(japanDate(filedAt)) },
    ],
    link: { href, text },
  };
}
