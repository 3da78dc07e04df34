/** 1 on the individual number card only, 2 both on it and as a licence card, 3 as a licence card only. */
export type Ownership = '1' | '2' | '3';

/** Course required before the renewal: 1 excellent (優良), 2 ordinary (一般), 3 with violations (違反), 4 first renewal (初回). */
export type DriverCategory = '1' | '2' | '3' | '4';

/** Days are `YYYYMMDD`. */
export interface DrivingEvent {
  readonly date: string;
  /** 1 violation, 2 accident. */
  readonly type: '1' | '2';
  readonly content: string;
  readonly points: number;
}

export interface Disposition {
  readonly date: string;
  readonly content: string;
}

/** A driving licence with its driving record. */
export interface Licence {
  readonly ownership: Ownership;
  /** 12 digits. */
  readonly number: string;
  readonly category: DriverCategory;
  readonly kinds: readonly { readonly name: string; readonly acquiredOn: string }[];
  readonly conditions: readonly string[];
  readonly deliveredOn: string;
  /** First day of the renewal period: a month before the birthday. */
  readonly renewalFrom: string;
  /** Last day of validity: a month after the birthday. */
  readonly validUntil: string;
  /** 本籍, starting with the prefecture. */
  readonly permanentAddress: string;
  /** Latest first. */
  readonly events: readonly DrivingEvent[];
  readonly dispositions: readonly Disposition[];
  /** Points in effect today. */
  readonly points: number;
}

export function isExpired({ validUntil }: Licence, today: string): boolean {
  return today > validUntil;
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** As the police have it. Absent: no driving licence. */
    readonly licence?: Licence;
  }
}
