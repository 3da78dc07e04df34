import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';
import type { Project } from '../../model/project.ts';
import type { Story } from '../../model/story.ts';
import type { Reference } from '../walk/context.ts';
import type { LocatedDocument, ScalarNode } from '../yaml/located.ts';
import type { ServerNames } from './server-names.ts';
import type { WordsSaid } from './words-said.ts';

/** The walk results of one descriptor: a screen merged with its template, a service with its error table, or a file of the catalogue. */
export interface GatheredFile {
  readonly file: string;
  readonly references: readonly Reference[];
  readonly texts: readonly ScalarNode[];
  /** Sources of its expressions, including those inside `${…}`, and where they stand. */
  readonly expressions: readonly { readonly source: string; readonly at: Place }[];
}

export interface LoadedProject {
  /** Valid parts only: screens with an error in them or in their template are left out (as are those of a service that cannot be read). */
  readonly project: Project;
  /** Sorted by place; one Problem per mistake. */
  readonly problems: readonly Problem[];
  /** Every YAML file by path; null = it could not be read. */
  readonly documents: ReadonlyMap<string, LocatedDocument | null>;
  /** The names and texts of each descriptor, invalid ones included; for `src/lint`. */
  readonly gathered: readonly GatheredFile[];
  /** The valid ones. */
  readonly stories: readonly Story[];
  readonly server: ServerUses;
}

/** What the server's code uses of the catalogue; where it is not here, nothing is known of it. */
export interface ServerUses {
  readonly said: WordsSaid;
  readonly names: readonly ServerNames[];
}
