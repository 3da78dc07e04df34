import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/server/db/database.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { callCases } from '../contract/calls.ts';
import { calls, ownIntention, type Reply, replyOf, screenId } from '../contract/client.ts';

/** Every call after which something is other than before, as contracts say. */
const withEffect = calls.flatMap(({ entry }) => (entry.effect === undefined ? [] : [entry]));

/** A call that is ready to be sent, with what makes it the same one when it is sent again. */
export interface Act {
  readonly call: string;
  /** A repeated key has no second effect. */
  readonly isOnce: boolean;
  readonly codes: readonly string[];
  /** Null: an administrator, or nobody. */
  readonly citizenId: string | null;
  /** Null: the process was gone before it had answered. */
  send(origin: string): Promise<Reply | null>;
}

/** One of each, by a person of its own who has walked there. */
export async function readyActs(origin: string, database: Database): Promise<readonly Act[]> {
  const acts: Act[] = [];
  for (const entry of withEffect) {
    const found = callCases.find(({ call }) => call === entry.call);
    if (found === undefined) throw new Error(`tests/http/contract has no case of ${entry.call}.`);
    const { client, reqBody } = await found.arrive(origin, database);
    const keys = { 'idempotency-key': randomUUID(), ...ownIntention(entry.call) };
    const body = { commonHeader: { screenId }, ...(reqBody === undefined ? {} : { reqBody }) };
    acts.push({
      call: entry.call,
      isOnce: entry.sendOnce === true,
      codes: entry.codes ?? [],
      citizenId: await citizenOf(database, client.cookie),
      async send(to) {
        try {
          const headers = { 'content-type': 'application/json', cookie: client.cookie, origin: to, ...keys };
          return await replyOf(
            await fetch(`${to}${entry.path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
          );
        } catch {
          return null;
        }
      },
    });
  }
  return acts;
}

async function citizenOf(database: Database, cookie: string): Promise<string | null> {
  const tokens = cookie.split('; ').map((one) => hashToken(one.slice(one.indexOf('=') + 1)));
  const rows = await database.query<{ id: string | null }>(
    'select citizen_id as id from sessions where id in (select jsonb_array_elements_text($1::text::jsonb)) and citizen_id is not null',
    [JSON.stringify(tokens)],
  );
  return rows[0]?.id ?? null;
}
