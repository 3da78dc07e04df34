/** A person's data in the agencies' registers of national qualifications. */
export interface NationalQualificationRecord {
  /** Absent: none. */
  readonly held?: readonly HeldRecord[];
  /** Latest first. Absent: none. */
  readonly exams?: readonly ExamRecord[];
  /** Codes of agencies that did not answer: what they have on the person is not known. */
  readonly silent?: readonly string[];
}

export interface HeldRecord {
  /** Id in the catalogue, example `care-worker`. */
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  readonly registrationNumber: string;
  /** `YYYYMMDD`. */
  readonly registeredOn: string;
  /** As registered; absent = as on the card. */
  readonly registeredName?: string;
  /** Prefecture of the domicile, as registered; absent = as in the family register. */
  readonly registeredPrefecture?: string;
  /** `YYYYMMDD`; absent = lifelong. */
  readonly validUntil?: string;
}

export interface ExamRecord {
  readonly qualificationId: string;
  readonly qualificationHandleUnitCode: string;
  /** `YYYYMMDD`. */
  readonly examinationDate: string;
  readonly examineeNumber: string;
  /** Code of nqExamResult, disclosed from the day of the results on: 1 passed, 2 failed, 4 absent, 5 some subjects. */
  readonly result: '1' | '2' | '4' | '5';
}

declare module '../../../ports/register.ts' {
  interface RegisterParts {
    /** National qualifications and examinations. Absent: no agency has a record. */
    readonly nationalQualifications?: NationalQualificationRecord;
  }
}
