import type { Queries } from '../../db/database.ts';
import { hashToken, newToken } from '../../kernel/sessions/token.ts';
import { changeLink } from './links.ts';
import type { SiteId } from './sites.ts';

/** What a citizen answered at the site. `abandoned`: went back without an answer. */
export type Outcome = 'linked' | 'refused' | 'abandoned';

/** Minutes in which the citizen must have answered at the site. */
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

/** Begins a visit and answers the token for the site's address. An earlier visit to the site that is still open ends with it. */
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

/** The browser arrives at the site: its token becomes the site's own session. Null: unknown, used before, or too old. */
export async function openVisit(db: Queries, token: string, now: Date): Promise<string | null> {
  const session = newToken();
  const opened = await db.query(
    `update site_visits set site_session = $2
      where id = $1 and site_session is null and outcome is null and expires_at > $3 returning id`,
    [hashToken(token), hashToken(session), now],
  );
  return opened.length === 0 ? null : session;
}

/** The visit of a site's session, answered or not; null: there is none. */
export async function visitOf(db: Queries, siteSession: string): Promise<Visit | null> {
  const [visit] = await db.query<Visit>(`select ${columns} from site_visits where site_session = $1`, [
    hashToken(siteSession),
  ]);
  return visit ?? null;
}

/**
 * The site tells the portal what the citizen answered (between the two servers; the browser carries no answer). Answers the token with
 * which the browser comes back; null: the visit is over.
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

/** What came of the visit with which the browser came back. Null: unknown, read before, or another citizen's. */
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
