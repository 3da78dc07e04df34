/** What a command prints and exits with. */
export interface Answer {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}
