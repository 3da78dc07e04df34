import type { FastifyRequest } from 'fastify';
import { json } from '../db/database.ts';
import type { Fault } from '../kernel/calls/call-observer.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Browser } from '../kernel/sessions/browser.ts';
import { browserOf } from '../kernel/sessions/browser-of.ts';

export interface PlannedFault {
  readonly path: string;
  /** 1 = the next call to the path. */
  readonly nth: number;
  /** Number of consecutive calls. */
  readonly times: number;
  readonly fault: Fault;
}

export interface WaitingFault {
  readonly path: string;
  /** Calls that are still to meet it. */
  readonly remaining: number;
}

export async function planFault(portal: Portal, browser: Browser, planned: PlannedFault): Promise<void> {
  await portal.database.query(
    `insert into faults (session_id, path, skip, remaining, fault) values ($1, $2, $3, $4, $5::text::jsonb)`,
    [browser.id, planned.path, planned.nth - 1, planned.times, json(planned.fault)],
  );
}

/** The fault to inject into this call. The call counts towards every planned fault; the oldest one due is injected. */
export async function takeFault(portal: Portal, browser: Browser, path: string): Promise<Fault | null> {
  const waiting = await portal.database.query(
    `select 1 from faults where session_id = $1 and path = $2 and remaining > 0 limit 1`,
    [browser.id, path],
  );
  if (waiting.length === 0) return null;
  return portal.database.transaction(async (db) => {
    const planned = await db.query<{ id: string; skip: number; fault: Fault }>(
      `select id::text, skip, fault from faults where session_id = $1 and path = $2 and remaining > 0 order by faults.id for update`,
      [browser.id, path],
    );
    const due = planned.find((row) => row.skip === 0);
    for (const row of planned) {
      if (row === due) await db.query(`update faults set remaining = remaining - 1 where id = $1::bigint`, [row.id]);
      else if (row.skip > 0) await db.query(`update faults set skip = skip - 1 where id = $1::bigint`, [row.id]);
    }
    return due?.fault ?? null;
  });
}

/** Planned faults that have not all been injected yet, the oldest first. */
export async function waitingFaults(portal: Portal, browser: Browser): Promise<readonly WaitingFault[]> {
  return portal.database.query<WaitingFault & Record<string, unknown>>(
    `select path, remaining from faults where session_id = $1 and remaining > 0 order by id`,
    [browser.id],
  );
}

/** Faults are planned for what a browser calls itself: its pages are not drawn until they are used up. */
export async function mayDraw(portal: Portal, request: FastifyRequest): Promise<boolean> {
  const browser = await browserOf(portal.database, request);
  return browser === null || (await waitingFaults(portal, browser)).length === 0;
}

export async function clearFaults(portal: Portal, browser: Browser): Promise<void> {
  await portal.database.query(`delete from faults where session_id = $1`, [browser.id]);
}
