import type { FlowAnalysis } from '../flow/analysis/analyse.ts';
import type { LoadedProject } from '../load/gather/loaded.ts';
import type { Place } from '../model/place.ts';
import type { Problem } from '../model/problem.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

/** What rules look at: the loader's result and the closed vocabularies. */
export interface LintInput extends LoadedProject {
  readonly vocabulary: Vocabulary;
  /** The flow analysis, run when first asked for. Only for rules of the scope `project`. */
  flow(): FlowAnalysis;
}

/** One place where a rule is broken; `lint` adds the rule's id and severity. */
export interface Finding {
  readonly place: Place;
  /** A Japanese sentence that says what to do. */
  readonly message: string;
  readonly suggestion?: string;
}

/**
 * A small descriptor. `file` is its path in the project; without one it is the body of a screen (id, name, path and title are prepended). In a bad
 * example `▶` precedes the character at which the Problem is reported.
 */
export interface Example {
  readonly file?: string;
  readonly yaml: string;
  /** What else the project has in it, by file. */
  readonly beside?: { readonly [file: string]: string };
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
  /** `project`: runs only if the loader found no error, since what looks unused may be used where a mistake is. Default `file`. */
  readonly scope?: 'file' | 'project';
  /** Judges by the services that are here: told of the frame (shared catalogue and templates), it is a warning. Default false. */
  readonly ofServices?: boolean;
  check(input: LintInput): readonly Finding[];
}
