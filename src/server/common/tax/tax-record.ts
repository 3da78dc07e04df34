import type { SiteId } from './sites.ts';

/** 01 life insurance, 02 earthquake insurance, 03 national pension, 04 iDeCo, 05 small-business mutual aid, 06 home loan balance, 07 home loan deduction, 08 wages, 09 public pension, 10 donation. */
export type CertificateKind = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10';

/** What a site holds for a citizen. */
export interface IssuedCertificate {
  readonly kind: CertificateKind;
  readonly issuer: string;
  readonly site: SiteId;
  readonly amountYen: number;
  /** The previous year's amount; absent: nothing was issued then. */
  readonly lastYearYen?: number;
}

/** Medical expenses of one person in a year, from the health insurance. */
export interface MedicalRecord {
  readonly patient: string;
  /** Of the citizen; otherwise somebody of the family, whose expenses are deducted by who paid them. */
  readonly isOwn: boolean;
  /** Visits to hospitals and pharmacies. */
  readonly visits: number;
  readonly amountYen: number;
}

/** A person's data for the tax procedures. */
export interface TaxRecord {
  /** Sites that the person has linked at the site. */
  readonly linkedSites?: readonly SiteId[];
  readonly certificates?: readonly IssuedCertificate[];
  readonly medical?: readonly MedicalRecord[];
  /** Linked sites that did not answer: what they hold is not known. */
  readonly silentSites?: readonly SiteId[];
}

declare module '../../ports/register.ts' {
  interface RegisterParts {
    /** Certificates and sites for the tax procedures. Absent = none. */
    readonly tax?: TaxRecord;
  }
  interface Obtained {
    /** Of the year, which the health insurance collects (`medical`). */
    readonly medicalExpenses: true;
  }
}
