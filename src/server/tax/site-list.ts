import type { Queries } from '../db/database.ts';
import { linksOf } from '../external-sites/links.ts';
import { siteOf } from '../external-sites/sites.ts';
import type { Citizen } from '../personas/citizen.ts';
import { procedureRules, type TaxProcedure } from './procedures.ts';

/** The sites of a procedure with how the citizen stands with them, in the words of the calls. */
export async function siteList(db: Queries, citizen: Citizen, procedure: TaxProcedure) {
  const links = await linksOf(db, citizen);
  return procedureRules[procedure].sites.map((id) => {
    const { name, operator, says } = siteOf(id);
    const { state, changedAt } = links.get(id) ?? { state: 'notLinked', changedAt: null };
    return { id, name, operator, says, state, ...(changedAt !== null && { changedAt: changedAt.toISOString() }) };
  });
}
