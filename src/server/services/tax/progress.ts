import type { Queries } from '../../db/database.ts';
import { chosenOf, type Offer } from './chosen.ts';
import { lastHandover } from './handovers.ts';

/** How far a citizen is, in the words of the calls: what is chosen, and what was handed over last. */
export async function progressOf(db: Queries, offer: Offer) {
  const { items, paidYen } = chosenOf(offer);
  const handover = await lastHandover(db, offer.key);
  return {
    chosenCount: items.length,
    chosenYen: paidYen,
    ...(handover !== null && {
      handover: { ...handover, handedOverAt: handover.handedOverAt.toISOString() },
    }),
  };
}
