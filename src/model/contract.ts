import type { World } from './claim.ts';

/** What a call does at the portal that outlasts its answer. */
export type CallEffect =
  /** Nothing: asked again, it says the same. */
  | 'none'
  /** Keeps something (what was typed or chosen, a key that was issued); sending it twice does no harm. */
  | 'saves'
  /** Done by the person in the eyes of the law (filing, applying): done twice, or believed undone, it does harm. */
  | 'files'
  /** Uses up something that is there once (a reading of the card, a code). */
  | 'consumes';

/** What makes two sendings the same one: the launch by a caller, the draft at the portal, the procedure. Without one, each sending is its own. */
export type Intention = 'launch' | 'draft' | 'procedure';

/** How far a value may spread: to everybody; to its person and who serves them; nowhere it can be read (keys, codes, signatures). */
export type DataClass = 'public' | 'personal' | 'secret';

/** Whom a value tells something: `machine` = ids, keys and derived flags that no screen shows. */
export type Audience = 'person' | 'machine';

/**
 * Shape of a request, a response or a part of one, as it is written in `catalog/calls` and `catalog/types`: JSON Schema, shorter. Members are
 * required unless `optional`; `properties` needs no `type: object`, `items` no `type: array`.
 */
export interface Shape {
  /** A type of JSON, or the name of a file in `catalog/types`. */
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Shape };
  readonly patternProperties?: { readonly [pattern: string]: Shape };
  readonly items?: Shape;
  readonly optional?: boolean;
  /** The specification does not show it: this project decided. */
  readonly assumed?: boolean;
  /** Holds for everything inside, unless it says otherwise; default `personal`. */
  readonly class?: DataClass;
  /** Holds for everything inside, unless it says otherwise; default `person`. */
  readonly for?: Audience;
  /** What it witnesses when it is set (a flag: when it is true). */
  readonly proves?: World;
  /** Member beside it that tells apart records of which this says the same: people of one written name. */
  readonly apart?: string;
  /** A text that says by what a list is ordered: the names of orders, each also with `-` before it. Anything else is the list's own order. */
  readonly sorts?: readonly string[];
  /** Name of a type with a language of its own (`x-opaque`). */
  readonly opaque?: string;
  /** Every other keyword of JSON Schema as it is. */
  readonly [keyword: string]: unknown;
}
