import { json, type Queries } from '../../db/database.ts';
import type { Citizen } from '../../ports/identity.ts';
import { citizenIn } from '../people/citizens.ts';
import type { Session } from './session.ts';
import { hashToken, newToken } from './token.ts';

/** A browser with our cookie, whether or not still logged in. */
export interface Browser {
  readonly id: string;
  /** Null for a browser known only to the sandbox. */
  readonly citizenId: string | null;
  readonly clockOffsetMs: number;
  /** Later with every answer. */
  expiresAt: Date;
  readonly ended: boolean;
  readonly settings: { readonly [name: string]: unknown };
  /** Whoever `citizenId` names. */
  readonly citizen: Citizen | null;
}

interface Row {
  readonly id: string;
  readonly citizen_id: string | null;
  readonly clock_offset_ms: string;
  readonly expires_at: Date;
  readonly ended: boolean;
  readonly settings: { readonly [name: string]: unknown };
  readonly citizen: Citizen | null;
}

/** Null for a missing or tampered cookie, or one whose row was deleted. */
export async function findBrowser(db: Queries, token: string | undefined): Promise<Browser | null> {
  if (token === undefined || token.length > 100) return null;
  return findBrowserById(db, hashToken(token));
}

export async function findBrowserById(db: Queries, id: string): Promise<Browser | null> {
  const [row] = await db.query<Row>(
    `select s.id, s.citizen_id, s.clock_offset_ms::text, s.expires_at, s.ended, s.settings, ${citizenIn('c')} as citizen
       from sessions s left join citizens c on c.id = s.citizen_id where s.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  return {
    id: row.id,
    citizenId: row.citizen_id,
    clockOffsetMs: Number(row.clock_offset_ms),
    expiresAt: row.expires_at,
    ended: row.ended,
    settings: row.settings,
    citizen: row.citizen,
  };
}

/** Server time on this browser's clock. */
export function timeOf(browser: Pick<Browser, 'clockOffsetMs'> | null, now: Date): Date {
  return new Date(now.getTime() + (browser?.clockOffsetMs ?? 0));
}

/** A browser's login; null when there is none, or it has ended or expired. */
export function sessionOf(browser: Browser | null, now: Date): Session | null {
  if (browser === null || browser.citizenId === null || browser.ended) return null;
  if (browser.expiresAt <= timeOf(browser, now)) return null;
  const { id, citizenId, clockOffsetMs, expiresAt, settings } = browser;
  return { id, citizenId, clockOffsetMs, expiresAt, settings };
}

/** A new browser with a new token; `like` carries over the clock and settings given to the sandbox before the login. */
export async function createBrowser(
  db: Queries,
  options: {
    readonly citizenId: string | null;
    readonly like: Pick<Browser, 'clockOffsetMs' | 'settings'> | null;
    /** Settings of this browser only; those of `like` win. */
    readonly settings: Browser['settings'];
    readonly now: Date;
    readonly limitSeconds: number;
  },
): Promise<{ readonly token: string; readonly id: string }> {
  const token = newToken();
  const id = hashToken(token);
  const expiresAt = new Date(timeOf(options.like, options.now).getTime() + options.limitSeconds * 1000);
  await db.query(
    `insert into sessions (id, citizen_id, clock_offset_ms, expires_at, settings) values ($1, $2, $3::bigint, $4, $5::text::jsonb)`,
    [
      id,
      options.citizenId,
      String(options.like?.clockOffsetMs ?? 0),
      expiresAt,
      json({ ...options.settings, ...options.like?.settings }),
    ],
  );
  return { token, id };
}

/** Every call answered extends the session. */
export async function extendSession(db: Queries, id: string, expiresAt: Date): Promise<void> {
  await db.query(`update sessions set expires_at = $2 where id = $1 and not ended`, [id, expiresAt]);
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.query(`update sessions set ended = true where id = $1`, [id]);
}
