/** A logged-in browser. Stored only in the database, keyed by the hash of the cookie's random token. */
export interface Session {
  /** Hash of the token; stable for the session's life, safe to store and to log. */
  readonly id: string;
  readonly citizenId: string;
  /** Milliseconds this session's clock is ahead of the server's (sandbox). */
  readonly clockOffsetMs: number;
  readonly expiresAt: Date;
  /** Settings overridden for this session only (sandbox). */
  readonly settings: { readonly [name: string]: unknown };
}
