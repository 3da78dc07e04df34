/** An error whose message and fields contain neither user input nor stored personal data, so that both may be logged. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
}
