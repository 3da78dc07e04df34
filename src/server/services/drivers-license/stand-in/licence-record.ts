import { monthsLater } from '../../../kernel/time/months-later.ts';
import type { DrivingEvent, Ownership } from '../licence.ts';
import type { NumberParts } from './licence-number.ts';

/** Driving licence of a sample person's file. Category, number, first licence and delivery follow from the birthdate and the events. */
export interface LicenceRecord {
  readonly ownership?: Ownership;
  readonly number: NumberParts;
  /** The first one was acquired with the first licence. Default: an ordinary one alone. */
  readonly kinds?: readonly { readonly name: string; readonly monthsAfterFirst: number }[];
  readonly conditions?: readonly string[];
  /** Default: the one in the family register. */
  readonly permanentAddress?: string;
  /** Years after the nearest possible end, one month after a birthday: 0 = that day, -1 = already expired. */
  readonly yearsToExpiry: number;
  readonly events?: readonly (Omit<DrivingEvent, 'date'> & { readonly daysAgo: number })[];
  readonly dispositions?: readonly { readonly daysAgo: number; readonly content: string }[];
  /** Automatic forwarding of changes has been on for this many days. */
  readonly autoChangeForDays?: number;
  /** Ids of the finished sections, and how many days ago the last of them was completed. */
  readonly course?: { readonly finished: readonly string[]; readonly completedDaysAgo?: number };
  /** A new permanent address, submitted this many days ago. */
  readonly addressChange?: { readonly daysAgo: number; readonly address: string };
}

/** Age that is reached on the birthday before the nearest end: the coming one, or one that passed less than a month ago. */
export function ageAtNextEnd(birthdate: string, today: string): number {
  const age = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  const endsLater = (each: number) => monthsLater(birthdate, 12 * each + 1) >= today;
  return [age - 1, age, age + 1].find(endsLater) ?? age;
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    /** Absent: no driving licence. */
    readonly licence?: LicenceRecord;
  }
}
