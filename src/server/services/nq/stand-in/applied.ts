/** Identifies a procedure: qualification, business, unit, procedure and receiving agency, joined by '/'. */
type ProcedureKey = string;

type Values = { readonly [name: string]: unknown };

/** A person's applications to the agencies of national qualifications, submitted or begun before the login. */
export interface AppliedRecord {
  readonly applications?: readonly {
    readonly procedure: ProcedureKey;
    /** Serial numbers of the chosen levels; default none. */
    readonly hierarchy?: readonly string[];
    /** 1 received, 2 under examination, 3 returned, 5 finished, 6 rejected. */
    readonly status: '1' | '2' | '3' | '5' | '6';
    readonly daysAgo: number;
    /** The agency's comment on its last step. */
    readonly note?: string;
    /** Days from the login until a returned application must be corrected; absent = any time. */
    readonly dueInDays?: number;
    readonly values: Values;
  }[];
  readonly drafts?: readonly {
    readonly procedure: ProcedureKey;
    readonly hierarchy?: readonly string[];
    readonly daysAgo: number;
    /** Version of the form that was answered; default the newest. */
    readonly formVersion?: string;
    readonly values: Values;
  }[];
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    /** Applications for national qualifications, submitted or begun. Absent: none. */
    readonly applied?: AppliedRecord;
  }
}
