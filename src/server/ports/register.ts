import type { Queries } from '../db/database.ts';
import type { Citizen } from './identity.ts';
import type { StateFailure } from './state-failure.ts';

/** Basic four information as printed on the card's chip (specification section 3). */
export interface FourInformation {
  readonly kanjiName: string;
  /** 1 male, 2 female, 3 or others unknown. */
  readonly sex: string;
  /** Eight characters; month and day may be unknown (`00`, `A1` …). */
  readonly birthdate: string;
  readonly address: string;
}

/** What the registers know of a person. Each service adds what its own register knows (`declare module`). */
export interface RegisterRecord {
  readonly batchNumber: { readonly selfInfoUnreadCount: number; readonly taskIncompleteCount: number };
  /** The person's own card. */
  readonly card: FourInformation;
  readonly combinationCode: string;
  /** The portal already knows the four information; no reading needed. */
  readonly has4Information: boolean;
  readonly pseudonym: {
    readonly exists: boolean;
    /** Status checks that answer "not yet" before the online user id exists; null = never completes. */
    readonly pollsUntilComplete: number | null;
    /** The status check answers without `onlineUserIdGetIsCompleted`. */
    readonly statusUndefined: boolean;
    readonly execSucceeds: boolean;
  };
  readonly domicile: {
    readonly domicile: string;
    readonly headOfTheFamily: string;
    readonly isChangingFamilyRegister: boolean;
    readonly failure: StateFailure | null;
  };
  /** Versions of the card app that there are for their device. */
  readonly nativeApp: { readonly latestVersion: string; readonly availableVersion: string };
  /** Registered with the portal; absent = none. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string }[];
  readonly notifications: readonly { readonly title: string; readonly body: string; readonly publishedOn: string }[];
}

/** The national register, the card, and the registers that services ask. */
export interface Register {
  /** `db`: the transaction of the work at hand, for a register kept in the portal's own database; any other leaves it alone. */
  of(citizen: Citizen, db: Queries): Promise<RegisterRecord>;
}

/** A citizen with their record, asked for once for the work at hand. */
export interface KnownCitizen extends Citizen {
  readonly record: RegisterRecord;
}

export async function knownCitizen(register: Register, citizen: Citizen, db: Queries): Promise<KnownCitizen> {
  return { ...citizen, record: await register.of(citizen, db) };
}
