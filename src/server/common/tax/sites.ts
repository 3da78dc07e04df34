import * as taxWording from '../../../../build/wording/server/tax.ts';

/** A site outside the portal where citizens have accounts of their own. */
export type SiteId = 'eTax' | 'nenkinNet' | 'eShishobako' | 'delivery' | 'furusato';

export interface Site {
  readonly id: SiteId;
  readonly name: string;
  readonly operator: string;
  /** What linking it is good for. */
  readonly says: string;
  /** The same where nothing is handed to it. */
  readonly saysOfReceiving?: string;
  /** What the site hands to the portal once linked. */
  readonly hands: readonly string[];
}

/** In display order. */
export const sites: readonly Site[] = [
  {
    id: 'eTax',
    name: 'e-Tax',
    operator: taxWording.sites.eTaxOperator,
    says: taxWording.sites.eTaxUse,
    saysOfReceiving: taxWording.sites.eTaxReceives,
    hands: [taxWording.sites.salary, taxWording.sites.housingDeduction],
  },
  {
    id: 'nenkinNet',
    name: taxWording.sites.nenkinNet,
    operator: taxWording.sites.nenkinNetOperator,
    says: taxWording.sites.nenkinNetUse,
    hands: [taxWording.sites.nationalPension, taxWording.sites.pension],
  },
  {
    id: 'eShishobako',
    name: taxWording.sites.eShishobako,
    operator: taxWording.sites.deliveryOperator,
    says: taxWording.sites.eShishobakoUse,
    hands: [taxWording.sites.lifeInsurance, taxWording.sites.earthquakeInsurance, taxWording.sites.ideco],
  },
  {
    id: 'delivery',
    name: taxWording.sites.delivery,
    operator: taxWording.sites.deliveryOperator,
    says: taxWording.sites.deliveryUse,
    hands: [taxWording.sites.housingLoan, taxWording.sites.smallEnterprise],
  },
  {
    id: 'furusato',
    name: taxWording.sites.furusato,
    operator: taxWording.sites.furusatoOperator,
    says: taxWording.sites.furusatoUse,
    hands: [taxWording.sites.donation],
  },
];

export function siteOf(id: SiteId): Site {
  const found = sites.find((site) => site.id === id);
  if (found === undefined) throw new Error(`No site ${id}`);
  return found;
}
