import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';
import { ofCitizens, ofSessions, promised } from './kept-records.ts';

/** Hours after which an uploaded file that never became part of anything is deleted. */
const looseFileHours = 24;

/** Days for which an ended session is retained, and a sample citizen's copy that no session uses and no announced date protects. */
const keptDays = 7;

/** Days for which call counts are retained. */
const countedDays = 31;

/** One statement with its values, and the table it clears. */
export interface Step {
  readonly table: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** `$1` on this session's clock. */
const inTimeOf = (session: string) => `$1::timestamptz + ${session}.clock_offset_ms * interval '1 millisecond'`;

/** True when the time in `column` has passed at `$1`, for every session of the citizen too: the sandbox may have set its clock back. */
const hasCome = (table: string, column: string) =>
  `${column} <= $1 and not exists (select 1 from sessions s where s.citizen_id = ${table}.citizen_id and ${column} > ${inTimeOf('s')})`;

const oldSessions = `select o.id from sessions o where o.expires_at < ${inTimeOf('o')}`;

/** Copies without a live session and without an announced date still to come. */
const oldCitizens = `select c.id from citizens c where c.created_at < $1
  and not exists (select 1 from sessions s where s.citizen_id = c.id and s.expires_at >= ${inTimeOf('s')})
  ${Object.entries(promised)
    .map(([table, holds]) => `and not exists (select 1 from ${table} kept where kept.citizen_id = c.id and ${holds})`)
    .join('\n  ')}`;

/** Rows that expire by themselves. */
export function outdated(now: Date): readonly Step[] {
  const before = daysLater(now, -keptDays);
  const looseBefore = new Date(now.getTime() - looseFileHours * 60 * 60 * 1000);
  const step = (table: string, where: string, value: unknown): Step => ({
    table,
    sql: `delete from ${table} where ${where}`,
    values: [value],
  });
  return [
    step('nq_drafts', hasCome('nq_drafts', 'nq_drafts.expires_at'), now),
    step('kana_drafts', hasCome('kana_drafts', 'kana_drafts.expires_at'), now),
    step(
      'nq_attachments',
      `draft_id is null and application_id is null and ${hasCome('nq_attachments', 'nq_attachments.created_at')}`,
      looseBefore,
    ),
    step('auth_codes', hasCome('auth_codes', 'auth_codes.expires_at'), before),
    step('site_visits', hasCome('site_visits', 'site_visits.expires_at'), before),
    // A card read by an app and never taken by a browser.
    step('card_readings', 'session_id is null and expires_at < $1', before),
    step('client_logs', 'session_id is null and at < $1', before),
    step('journal', 'at < $1', before),
    step('idempotency', 'created_at < $1', before),
    step('admin_sessions', 'expires_at < $1', before),
    step('admin_tries', 'at < $1', before),
    step('call_counts', 'day < $1', japanDate(daysLater(now, -countedDays))),
  ];
}

/** Ended sessions with their rows. A used signature belongs to the filing made with it, and retains its session. */
export function endedSessions(now: Date): readonly Step[] {
  const values = [daysLater(now, -keptDays)];
  const onlyUnused = (table: string) => (table === 'signature_requests' ? ' and used_at is null' : '');
  return [
    ...ofSessions.map((table) => ({
      table,
      sql: `delete from ${table} where session_id in (${oldSessions})${onlyUnused(table)}`,
      values,
    })),
    {
      table: 'sessions',
      sql: `delete from sessions where id in (${oldSessions}) and ${hasNone(ofSessions, 'session_id', 'sessions')}`,
      values,
    },
  ];
}

/** Sample citizens' copies with all their rows. */
export function unusedCopies(now: Date): readonly Step[] {
  const values = [daysLater(now, -keptDays), now, japanDate(now)];
  return [
    // A later login under the same key must get a fresh copy, not the remains of this one.
    {
      table: 'citizens',
      sql: `update citizens set copy_key = null where copy_key is not null and id in (${oldCitizens})`,
      values,
    },
    ...ofCitizens.map((table) => ({ table, sql: `delete from ${table} where citizen_id in (${oldCitizens})`, values })),
    {
      table: 'citizens',
      sql: `delete from citizens where id in (${oldCitizens}) and ${hasNone(ofCitizens, 'citizen_id', 'citizens')}`,
      values,
    },
  ];
}

/** True when no row refers to `owner` any longer: a row that could not be deleted retains only its own owner. */
function hasNone(tables: readonly string[], column: string, owner: string): string {
  return tables
    .map((table) => `not exists (select 1 from ${table} left_over where left_over.${column} = ${owner}.id)`)
    .join(' and ');
}
