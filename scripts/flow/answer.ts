/** Output and exit code of a command. */
export interface Answer {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}
