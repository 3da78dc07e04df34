import { monthsLater } from '../../kernel/time/months-later.ts';
import type { DriverCategory, DrivingEvent, Licence, Ownership } from './licence.ts';

/** What a persona file says of a driving licence. What is left out is that of an ordinary driver. */
export interface LicenceRecord {
  readonly ownership?: Ownership;
  readonly category?: DriverCategory;
  readonly number: string;
  readonly kinds?: Licence['kinds'];
  readonly conditions?: readonly string[];
  /** Default: as the family register says. */
  readonly permanentAddress?: string;
  /** Years after the next end of a validity by the birthday: 0 = the coming one, -1 = it has passed. */
  readonly yearsToExpiry: number;
  readonly events?: readonly (Omit<DrivingEvent, 'date'> & { readonly daysAgo: number })[];
  readonly dispositions?: readonly { readonly daysAgo: number; readonly content: string }[];
  /** Changes go to the police by themselves since so many days. */
  readonly autoChangeForDays?: number;
  /** Sections of the course that are finished, and since how many days all of them are. */
  readonly course?: { readonly finished: readonly string[]; readonly completedDaysAgo?: number };
  /** A new permanent address was handed in so many days ago. */
  readonly addressChange?: { readonly daysAgo: number; readonly address: string };
}

/** Years from one renewal to the next, by category. */
export const yearsOfValidity: { readonly [category in DriverCategory]: number } = { '1': 5, '2': 5, '3': 3, '4': 3 };

/** A month after the birthday that comes next or passed less than a month ago. */
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
