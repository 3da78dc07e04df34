import { movesIn } from '../common/agency/decide.ts';
import type { Queries } from '../db/database.ts';
import type { AgencyDesk, HandlingStatus } from '../kernel/portal/agency.ts';
import type { Place } from './filed-applications.ts';

/** As the database has it: more precise than a `Date`. */
type Position = readonly [receivedAt: string, id: string, service: string];

/** What waits at any desk from there on (null: from the first), at most so many. */
export async function waitingPlaces(
  db: Queries,
  desks: readonly AgencyDesk[],
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly Place[]> {
  if (desks.length === 0) return [];
  const from = after === null ? [] : positionOf(after);
  const rows = await db.query<Omit<Place, 'cursor'> & { at: string }>(
    `select service, id, owner, to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from (${desks.map((desk) => waitingAt(desk, after !== null)).join(' union all ')}) as waiting
      order by received_at, id, service limit $1`,
    [most, ...from],
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    cursor: JSON.stringify([at, row.id, row.service] satisfies Position),
  }));
}

/** Of one desk, along its index. */
function waitingAt({ name, table, moves }: AgencyDesk, goesOn: boolean): string {
  const waits = (Object.keys(moves) as HandlingStatus[]).filter((status) => movesIn(moves, status).length > 0);
  const onwards = goesOn ? `and (received_at, id, '${name}'::text) > ($2::timestamptz, $3::text, $4::text)` : '';
  return `(select '${name}'::text as service, id, citizen_id as owner, received_at from ${table}
    where status in (${waits.map((status) => `'${status}'`).join(', ')}) ${onwards} order by received_at, id limit $1)`;
}

function positionOf(cursor: string): Position {
  const parts: unknown = JSON.parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3 || parts.some((part) => typeof part !== 'string'))
    throw new Error('It is no cursor of what waits.');
  const [receivedAt, id, service] = parts;
  return [receivedAt, id, service];
}
