/** 1 register in force (戸籍), 2 closed (除籍): everybody in it has moved to another one, or it was recreated. */
export type RegisterType = '1' | '2';

/** A family register that lists or used to list a citizen. */
export interface CitizenRegister {
  /** Stable across all responses for a citizen. */
  readonly id: string;
  readonly type: RegisterType;
  readonly domicile: string;
  readonly headOfTheFamily: string;
  /** A change is being processed. */
  readonly isChanging: boolean;
}

/** What the family registers know of those that are closed. */
export interface IdentificationCodeRecord {
  /** Registers that used to list the person. */
  readonly closedRegisters?: readonly { readonly domicile: string; readonly headOfTheFamily: string }[];
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** Absent: none; read it with `registersOf`. */
    readonly identificationCode?: IdentificationCodeRecord;
  }
}
