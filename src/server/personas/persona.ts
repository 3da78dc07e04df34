import type { LicenceRecord } from '../drivers-license/licence-record.ts';
import type { IdentificationCodeRecord } from '../identification-code/registers.ts';
import type { TaxRecord } from '../tax/tax-record.ts';
import type { AppliedRecord } from './applied.ts';
import type { EmploymentRecord } from './employment.ts';
import type { FamilyRecord } from './family.ts';
import type { InsuredRecord } from './insured.ts';
import type { NationalQualificationRecord } from './national-qualifications.ts';
import type { QualifiedRecord } from './qualified.ts';
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

/** A sample citizen. Only invented people. A login works on a fresh copy of this record. */
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
  /** The family register; read it with `familyOf`. Absent: the person is alone in it. */
  readonly family?: FamilyRecord;
  /** Absent: never insured. */
  readonly employment?: EmploymentRecord;
  /** Medical qualifications. Absent: none. */
  readonly qualified?: QualifiedRecord;
  /** Applications for national qualifications, and those begun. Absent: none. */
  readonly applied?: AppliedRecord;
  /** National qualifications and examinations. Absent: no agency has a record. */
  readonly nationalQualifications?: NationalQualificationRecord;
  /** The public pension. Absent: the portal cannot tell which insurance the person has. */
  readonly insured?: InsuredRecord;
  /** Closed registers, and identification codes issued before the login; read it with `registersOf`. */
  readonly identificationCode?: IdentificationCodeRecord;
  /** Absent: no driving licence. */
  readonly licence?: LicenceRecord;
  readonly nativeApp: {
    readonly latestVersion: string;
    readonly availableVersion: string;
    readonly installedVersion: string;
  };
  /** What the portal has registered to reach the citizen; absent = nothing. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  /** Certificates and sites for the tax procedures. Absent = none. */
  readonly tax?: TaxRecord;
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string }[];
  readonly notifications: readonly { readonly title: string; readonly body: string; readonly publishedOn: string }[];
}
