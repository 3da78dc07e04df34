import type { AnyRecord } from '../../forms/record.ts';
import type { Failure } from './failure.ts';

/**
 * Outcome of a call: its `resBody`, or why it failed. `isOfOther`: of an act that was sent before, from elsewhere, with other content. `aborted`: the
 * calling screen is gone, so there is nothing left to do.
 */
export type Answer =
  | { readonly kind: 'ok'; readonly body: AnyRecord; readonly isOfOther?: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'aborted' };
