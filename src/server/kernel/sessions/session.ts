/** A logged-in browser. Kept in the database only; the cookie holds a random token whose hash is the key. */
export interface Session {
  /** Hash of the token; stable for the session's life, safe to store and to log. */
  readonly id: string;
  readonly citizenId: string;
  /** Milliseconds by which this session's clock is ahead (sandbox). */
  readonly clockOffsetMs: number;
  readonly expiresAt: Date;
  /** Settings changed for this session only (sandbox). */
  readonly settings: { readonly [name: string]: unknown };
}
