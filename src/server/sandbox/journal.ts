import { sealedColumn } from '../db/sealed.ts';
import { isStorable } from '../db/storable.ts';
import type { Fault } from '../kernel/calls/call-observer.ts';
import type { AnyAnswer } from '../kernel/calls/endpoint.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { type Browser, timeOf } from '../kernel/sessions/browser.ts';

export interface JournalEntry {
  readonly path: string;
  readonly screenId: string;
  /** The whole body, `{commonHeader, reqBody?}`; null when it could not be stored. */
  readonly request: unknown;
  /** Empty while the call is running, `dropped` when the connection was reset. */
  readonly resultCode: string;
  readonly status: number;
  /** Server time on the session's clock. */
  readonly at: string;
}

/** Everything that was sent, for who tries the portal. Of the browser. */
const sentBody = sealedColumn('journal.request');

function screenIdOf(value: unknown): string {
  return typeof value === 'string' && isStorable(value) ? value.slice(0, 40) : '';
}

/** Longest text stored, in characters. */
const mostOfText = 10_000;

/** Long texts are file contents, not worth storing twice; passwords must never be stored. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > mostOfText ? `${value.slice(0, 100)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === 'password' ? '…' : shortened(item)]),
  );
}

/** Inserted when the call arrives, so that entries are in order of arrival. Returns the entry's id. */
export async function recordCall(portal: Portal, browser: Browser, path: string, body: unknown): Promise<string> {
  const { commonHeader } = (body ?? {}) as { commonHeader?: { screenId?: unknown } };
  const [row] = await portal.database.query<{ id: string }>(
    `insert into journal (session_id, at, path, screen_id, request, status, result_code)
     values ($1, $2, $3, $4, $5::text::jsonb, 0, '') returning id::text`,
    [
      browser.id,
      timeOf(browser, portal.now()),
      path,
      screenIdOf(commonHeader?.screenId),
      sentBody.json(portal.database, browser.id, isStorable(body) ? shortened(body ?? null) : null),
    ],
  );
  return row?.id ?? '';
}

export async function finishCall(portal: Portal, id: string, answer: AnyAnswer, fault: Fault): Promise<void> {
  const dropped = fault.drop !== undefined && fault.drop !== false;
  await portal.database.query(`update journal set status = $2, result_code = $3 where id = $1::bigint`, [
    id,
    dropped ? 0 : answer.status,
    dropped ? 'dropped' : answer.resultCode,
  ]);
}

export async function readJournal(portal: Portal, browser: Browser): Promise<readonly JournalEntry[]> {
  const rows = await portal.database.query<{
    path: string;
    screen_id: string;
    request: unknown;
    result_code: string;
    status: number;
    at: Date;
  }>(`select path, screen_id, request, result_code, status, at from journal where session_id = $1 order by id`, [
    browser.id,
  ]);
  return rows.map((row) => ({
    path: row.path,
    screenId: row.screen_id,
    request: sentBody.openJson(portal.database, browser.id, row.request),
    resultCode: row.result_code,
    status: row.status,
    at: row.at.toISOString(),
  }));
}
