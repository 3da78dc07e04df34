import { monthsLater } from '../../kernel/time/months-later.ts';
import type { DriverCategory, DrivingEvent, Licence, Ownership } from './licence.ts';

/** Driving licence of a persona file. Defaults are those of an ordinary driver. */
export interface LicenceRecord {
  readonly ownership?: Ownership;
  readonly category?: DriverCategory;
  readonly number: string;
  readonly kinds?: Licence['kinds'];
  readonly conditions?: readonly string[];
  /** Default: the one in the family register. */
  readonly permanentAddress?: string;
  /** Years after the next expiry date derived from the birthday: 0 = that date, -1 = already expired. */
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

/** Years from one renewal to the next, by category. */
export const yearsOfValidity: { readonly [category in DriverCategory]: number } = { '1': 5, '2': 5, '3': 3, '4': 3 };

/** One month after the nearest birthday: the coming one, or one that passed less than a month ago. */
export function nextEnd(birthdate: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const ends = [year - 1, year, year + 1].map((each) => monthsLater(`${each}${birthdate.slice(4)}`, 1));
  return ends.find((end) => end >= today) ?? today;
}

declare module '../../kernel/people/persona.ts' {
  interface Persona {
    /** Absent: no driving licence. */
    readonly licence?: LicenceRecord;
  }
}
