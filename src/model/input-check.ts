import type { Expression, TextValue } from './expression.ts';
import type { Field } from './field.ts';

/**
 * The inputs of a screen as a call sends them, for the portal to check again. Derived from the descriptors; holds only what the request itself
 * decides: its members, today, settings.
 */
export interface InputCheck {
  /** As calls name the screen they come from. */
  readonly screenId: string;
  readonly screen: string;
  readonly title: TextValue;
  /** The list in the request whose items have the members: `reports`; empty = the request itself. */
  readonly list: string;
  /** Conditions under which the screen asks for them, in terms of {@link paths}. */
  readonly when: readonly Expression[];
  /** Are these all the conditions there are? Then an empty value of a required input is a fault. */
  readonly isCertain: boolean;
  readonly fields: readonly CheckedField[];
  /** Name of an input -> its member in the request or item: `application.phone`. */
  readonly members: { readonly [field: string]: string };
  /** Path in expressions -> member of the request; those that start with `item` are of the item. */
  readonly paths: { readonly [path: string]: string };
}

/** Constraints, rules and conditions that the request does not decide are left out. */
export interface CheckedField extends Field {
  /** False: whether it is shown is not decided by the request. */
  readonly isShownKnown: boolean;
}

/** `build/input-checks.json`. */
export interface InputChecks {
  readonly calls: { readonly [call: string]: readonly InputCheck[] };
  /** Shared messages of the constraints. */
  readonly messages: { readonly [constraint: string]: TextValue };
}
