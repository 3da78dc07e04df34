// chunk: ahead
/** What cannot be told yet. It may stand in records, too. */
export const unknown: unique symbol = Symbol('unknown');

/** It fails, whatever the unknown turns out to be: an absent value was read. */
export const fails: unique symbol = Symbol('fails');

/** It is this value, or it fails. */
export class OrFails {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** What can be told of an expression: its value, `unknown`, `fails`, or `OrFails`. */
export type Outcome = unknown;

/** The value of an outcome, apart from that it may fail. */
export function heldBy(outcome: Outcome): unknown {
  return outcome instanceof OrFails ? outcome.value : outcome;
}

export function orFails(outcome: Outcome): Outcome {
  return typeof outcome === 'symbol' || outcome instanceof OrFails ? outcome : new OrFails(outcome);
}

/** Goes on with what is known of all of them; what may fail before may fail then. */
export function lift(outcomes: readonly Outcome[], goOn: (values: readonly unknown[]) => Outcome): Outcome {
  if (outcomes.includes(fails)) return fails;
  if (outcomes.includes(unknown)) return unknown;
  const result = goOn(outcomes.map(heldBy));
  return outcomes.some((outcome) => outcome instanceof OrFails) ? orFails(result) : result;
}

/** `!`: what is no flag is unknown. */
export function not(outcome: Outcome): Outcome {
  return lift([outcome], ([value]) => (typeof value === 'boolean' ? !value : unknown));
}

/** `&&`, which does not look at the right side where the left one is false or fails. */
export function and(left: Outcome, right: () => Outcome): Outcome {
  if (left !== unknown)
    return lift([left], ([value]) => (value === true ? right() : value === false ? value : unknown));
  const other = right();
  return other === fails || heldBy(other) === false ? new OrFails(false) : unknown;
}

/** `||`, likewise. */
export function or(left: Outcome, right: () => Outcome): Outcome {
  return not(and(not(left), () => not(right())));
}
