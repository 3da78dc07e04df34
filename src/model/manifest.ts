import type { Expression, Value } from './expression.ts';
import type { Route } from './screen.ts';

/** What the browser fetches first: which screen serves which address. Contains no wording of a screen. */
export interface Manifest {
  /** Changes with every build; compared at navigation to announce an update. */
  readonly buildId: string;
  readonly screens: readonly ManifestScreen[];
  readonly services: readonly ManifestService[];
}

/** `data/build.json`: asked for again at every change of screen, so it holds nothing else. */
export type PublishedBuild = Pick<Manifest, 'buildId'>;

export interface ManifestService {
  readonly name: string;
  readonly base: string;
  /** As in `Service`; absent = null. */
  readonly shell?: string;
  readonly enabled?: Expression;
}

export interface ManifestScreen {
  readonly name: string;
  readonly id: string;
  readonly service: string;
  readonly routes: readonly Route[];
  /** Values of path parameters for ways that do not name them. Example: `{ issuer: 'moj' }`. */
  readonly pathDefaults: { readonly [name: string]: Value };
  /** Empty for a screen without fields. */
  readonly schemaHash: string;
  /** Validators of its repeated fields, one per group. */
  readonly groupHashes: readonly string[];
  /** Widgets that its view and fields use, and those kinds of its blocks that few screens have. */
  readonly widgets: readonly string[];
  /** Its service is launched by others; absent = it is not. */
  readonly launched?: true;
}
