import type { Problem } from '../../model/problem.ts';
import type { Project } from '../../model/project.ts';
import type { Reference } from '../walk/context.ts';
import type { LocatedDocument, ScalarNode } from '../yaml/located.ts';

/** One descriptor's walk: a screen with its template merged in, a service with its error table, a file of the catalogue. */
export interface GatheredFile {
  readonly file: string;
  readonly references: readonly Reference[];
  readonly texts: readonly ScalarNode[];
  /** Sources of its expressions, also those inside `${…}`. */
  readonly expressions: readonly string[];
}

export interface LoadedProject {
  /** What is right: screens with an error in them or in their template are left out (and those of a service that cannot be read). */
  readonly project: Project;
  /** Sorted by place; one mistake gives one Problem. */
  readonly problems: readonly Problem[];
  /** Every YAML file by path; null = it could not be read. */
  readonly documents: ReadonlyMap<string, LocatedDocument | null>;
  /** What each descriptor names and says, wrong descriptors included; for `src/lint`. */
  readonly gathered: readonly GatheredFile[];
}
