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

/** A sample citizen; always invented. A login works on a fresh copy of this record. Each service adds its own part (`declare module`). */
export interface Persona {
  readonly id: string;
  readonly name: string;
  /** What to try with this person, in Japanese. */
  readonly purpose: string;
  readonly login: {
    /** 2 QR code, 3 native app, 4 intent; the portal knows no others. */
    readonly loginType: string;
    readonly digitalCertificateType: string;
    /** `1` = phone certificate registered as mdoc. */
    readonly mdocFlag: string;
    readonly isAgent: boolean;
  };
  readonly batchNumber: { readonly selfInfoUnreadCount: number; readonly taskIncompleteCount: number };
  /** The citizen's own card: the result of a reading with the matching card. */
  readonly card: FourInformation;
  readonly combinationCode: string;
  /** True: the citizen is holding a card other than the one used to log in (EL2205 in real state). */
  readonly holdsOtherCard: boolean;
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
  readonly nativeApp: {
    readonly latestVersion: string;
    readonly availableVersion: string;
    readonly installedVersion: string;
  };
  /** The citizen's contact data registered with the portal; absent = none. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string }[];
  readonly notifications: readonly { readonly title: string; readonly body: string; readonly publishedOn: string }[];
}
