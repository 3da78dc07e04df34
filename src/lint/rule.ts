import type { FlowAnalysis } from '../flow/analysis/analyse.ts';
import type { LoadedProject } from '../load/gather/loaded.ts';
import type { Place } from '../model/place.ts';
import type { Problem } from '../model/problem.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** What rules look at: the loader's answer and the closed vocabularies. */
export interface LintInput extends LoadedProject {
  readonly vocabulary: Vocabulary;
  /** What the ways between screens show; made when first asked for. To be asked by rules of the scope `project` alone. */
  flow(): FlowAnalysis;
}

/** One place where a rule is broken; the rule's id and severity are added by `lint`. */
export interface Finding {
  readonly place: Place;
  /** A Japanese sentence that says what to do. */
  readonly message: string;
  readonly suggestion?: string;
}

/**
 * A small descriptor. `file` is its path in the project; without one it is the body of a screen (id, name, path and title are put before it).
 * In a bad example `▶` stands before the character at which the Problem is told.
 */
export interface Example {
  readonly file?: string;
  readonly yaml: string;
}

/** `src/lint/rules/<id>.ts` exports one as `rule`. */
export interface Rule {
  /** The file's name. */
  readonly id: string;
  readonly severity: Problem['severity'];
  /** What must hold, in one Japanese sentence, for the staff guide. */
  readonly summary: string;
  readonly good: Example;
  readonly bad: Example;
  /** `project`: asked only when the loader found no error, since what looks unused may be used where a mistake is. Default `file`. */
  readonly scope?: 'file' | 'project';
  check(input: LintInput): readonly Finding[];
}
