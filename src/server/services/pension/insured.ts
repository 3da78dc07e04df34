/** What the pension service knows of a person. */
export interface InsuredRecord {
  /** 1 self-employed, student and the like; 2 employee; 3 dependent spouse of an employee; receiving: gets a pension. */
  readonly kind: '1' | '2' | '3' | 'receiving';
  readonly isStudent?: boolean;
  /** False: the basic pension number is not linked with the citizen's number yet. Default true. */
  readonly isLinked?: boolean;
  /** Months of unpaid contributions. Default 0. */
  readonly unpaidMonths?: number;
  /** An exemption or deferment has been applied for and is being examined. */
  readonly isExemptionUnderWay?: boolean;
  /** Contributions are paid from a bank account. */
  readonly paysByAccount?: boolean;
  /** Additional contributions are paid. */
  readonly paysAdditional?: boolean;
  /** Old enough to claim a pension that has not been claimed. */
  readonly mayClaim?: boolean;
}

declare module '../../kernel/people/persona.ts' {
  interface Persona {
    /** The public pension. Absent: the portal cannot tell which insurance the person has. */
    readonly insured?: InsuredRecord;
  }
}
