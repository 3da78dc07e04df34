import type { FieldError } from '../contract/screen.ts';
import type { FieldCheck } from './check-fields.ts';

/** Validation errors of a screen's inputs. */
export interface Judge {
  /** Of the shown fields, for the effective values (`form` of a scope). `formats`: missing values are no error. */
  errors(form: unknown, mode: FieldCheck['mode']): readonly FieldError[];
  /** Takes these effective values over (`acceptValues`). */
  accept(form: unknown, isAnswered: boolean): void;
  /** Values that a temporary save took over as typed (`asTyped`) come back with their errors shown at the fields. */
  errorsOfKept(): readonly FieldError[];
  /** Of the inputs of the dialog that told these. */
  errorsInDialog(told: readonly FieldError[], form: unknown): readonly FieldError[];
}

/** What judges a screen's inputs, once it is there. */
export interface LoadedJudge {
  /** null = not loaded yet. */
  now(): Judge | null;
  /** Rejects when it cannot be loaded; the next call tries again. */
  load(): Promise<Judge>;
}
