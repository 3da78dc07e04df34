import { json, type Queries } from '../../db/database.ts';
import { togetherOn } from '../../db/together.ts';
import type { Citizen } from '../../ports/identity.ts';
import { citizenIn } from '../people/citizens.ts';
import type { Counted } from './counts.ts';
import type { Session } from './session.ts';
import { hashToken, newToken } from './token.ts';

/** A browser with our cookie, whether or not still logged in. */
export interface Browser {
  readonly id: string;
  /** Null for a browser known only to the sandbox. */
  readonly citizenId: string | null;
  readonly clockOffsetMs: number;
  /** Of the login, on this browser's clock. */
  readonly beganAt: Date;
  /** Later with every answer. */
  expiresAt: Date;
  readonly ended: boolean;
  readonly settings: { readonly [name: string]: unknown };
  /** Whoever `citizenId` names. */
  readonly citizen: Citizen | null;
  /** What waited for them when it was counted last; null = nobody has counted since they did something. */
  counts: Counted | null;
}

interface Row {
  readonly id: string;
  readonly citizen_id: string | null;
  readonly clock_offset_ms: string;
  readonly began_at: Date;
  readonly expires_at: Date;
  readonly ended: boolean;
  readonly settings: { readonly [name: string]: unknown };
  readonly citizen: Citizen | null;
  readonly counts: Counted | null;
}

/** Null for a missing or tampered cookie, or one whose row was deleted. */
export async function findBrowser(db: Queries, token: string | undefined): Promise<Browser | null> {
  if (token === undefined || token.length > 100) return null;
  return findBrowserById(db, hashToken(token));
}

export async function findBrowserById(db: Queries, id: string): Promise<Browser | null> {
  const row = await findTogether(db, id);
  return row === undefined ? null : browserIn(row);
}

/** Ids that are looked for one by one: of many in a small table, PostgreSQL would rather read all of it. */
const byIndex = (ids: string) => `array(select unnest(${ids}::text[]))`;

const findTogether = togetherOn<string, Row>(async (db, ids) => {
  const rows = await db.query<Row>(
    `select s.id, s.citizen_id, s.clock_offset_ms::text, s.began_at, s.expires_at, s.ended, s.settings, s.counts, ${citizenIn('c')} as citizen
       from sessions s left join citizens c on c.id = s.citizen_id where s.id = any (${byIndex('$1')})`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
});

/** A new one each time: who is given it may change it. */
function browserIn(row: Row): Browser {
  return {
    id: row.id,
    citizenId: row.citizen_id,
    clockOffsetMs: Number(row.clock_offset_ms),
    beganAt: row.began_at,
    expiresAt: row.expires_at,
    ended: row.ended,
    settings: row.settings,
    citizen: row.citizen,
    counts: row.counts,
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
  const beganAt = timeOf(options.like, options.now);
  const expiresAt = new Date(beganAt.getTime() + options.limitSeconds * 1000);
  await db.query(
    `insert into sessions (id, citizen_id, clock_offset_ms, began_at, expires_at, settings) values ($1, $2, $3::bigint, $4, $5, $6::text::jsonb)`,
    [
      id,
      options.citizenId,
      String(options.like?.clockOffsetMs ?? 0),
      beganAt,
      expiresAt,
      json({ ...options.settings, ...options.like?.settings }),
    ],
  );
  return { token, id };
}

/** Every call answered extends the session. */
export async function extendSession(db: Queries, id: string, expiresAt: Date): Promise<void> {
  if (await extendTogether(db, { id, expiresAt })) return;
  // Somebody has its row: only who extends this one waits for them.
  await db.query(`update sessions set expires_at = $2 where id = $1 and not ended`, [id, expiresAt]);
}

/** Within a transaction: waits for nobody. False: it has ended, or somebody has its row. */
export async function extendUnlessHeld(db: Queries, id: string, expiresAt: Date): Promise<boolean> {
  const extended = await db.query(
    `update sessions set expires_at = $2
      where id = (select id from sessions where id = $1 and not ended for no key update skip locked) returning id`,
    [id, expiresAt],
  );
  return extended.length > 0;
}

interface Extension {
  readonly id: string;
  readonly expiresAt: Date;
}

/** Those whose rows nobody has; asked twice for one, the later end counts. */
const extendTogether = togetherOn<Extension, true>(async (db, all) => {
  if (all.length < 2) return new Map();
  const ends = new Map<string, Date>();
  for (const { id, expiresAt } of all) if (expiresAt > (ends.get(id) ?? 0)) ends.set(id, expiresAt);
  const rows = await db.query<{ id: string }>(
    `update sessions s set expires_at = ($2::timestamptz[])[array_position($1::text[], s.id)]
      where s.id = any (array(select f.id from sessions f where f.id = any (${byIndex('$1')}) order by f.id for update of f skip locked))
        and not s.ended returning s.id`,
    [[...ends.keys()], [...ends.values()]],
  );
  const done = new Set(rows.map(({ id }) => id));
  return new Map(all.filter(({ id }) => done.has(id)).map((one) => [one, true]));
});

/** On every device of the person. */
export async function endSessionsOf(db: Queries, citizenId: string): Promise<void> {
  await db.query(`update sessions set ended = true where citizen_id = $1`, [citizenId]);
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.query(`update sessions set ended = true where id = $1`, [id]);
}
