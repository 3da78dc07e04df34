/** `not run`: nothing is known; `why` says what was missing. */
export interface Outcome {
  readonly what: string;
  readonly came: 'holds' | 'FAILS' | 'not run';
  readonly why?: string;
}

/** Something that is true of the project and takes too long, or needs too much, to be asked of every change. */
export interface Proof {
  readonly name: string;
  /** What it shows, for `npm run proofs -- --help`. */
  readonly says: string;
  /** `words`: what stood behind its name. */
  prove(words: readonly string[]): Promise<readonly Outcome[]>;
}
