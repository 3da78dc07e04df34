/** Where a procedure stands: qualification, business, unit, procedure and receiving agency, joined by '/'. */
type ProcedureKey = string;

type Values = { readonly [name: string]: unknown };

/** What a person has applied for at the agencies of national qualifications, or begun to, before the login. */
export interface AppliedRecord {
  readonly applications?: readonly {
    readonly procedure: ProcedureKey;
    /** Serial numbers of the chosen levels; default none. */
    readonly hierarchy?: readonly string[];
    /** 1 received, 2 being examined, 3 returned, 5 finished, 6 refused. */
    readonly status: '1' | '2' | '3' | '5' | '6';
    readonly daysAgo: number;
    /** The agency's words with its last step. */
    readonly note?: string;
    /** Days from the login in which what was returned can be corrected; absent = any time. */
    readonly dueInDays?: number;
    readonly values: Values;
  }[];
  readonly drafts?: readonly {
    readonly procedure: ProcedureKey;
    readonly hierarchy?: readonly string[];
    readonly daysAgo: number;
    /** Of the form that was answered; default the newest. */
    readonly formVersion?: string;
    readonly values: Values;
  }[];
}

declare module '../../../kernel/people/persona.ts' {
  interface Persona {
    /** Applications for national qualifications, and those begun. Absent: none. */
    readonly applied?: AppliedRecord;
  }
}
