import type { SiteId } from './sites.ts';
import type { CertificateKind } from './tax-record.ts';

export type TaxProcedure = 'taxReturn' | 'yearEnd';

interface Rules {
  readonly sites: readonly SiteId[];
  readonly kinds: readonly CertificateKind[];
}

/** Differences between the procedures. An employer deducts neither donations nor medical expenses, and knows the wages already. */
export const procedureRules: { readonly [procedure in TaxProcedure]: Rules } = {
  taxReturn: {
    sites: ['eTax', 'nenkinNet', 'eShishobako', 'delivery', 'furusato'],
    kinds: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'],
  },
  yearEnd: {
    sites: ['eTax', 'nenkinNet', 'eShishobako', 'delivery'],
    kinds: ['01', '02', '03', '04', '05', '06', '07'],
  },
};

/**
 * Years to choose from, the usual one first. `today`: `YYYYMMDD`. A tax return can be prepared from October of its year, and the previous
 * year's can still be filed; the adjustment of a year ends in the following January.
 */
export function yearsOf(procedure: TaxProcedure, today: string): readonly string[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(4, 6));
  if (procedure === 'yearEnd') return [String(month === 1 ? year - 1 : year)];
  const latest = month >= 10 ? year : year - 1;
  return [String(latest), String(latest - 1)];
}
