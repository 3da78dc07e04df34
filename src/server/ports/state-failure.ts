/** A business error of a call, caused by the citizen's real state. */
export interface StateFailure {
  readonly errorCode: string;
  readonly errorMessage: string;
  /** How many calls fail this way; null = all. */
  readonly times: number | null;
}
