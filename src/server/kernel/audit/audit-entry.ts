import type { Hashing } from './audit-keys.ts';

/** What was done. `decision`: by the office to which it was filed; `reading`: of somebody else's data. */
export type AuditKind =
  | 'filing'
  | 'correction'
  | 'withdrawal'
  | 'signature'
  | 'decision'
  | 'administration'
  | 'reading';

/** Who has done it; `administrator:` with their id. */
export type AuditActor = 'citizen' | 'office' | 'operator' | `administrator:${string}`;

/** One row of the audit log, as it is written. Nothing of what was filed or read: who, what, when, about whom. */
export interface AuditEntry {
  readonly at: Date;
  readonly kind: AuditKind;
  /** Name of the call, or of what is none: `<who>/<what>`. */
  readonly call: string;
  readonly actor: AuditActor;
  /** Id of the citizen or user whom it is about; null = nobody. */
  readonly subject: string | null;
  /** By which the filing is known to who filed; null = it has none. */
  readonly number: string | null;
  /** Number of what it corrects or withdraws, where that is another one. */
  readonly follows: string | null;
  /** null = no request (a command, a job). */
  readonly requestId: string | null;
}

/** Of a row, before it has its place. */
export function contentHash(
  { at, kind, call, actor, subject, number, follows, requestId }: AuditEntry,
  hashed: Hashing,
): string {
  return hashed(JSON.stringify([at.toISOString(), kind, call, actor, subject, number, follows, requestId]));
}

/** Of a row in its place, with all that comes before it. */
export const chainHash = (place: number, before: string, content: string, hashed: Hashing): string =>
  hashed(`${place} ${before} ${content}`);
