/** A person's data in the pension service. */
export interface InsuredRecord {
  /** 1 self-employed, student and the like; 2 employee; 3 dependent spouse of an employee; receiving: draws a pension. */
  readonly kind: '1' | '2' | '3' | 'receiving';
  readonly isStudent?: boolean;
  /** False: the basic pension number is not linked with the citizen's number yet. Default true. */
  readonly isLinked?: boolean;
  /** Months of unpaid contributions. Default 0. */
  readonly unpaidMonths?: number;
  /** An application for exemption or deferment is under examination. */
  readonly isExemptionUnderWay?: boolean;
  /** Contributions are paid by direct debit. */
  readonly paysByAccount?: boolean;
  /** Additional contributions are paid. */
  readonly paysAdditional?: boolean;
  /** Old enough for a pension not claimed yet. */
  readonly mayClaim?: boolean;
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** The public pension. Absent: the portal cannot tell which insurance the person has. */
    readonly insured?: InsuredRecord;
  }
}
