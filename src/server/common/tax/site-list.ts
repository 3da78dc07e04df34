import type { Queries } from '../../db/database.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { linksOf } from './links.ts';
import { procedureRules, type TaxProcedure } from './procedures.ts';
import { siteOf } from './sites.ts';

/** The sites of a procedure with the citizen's link state, in the form the calls use. */
export async function siteList(db: Queries, citizen: KnownCitizen, procedure: TaxProcedure) {
  const links = await linksOf(db, citizen);
  return procedureRules[procedure].sites.map((id) => {
    const { name, operator, says: saysAll, saysOfReceiving = saysAll } = siteOf(id);
    const says = procedure === 'taxReturn' ? saysAll : saysOfReceiving;
    const { state, changedAt } = links.get(id) ?? { state: 'notLinked', changedAt: null };
    return { id, name, operator, says, state, ...(changedAt !== null && { changedAt: changedAt.toISOString() }) };
  });
}
