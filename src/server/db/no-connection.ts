import { LoggableError } from './loggable-error.ts';

/** There was no connection to the database: nothing of the transaction was begun. */
export class NoConnection extends LoggableError {
  override readonly name = 'NoConnection';
  /** Of PostgreSQL (`57P03`), of Node (`ECONNREFUSED`), or ours: `no-answer` in time. */
  readonly code: string;

  constructor(cause: unknown) {
    const code = codeOf(cause);
    super(`no connection to the database: ${code}`);
    this.code = code;
  }
}

function codeOf(cause: unknown): string {
  const { code, message = '' } = (cause ?? {}) as { readonly code?: unknown; readonly message?: string };
  if (typeof code === 'string') return code;
  return /after calling end/.test(message) ? 'closed' : 'no-answer';
}

/** A statement was given up: whether the database carries it out is not known, and the connection is closed. */
export class NoAnswer extends LoggableError {
  override readonly name = 'NoAnswer';
  readonly code = 'no-answer';

  constructor(seconds: number) {
    super(`the database did not answer within ${seconds} s`);
  }
}

/** What the driver says of a connection that has ended; it has no code. */
const ended = /^(Connection terminated|Client (was closed|has encountered a connection error))/;

/** True when it was the database or the way to it that failed, and nothing that was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof NoConnection || error instanceof NoAnswer) return true;
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  return /^(08|53|57|ECONN|EPIPE|ENOTCONN)/.test(code) || ended.test(message);
}
