import type { AnyRecord } from '../../forms/record.ts';
import type { Failure } from './failure.ts';

/** Outcome of a call: its `resBody`, or why it failed. `aborted`: the calling screen is gone, so there is nothing left to do. */
export type Answer =
  | { readonly kind: 'ok'; readonly body: AnyRecord }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'aborted' };
