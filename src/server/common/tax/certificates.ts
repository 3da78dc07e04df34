import type { Queries } from '../../db/database.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import { linkedSites } from './links.ts';
import { procedureRules, type TaxProcedure } from './procedures.ts';
import { type SiteId, siteOf } from './sites.ts';
import type { CertificateKind, IssuedCertificate } from './tax-record.ts';

/** A certificate as the portal has it, in the form the call uses. */
export interface Certificate {
  /** Stable across fetches. */
  readonly id: string;
  readonly kind: CertificateKind;
  readonly issuer: string;
  readonly site: SiteId;
  readonly siteName: string;
  readonly amountYen: number;
  /** The amount was paid during the year (not a balance or an income), so that it counts towards the total. */
  readonly isPaid: boolean;
}

export interface Fetched {
  readonly certificates: readonly Certificate[];
  /** Names of the linked sites that did not answer. */
  readonly silentSites: readonly string[];
}

const unpaid: ReadonlySet<CertificateKind> = new Set(['06', '07', '08', '09']);

/** Fetches what the linked sites hold for the procedure and year, sorted by kind. */
export async function fetchCertificates(
  db: Queries,
  citizen: KnownCitizen,
  procedure: TaxProcedure,
  { year, latest }: { readonly year: string; readonly latest: string },
): Promise<Fetched> {
  const { kinds, sites } = procedureRules[procedure];
  const linked = await linkedSites(db, citizen);
  const { certificates = [], silentSites = [] } = said(citizen.record.tax) ?? {};
  const answers = (site: SiteId) => sites.includes(site) && linked.has(site) && !silentSites.includes(site);
  const found = certificates.flatMap((issued, index) => {
    const amountYen = year === latest ? issued.amountYen : issued.lastYearYen;
    if (amountYen === undefined || !kinds.includes(issued.kind) || !answers(issued.site)) return [];
    return [certificateOf(issued, `${year}-${index + 1}`, amountYen)];
  });
  return {
    certificates: found.sort((one, other) => one.kind.localeCompare(other.kind)),
    silentSites: sites
      .filter((site) => linked.has(site) && silentSites.includes(site))
      .map((site) => siteOf(site).name),
  };
}

function certificateOf({ kind, issuer, site }: IssuedCertificate, id: string, amountYen: number): Certificate {
  return { id, kind, issuer, site, siteName: siteOf(site).name, amountYen, isPaid: !unpaid.has(kind) };
}
