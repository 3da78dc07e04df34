import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { fetchCertificates } from './certificates.ts';
import { type ChoiceKey, chosenIds } from './choices.ts';
import { medicalExpensesOf } from './medical-expenses.ts';
import { preparedYear } from './preparations.ts';
import { type TaxProcedure, yearsOf } from './procedures.ts';

/** Everything a citizen could hand over in a procedure, each item marked as chosen or not. */
export interface Offer {
  readonly key: ChoiceKey;
  readonly certificates: readonly (Awaited<ReturnType<typeof fetchCertificates>>['certificates'][number] & Chosen)[];
  readonly medical: readonly (ReturnType<typeof medicalExpensesOf>[number] & Chosen)[];
  /** How many were chosen before, those of silent sites included. */
  readonly chosenBefore: number;
  readonly silentSites: readonly string[];
}

interface Chosen {
  readonly isChosen: boolean;
}

/** Null: the prior preparation is not done. Choices at sites that are silent, or not (or no longer) linked, are left out. */
export async function offerOf(
  request: Pick<KnownRequest, 'db' | 'citizen' | 'now'>,
  procedure: TaxProcedure,
): Promise<Offer | null> {
  const { db, citizen, now } = request;
  const year = await preparedYear(request, procedure);
  if (year === null) return null;
  const key = { citizenId: citizen.id, procedure, year };
  const [latest = year] = yearsOf(procedure, japanDate(now));
  const { certificates, silentSites } = await fetchCertificates(db, citizen, procedure, { year, latest });
  const chosen = await chosenIds(db, key);
  const marked = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, isChosen: chosen.has(item.id) }));
  return {
    key,
    certificates: marked(certificates),
    medical: procedure === 'taxReturn' ? marked(medicalExpensesOf(citizen, year)) : [],
    chosenBefore: chosen.size,
    silentSites,
  };
}

/** The chosen items of an offer, and their total paid. */
export function chosenOf({ certificates, medical }: Offer) {
  const chosen = [...certificates, ...medical].filter(({ isChosen }) => isChosen);
  const paid = chosen.filter((item) => !('isPaid' in item) || item.isPaid);
  return { items: chosen, paidYen: paid.reduce((total, { amountYen }) => total + amountYen, 0) };
}
