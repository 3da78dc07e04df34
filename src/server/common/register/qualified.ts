/** Register data of a person with a qualification of the state; services add what their own registers know. */
export interface QualifiedRecord {
  /** As in the passport register; absent = unknown. */
  readonly romanName?: { readonly family: string; readonly first: string };
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** Absent: none. */
    readonly qualified?: QualifiedRecord;
  }
}
