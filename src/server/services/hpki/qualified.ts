/** A medical qualification as recorded in the state's register. */
export interface Qualification {
  readonly id: string;
  /** Code of `hpkiQualification`: 01 doctor, 02 dentist, 03 pharmacist … */
  readonly type: string;
  readonly registrationNumber: string;
  /** `YYYY-MM-DD`. */
  readonly registrationDate: string;
  /** False: number and date are not shared with the portal yet; the person copies them from the licence. Default true. */
  readonly isShared?: boolean;
  /** Filed before the login; absent = none. */
  readonly application?: {
    readonly issuer: 'jma' | 'jpa' | 'medis';
    readonly daysAgo: number;
    readonly status: '1' | '2' | '3' | '4' | '5';
    /** The issuer's words about its last step. */
    readonly note?: string;
  };
}

declare module '../../common/register/qualified.ts' {
  /** Of a person who may apply for the medical-field e-signature. */
  interface QualifiedRecord {
    readonly qualifications: readonly Qualification[];
    /** Membership number in the doctors' association; absent = not a member. */
    readonly memberNumber?: string;
    readonly workplace?: {
      readonly name: string;
      readonly postalCode: string;
      readonly address: string;
      readonly phone: string;
    };
  }
}
