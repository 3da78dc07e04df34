import type { Claim } from '../../model/claim.ts';
import type { Expression } from '../../model/expression.ts';

const shown = new WeakMap<Expression, Claim>();

/** Keeps which claim a placeholder shows: its tree has the witness and the sentence, but no longer what is claimed. */
export function noteShownClaim(placeholder: Expression, claim: Claim): void {
  shown.set(placeholder, claim);
}

/** null = the expression shows no claim. */
export function shownClaim(placeholder: Expression): Claim | null {
  return shown.get(placeholder) ?? null;
}
