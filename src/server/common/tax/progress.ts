import type { Queries } from '../../db/database.ts';
import { chosenOf, type Offer } from './chosen.ts';
import { documentRows } from './documents.ts';
import { handoversOf, usableUntil } from './handovers.ts';

/** A citizen's progress in the form the calls use: what is chosen, and the latest handover of the year. */
export async function progressOf(db: Queries, offer: Offer) {
  const { items, paidYen } = chosenOf(offer);
  const { citizenId, procedure, year } = offer.key;
  const ofYear = (await handoversOf(db, citizenId, procedure)).filter((one) => one.year === year);
  const [latest] = ofYear;
  return {
    year,
    chosenCount: items.length,
    chosenYen: paidYen,
    chosen: documentRows(items),
    ...(latest !== undefined && {
      handover: {
        receiptNumber: latest.receiptNumber,
        handedOverAt: latest.handedOverAt.toISOString(),
        count: latest.documents.length,
        times: ofYear.length,
        ...(procedure === 'yearEnd' && { validUntil: usableUntil(year) }),
        ...(latest.takenAt !== null && { takenAt: latest.takenAt.toISOString() }),
      },
    }),
  };
}
