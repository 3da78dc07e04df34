import type { Tree } from '../../model/expression.ts';

/** One side of what is accepted. */
export interface Limit {
  /** Of the constraint that sets it. */
  readonly name: string;
  readonly value: unknown;
  /** Null = the value is written. */
  readonly tree: Tree | null;
}

/** Two limits that a value has to keep. */
export interface Pair {
  readonly lower: Limit;
  readonly upper: Limit;
  /** Is there nothing between them? Null = they cannot be compared, or one of them asks for nothing. */
  isEmpty(lower: unknown, upper: unknown): boolean | null;
}
