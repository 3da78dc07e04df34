import type { Domicile, PersonFacts, RegisterParts } from '../../ports/register.ts';

/** A failure that is tried with a sample person. */
export interface StateFailure {
  readonly errorCode: string;
  readonly errorMessage: string;
  /** How many times it happens; null = always. */
  readonly times: number | null;
}

/** What is written of a sample person otherwise than the registers say it: how those behave, and what was done before the login. Services add theirs in their `stand-in/` (`declare module`). */
export interface SampleKnobs {
  /** The newest entries are unread, and so many certificates have been asked for. */
  readonly batchNumber: { readonly selfInfoUnreadCount: number; readonly taskIncompleteCount: number };
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string }[];
  readonly pseudonym: {
    readonly exists: boolean;
    /** Questions answered with "not yet" before the online user id is there; null = it never is. */
    readonly pollsUntilComplete: number | null;
    /** How far it is cannot be told. */
    readonly statusUndefined: boolean;
    readonly execSucceeds: boolean;
  };
  /** EDS105 is no failure of the register: the pseudonym is lost until it is linked again. */
  readonly domicile: Domicile & { readonly failure: StateFailure | null };
}

/** A sample person as written; only the sandbox, and the other halves of the services in it, read this. */
export type SampleRecord = Omit<PersonFacts & RegisterParts, keyof SampleKnobs | 'certificatesAsked'> & SampleKnobs;
