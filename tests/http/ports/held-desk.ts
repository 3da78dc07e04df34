import type { BackOffice, Desk } from '../../../src/server/ports/back-office.ts';

/** A back office that does nothing of itself: the tests decide at its desk. */
export function heldDesk(): { readonly backOffice: BackOffice; desk(): Desk } {
  let held: Desk | null = null;
  return {
    backOffice: {
      async connect(desk) {
        held = desk;
        return async () => {};
      },
    },
    desk() {
      if (held === null) throw new Error('No desk was handed over.');
      return held;
    },
  };
}
