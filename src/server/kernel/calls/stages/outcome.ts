import type { AnyAnswer, OwnAnswer } from '../endpoint.ts';

/** What a stage answers instead of going on. */
export interface Refused {
  readonly refused: AnyAnswer;
}

/** What came of a citizen's call. */
export interface Done {
  readonly answer: AnyAnswer;
  readonly endsSession: boolean;
  /** An act that was carried out now, not before. */
  readonly isNew?: boolean;
  /** Something was written where what waits is read from. */
  readonly touchesWaiting?: boolean;
}

/** What the browser is told. */
export interface Outcome extends Done {
  /** Null when nobody is logged in. */
  readonly expiresInSeconds: number | null;
  readonly cookies?: OwnAnswer['cookies'];
}

/** An answer that leaves the session as it is. */
export const besideSession = (answer: AnyAnswer): Outcome => ({ answer, expiresInSeconds: null, endsSession: false });
