/** 1 the register in force (戸籍), 2 one that is closed (除籍): everybody in it has moved to another, or it was made anew. */
export type RegisterType = '1' | '2';

/** A family register in which a citizen is, or was, entered. */
export interface CitizenRegister {
  /** Stays the same at every answer for a citizen. */
  readonly id: string;
  readonly type: RegisterType;
  readonly domicile: string;
  readonly headOfTheFamily: string;
  /** A change of it is being processed. */
  readonly isChanging: boolean;
}

/** What a persona file says of identification codes. */
export interface IdentificationCodeRecord {
  /** Registers in which the person was entered before. */
  readonly closedRegisters?: readonly { readonly domicile: string; readonly headOfTheFamily: string }[];
  /** Codes that were issued before the login, for the register in force. */
  readonly issued?: readonly { readonly daysAgo: number }[];
}

declare module '../../kernel/people/persona.ts' {
  interface Persona {
    /** Closed registers, and identification codes issued before the login; read it with `registersOf`. */
    readonly identificationCode?: IdentificationCodeRecord;
  }
}
