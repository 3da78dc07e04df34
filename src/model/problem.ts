import type { Place } from './place.ts';

/**
 * A mistake of a descriptor's author. Problems are returned in lists, never thrown: one mistake gives one Problem.
 * `message` is a Japanese sentence that says what to do. Example: rule `schema/unknown-key`, message 「"titel" という項目はありません。」.
 */
export interface Problem {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly place: Place;
  readonly message: string;
  /** The nearest known name, when there is one. Example: `title`. */
  readonly suggestion?: string;
}
