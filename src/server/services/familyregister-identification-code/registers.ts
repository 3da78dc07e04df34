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

/** Identification code data of a sample person's file. */
export interface IdentificationCodeRecord {
  /** Registers that used to list the person. */
  readonly closedRegisters?: readonly { readonly domicile: string; readonly headOfTheFamily: string }[];
  /** Codes issued before the login, for the register in force. */
  readonly issued?: readonly { readonly daysAgo: number }[];
}

declare module '../../ports/register.ts' {
  interface RegisterRecord {
    /** Closed registers, and identification codes issued before the login; read it with `registersOf`. */
    readonly identificationCode?: IdentificationCodeRecord;
  }
}
