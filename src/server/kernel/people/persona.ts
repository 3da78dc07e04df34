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

/** A sample citizen. Only invented people. A login works on a fresh copy of this record. Each service declares its own part (`declare module`). */
export interface Persona {
  readonly id: string;
  readonly name: string;
  /** What one can try with it, in Japanese. */
  readonly purpose: string;
  readonly login: {
    /** 2 QR code, 3 native app, 4 intent; others are unknown to the portal. */
    readonly loginType: string;
    readonly digitalCertificateType: string;
    /** `1` = phone certificate registered as mdoc. */
    readonly mdocFlag: string;
    readonly isAgent: boolean;
  };
  readonly batchNumber: { readonly selfInfoUnreadCount: number; readonly taskIncompleteCount: number };
  /** The citizen's own card: what a reading with the matching card gives. */
  readonly card: FourInformation;
  readonly combinationCode: string;
  /** True: the card in the citizen's hand is not the one that logged in (EL2205 in real state). */
  readonly holdsOtherCard: boolean;
  /** The four information is already known to the portal, no reading needed. */
  readonly has4Information: boolean;
  readonly pseudonym: {
    readonly exists: boolean;
    /** Status checks that answer "not yet" before the online user id is there; null = never. */
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
  readonly nativeApp: {
    readonly latestVersion: string;
    readonly availableVersion: string;
    readonly installedVersion: string;
  };
  /** What the portal has registered to reach the citizen; absent = nothing. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string }[];
  readonly notifications: readonly { readonly title: string; readonly body: string; readonly publishedOn: string }[];
}
