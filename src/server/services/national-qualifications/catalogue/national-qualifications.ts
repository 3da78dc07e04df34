/** What the agencies' registers of national qualifications have of a person. */
export interface NationalQualificationRecord {
  /** Absent: none. */
  readonly held?: readonly HeldRecord[];
  /** The latest first. Absent: none. */
  readonly exams?: readonly ExamRecord[];
  /** Codes of agencies whose systems do not answer when they are asked about this person. */
  readonly silent?: readonly string[];
}

export interface HeldRecord {
  /** Of the catalogue, example `care-worker`. */
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  readonly registrationNumber: string;
  /** `YYYYMMDD`. */
  readonly registeredOn: string;
  /** As registered; absent = as on the card. */
  readonly registeredName?: string;
  /** `YYYYMMDD`; absent = for life. */
  readonly validUntil?: string;
}

export interface ExamRecord {
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  /** 1 = the last time the examination was held, 2 = the time before … */
  readonly timesAgo: number;
  readonly examineeNumber: string;
  /** Code of nqExamResult, told from the day of the results on: 1 passed, 2 failed, 4 absent, 5 some subjects. */
  readonly result: '1' | '2' | '4' | '5';
}

declare module '../../../kernel/people/persona.ts' {
  interface Persona {
    /** National qualifications and examinations. Absent: no agency has a record. */
    readonly nationalQualifications?: NationalQualificationRecord;
  }
}
