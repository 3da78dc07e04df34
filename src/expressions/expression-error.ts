/**
 * An expression could not be evaluated: an absent value was read, or a function was given something it cannot handle. The runtime shows its stop
 * page; a failing expression never counts as false. `reading` is what was being read, for the developers' record. Example `state.four`. Functions
 * leave it empty: the evaluator fills in which call failed.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  readonly reading: string;

  constructor(message: string, reading = '') {
    super(reading === '' ? message : `${message}: ${reading}`);
    this.reading = reading;
  }
}
