import type { Queries } from '../../db/database.ts';
import { chosenOf, type Offer } from './chosen.ts';
import { lastHandover } from './handovers.ts';

/** A citizen's progress in the form the calls use: what is chosen, and the latest handover. */
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
