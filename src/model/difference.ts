/** Something written otherwise than a register has it, in words (decision 91). */
export interface Difference {
  readonly label: string;
  readonly written: string;
  /** What the register is called. */
  readonly source: string;
  /** Empty = it has nothing. */
  readonly registered: string;
}
