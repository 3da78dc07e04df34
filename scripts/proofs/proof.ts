/** `not run`: inconclusive; `why` says what was missing. */
export interface Outcome {
  readonly what: string;
  readonly result: 'holds' | 'FAILS' | 'not run';
  readonly why?: string;
}

/** A property of the project whose check takes too long, or needs too much, to run for every change. */
export interface Proof {
  readonly name: string;
  /** What it proves, for `npm run proofs -- --help`. */
  readonly says: string;
  /** `words`: arguments after its name. */
  prove(words: readonly string[]): Promise<readonly Outcome[]>;
}
