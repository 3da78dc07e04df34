/** How long a PostgreSQL may take, and how much of it one process uses. The embedded database is in the process itself and has none of them. */
export interface DatabaseLimits {
  /** Connections of this process. */
  readonly connections: number;
  /** For a connection: a free one of ours, or a new one. */
  readonly connectSeconds: number;
  readonly statementSeconds: number;
  /** For what another transaction holds. */
  readonly lockSeconds: number;
  /** For us to go on within a transaction. */
  readonly idleSeconds: number;
}

/** Of whoever opens a database without saying more. */
export const usualLimits: DatabaseLimits = {
  connections: 10,
  connectSeconds: 5,
  statementSeconds: 10,
  lockSeconds: 8,
  idleSeconds: 60,
};

/** Of one statement where nobody waits for it: tables changed at a start, old rows deleted. */
export const longStatementSeconds = 600;

/** For a connection. */
export function setLimitsOf({ statementSeconds, lockSeconds, idleSeconds }: DatabaseLimits): string {
  return `set statement_timeout = '${statementSeconds}s'; set lock_timeout = '${lockSeconds}s'; set idle_in_transaction_session_timeout = '${idleSeconds}s'`;
}

/** For one transaction whose statements may take so long: nothing else about it may be shorter. */
export function setLimits(seconds: number): string {
  return ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    .map((name) => `set local ${name} = '${seconds}s'`)
    .join('; ');
}
