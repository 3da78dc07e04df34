import type { Place } from './place.ts';

/** One thing that happens in a story. `options` as the schema of its kind describes them. */
export interface StoryStep {
  readonly kind: string;
  readonly options: { readonly [name: string]: unknown };
  readonly at: Place;
}

/** `screens/<service>/stories/<name>.yaml`: who does what, and sees what. */
export interface Story {
  /** Example `kana/file-alone`. */
  readonly name: string;
  readonly file: string;
  readonly service: string;
  readonly title: string;
  /** The story of the same service that goes before it; null = none. `steps` has its steps already. */
  readonly begins: string | null;
  /** Id of a sample person; null = nobody is logged in. */
  readonly person: string | null;
  /** Ids of the requirements it proves. */
  readonly proves: readonly string[];
  /** What the calling service sends in the query; null = no calling service. */
  readonly launch: { readonly [parameter: string]: string } | null;
  readonly settings: { readonly [name: string]: unknown };
  readonly steps: readonly StoryStep[];
}
