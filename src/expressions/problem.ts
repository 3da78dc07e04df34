/**
 * A mistake in one expression or one text with placeholders. `offset` and `length` count UTF-16 units of its source, so that the loader can
 * turn them into a {@link Problem} with file, line and column. `message` is Japanese and says what to do.
 * Example: code `unknown-member`, message 「state に emial という項目はありません。…」, suggestion `email`.
 */
export interface ExpressionProblem {
  readonly code: string;
  readonly offset: number;
  readonly length: number;
  readonly message: string;
  /** What to write instead of the marked characters, when that is clear. */
  readonly suggestion?: string;
}

/** The position of a node of the tree in the source; UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}
