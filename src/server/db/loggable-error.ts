/** An error whose message and fields hold nothing that anybody has sent or that is kept of anybody: both may be written to a log. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
}
