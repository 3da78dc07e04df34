import type { Queries } from '../../db/database.ts';
import { hashToken, newToken } from '../../kernel/sessions/token.ts';
import { changeLink } from './links.ts';
import type { SiteId } from './sites.ts';

/** The citizen's answer at the site. `abandoned`: returned without answering. */
export type Outcome = 'linked' | 'refused' | 'abandoned';

/** Minutes within which the citizen must answer at the site. */
const visitMinutes = 15;

export interface Visit {
  readonly id: string;
  readonly citizenId: string;
  readonly site: SiteId;
  readonly returnTo: string;
  readonly expiresAt: Date;
  readonly outcome: Outcome | null;
}

const columns = `id, citizen_id as "citizenId", site, return_to as "returnTo", expires_at as "expiresAt", outcome`;

/** Starts a visit and returns the token for the site's address. A visit to the site that is still open ends. */
export async function beginVisit(
  db: Queries,
  visit: { readonly citizenId: string; readonly site: SiteId; readonly returnTo: string; readonly now: Date },
): Promise<string> {
  const { citizenId, site, returnTo, now } = visit;
  await db.query(
    'update site_visits set expires_at = $3 where citizen_id = $1 and site = $2 and outcome is null and expires_at > $3',
    [citizenId, site, now],
  );
  const token = newToken();
  await db.query(
    `insert into site_visits (id, citizen_id, site, return_to, issued_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), citizenId, site, returnTo, now, new Date(now.getTime() + visitMinutes * 60_000)],
  );
  await changeLink(db, { citizenId, site, state: 'unfinished', now });
  return token;
}

/** The browser arrives at the site, where its token is exchanged for a session. Null: unknown, used, or expired. */
export async function openVisit(db: Queries, token: string, now: Date): Promise<string | null> {
  const session = newToken();
  const opened = await db.query(
    `update site_visits set site_session = $2
      where id = $1 and site_session is null and outcome is null and expires_at > $3 returning id`,
    [hashToken(token), hashToken(session), now],
  );
  return opened.length === 0 ? null : session;
}

/** The visit of a site session, answered or not; null: none. */
export async function visitOf(db: Queries, siteSession: string): Promise<Visit | null> {
  const [visit] = await db.query<Visit>(`select ${columns} from site_visits where site_session = $1`, [
    hashToken(siteSession),
  ]);
  return visit ?? null;
}

/**
 * The site reports the citizen's answer, server to server; the browser does not carry it. Returns the token with which the browser returns;
 * null: the visit has expired or was already answered.
 */
export async function closeVisit(db: Queries, visit: Visit, outcome: Outcome, now: Date): Promise<string | null> {
  const token = newToken();
  const closed = await db.query(
    `update site_visits set outcome = $2, return_token = $3 where id = $1 and outcome is null and expires_at > $4 returning id`,
    [visit.id, outcome, hashToken(token), now],
  );
  if (closed.length === 0) return null;
  if (outcome !== 'abandoned')
    await changeLink(db, { citizenId: visit.citizenId, site: visit.site, state: outcome, now });
  return token;
}

/** Outcome of the visit from which the browser returned. Null: unknown, already read, or another citizen's. */
export async function readOutcome(
  db: Queries,
  citizenId: string,
  returnToken: string,
  now: Date,
): Promise<{ readonly site: SiteId; readonly outcome: Outcome } | null> {
  const [read] = await db.query<{ site: SiteId; outcome: Outcome }>(
    `update site_visits set read_at = $3 where return_token = $1 and citizen_id = $2 and read_at is null
     returning site, outcome`,
    [hashToken(returnToken), citizenId, now],
  );
  return read ?? null;
}
