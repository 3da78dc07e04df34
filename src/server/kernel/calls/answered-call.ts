import type { ServerCall } from '../contract/calls.ts';
import type { AnyAnswer } from './endpoint.ts';

/** What there is to count of a call. */
export interface AnsweredCall {
  readonly call: ServerCall;
  readonly answer: AnyAnswer;
  /** It was carried out now, not answered from what is kept. */
  readonly isNew: boolean;
  /** Who asked was not told. */
  readonly isUntold: boolean;
  /** As it was sent. */
  readonly body: unknown;
  /** Whose session it is; null = nobody’s. Kept in memory alone, to tell whether they have come from another screen. */
  readonly browserId: string | null;
}

export interface CallFigures {
  count(answered: AnsweredCall): void;
}
