import type { Place } from './places.ts';

/** Its name promises an input that was refused; an error screen is named by its heading. */
const REFUSED = /-errors?$/u;
/** Its name promises that something is not there: that is seen by its words alone. */
const NOTHING = /-(?:none|nothing)$/u;

export type Promised = 'refused' | 'nothing' | null;

/** What must be seen at a place by its name alone, beside its heading; `shows` says the rest. */
export function promised({ name, heading }: Place, others: readonly Place[]): Promised {
  const isOfScreen = others.some((other) => other.name !== name && other.heading === heading);
  if (REFUSED.test(name) && isOfScreen) return 'refused';
  return NOTHING.test(name) && isOfScreen ? 'nothing' : null;
}
