import { LoggableError } from './loggable-error.ts';

/** The fields of a driver error that may be logged. `detail`, `where`, `params` and often the message may not: they hold values. */
interface DriverError extends Error {
  readonly severity: string;
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly position?: string;
  readonly routine?: string;
}

/** SQLSTATE classes about the server and the connection, never about values: their messages are kept for the operator. */
const ofTheServer = /^(08|28|3D|53|57|58)/;

/** A statement rejected by the database. Says where the mistake is, and nothing about the row or the parameters. */
export class DatabaseError extends LoggableError {
  override readonly name = 'DatabaseError';
  /** SQLSTATE, example `23505`. */
  readonly code: string;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  /** Character position in the statement, from 1. */
  readonly position: string | undefined;
  /** The PostgreSQL function that raised the error, example `pg_strtoint32`. */
  readonly routine: string | undefined;

  constructor({ code = '', message, table, column, constraint, position, routine }: DriverError) {
    super(`the database refused with ${code}${ofTheServer.test(code) ? `: ${message}` : ''}`);
    this.code = code;
    this.table = table;
    this.column = column;
    this.constraint = constraint;
    this.position = position;
    this.routine = routine;
  }
}

function isDriverError(error: unknown): error is DriverError {
  return error instanceof Error && 'severity' in error && typeof error.severity === 'string';
}

/** Runs `work`, rethrowing driver errors as {@link DatabaseError}. Other errors (a lost connection, bugs) pass through. */
export async function wrapDriverErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDriverError(error) ? new DatabaseError(error) : error;
  }
}

/** What was prepared on a connection no longer fits (columns were changed) or is gone: told again and again, until it is prepared anew on another one. */
export function isUnprepared(error: unknown): boolean {
  return error instanceof DatabaseError && ['0A000', '26000'].includes(error.code);
}
