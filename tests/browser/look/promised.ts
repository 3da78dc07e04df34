import type { Place } from './place.ts';

/** Beside the place without this ending its name promises that an input was refused. */
const REFUSED = /-errors?$/u;
/** Its name promises that something is not there: that is seen by its words alone. */
const NOTHING = /-(?:none|nothing)$/u;

export type Promised = 'refused' | 'nothing' | null;

/** What must be seen at a place by its name alone, beside its heading; `shows` says the rest. */
export function promised({ name, heading }: Place, others: readonly Place[]): Promised {
  const same = others.filter((other) => other.name !== name && other.heading === heading);
  if (REFUSED.test(name) && same.some((other) => other.name === name.replace(REFUSED, ''))) return 'refused';
  // A heading of its own says it already.
  return NOTHING.test(name) && same.length > 0 ? 'nothing' : null;
}
