import type { World } from './claim.ts';

/**
 * The static type of an expression, derived from a JSON Schema or from a declaration in YAML.
 * `codes` on a text type: its only possible values; a literal outside the list is a Problem.
 * `filled`: a text that is never empty (`minLength`).
 * `typed`: what somebody is still writing or has yet to choose: also empty, and in no form that can be relied on.
 * `proves`: being set (a flag: being true) witnesses that; such a value comes from the portal or the run-time alone.
 * `apart`: others may be written the same; the member beside it that tells them apart.
 * `optional` members of a record may be read only under `has(…)` or `missing(…)`.
 */
export type Type = Kind & { readonly proves?: World; readonly apart?: string };

type Kind =
  | { readonly kind: 'any' }
  | { readonly kind: 'text'; readonly codes?: readonly string[]; readonly filled?: true; readonly typed?: true }
  | { readonly kind: 'number'; readonly codes?: readonly number[] }
  | { readonly kind: 'flag' }
  /** Has a language of its own (`x-opaque` in its schema): expressions pass it on whole and never read inside. */
  | { readonly kind: 'opaque'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type }
  | { readonly kind: 'record'; readonly members: { readonly [name: string]: Member } };

export interface Member {
  readonly type: Type;
  readonly optional: boolean;
}
