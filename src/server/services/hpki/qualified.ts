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
