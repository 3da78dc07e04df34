import { LoggableError } from './loggable-error.ts';

/** What both drivers tell of a failure, beside what must not be told: `detail`, `where`, `params` and often the message hold values. */
interface Told extends Error {
  readonly severity: string;
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly position?: string;
  readonly routine?: string;
}

/** Classes of SQLSTATE that speak of the server and the connection, never of values: their messages are kept for whoever runs the portal. */
const ofTheServer = /^(08|28|3D|53|57|58)/;

/** A statement that the database refused. It says where the mistake is, and nothing of the row or of the parameters. */
export class DatabaseError extends LoggableError {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, example `23505`. */
  readonly code: string;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  /** Character of the statement, from 1. */
  readonly position: string | undefined;
  /** The function of PostgreSQL that refused, example `pg_strtoint32`. */
  readonly routine: string | undefined;

  constructor({ code = '', message, table, column, constraint, position, routine }: Told) {
    super(`the database refused with ${code}${ofTheServer.test(code) ? `: ${message}` : ''}`);
    this.code = code;
    this.table = table;
    this.column = column;
    this.constraint = constraint;
    this.position = position;
    this.routine = routine;
  }
}

function isTold(error: unknown): error is Told {
  return error instanceof Error && 'severity' in error && typeof error.severity === 'string';
}

/** Runs `work`; what a driver throws goes on as a {@link DatabaseError}. Other errors (a lost connection, bugs) go on as they are. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isTold(error) ? new DatabaseError(error) : error;
  }
}
