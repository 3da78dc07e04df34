/** Business error of a call that the citizen's real state causes. */
export interface StateFailure {
  readonly errorCode: string;
  readonly errorMessage: string;
  /** How many calls answer so; null = all. */
  readonly times: number | null;
}
