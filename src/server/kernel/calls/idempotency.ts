import { createHash } from 'node:crypto';
import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import type { Queries } from '../../db/database.ts';
import { hashedColumn } from '../../db/sealed.ts';
import type { ServerCall } from '../contract/calls.ts';
import { type AnyAnswer, failure } from './endpoint.ts';
import { givenUp } from './given-up.ts';
import { keptAnswer } from './sealed-columns.ts';

export interface Write {
  /** Citizen id, `admin:` plus an administrator's id, or `''` without a login. */
  readonly owner: string;
  readonly call: Pick<ServerCall, 'path' | 'sendOnce'>;
  /** The request's idempotency key; null = none. */
  readonly key: string | null;
  readonly body: unknown;
  readonly now: Date;
}

/** Runs a `sendOnce` call at most once per idempotency key; a call without a key, or of any other kind, runs on every request. */
export function answerCallOnce<Ahead>(
  db: Queries,
  write: Write,
  /** Asked of the database together with whether the key is new; it changes nothing. */
  ahead: () => Ahead,
  work: (ahead: Ahead) => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const { key, call } = write;
  return key === null || !call.sendOnce ? work(ahead()) : answerOnce(db, { ...write, key }, { ahead, work });
}

/** Of what was sent: it may be a code of six digits. */
const sentHash = hashedColumn('idempotency.request_hash');

function isSame(db: Queries, stored: string, sent: string): boolean {
  // Kept by an earlier portal, for a week.
  const formerly = createHash('sha256').update(sent).digest('hex');
  return stored === givenUp || stored === formerly || sentHash.isOf(db, stored, sent);
}

/**
 * Runs `work` the first time a key is seen and stores its response in the same transaction; afterwards replays that response.
 * A concurrent duplicate waits at the unique index until the first has committed.
 * The same key with a different body is refused with 9001, and so is a request that comes after its sender was told that it had not come.
 */
async function answerOnce<Ahead>(
  db: Queries,
  write: Write & { readonly key: string },
  { ahead, work }: { readonly ahead: () => Ahead; readonly work: (ahead: Ahead) => Promise<AnyAnswer> },
): Promise<AnyAnswer> {
  const sent = JSON.stringify(write.body ?? null);
  const place = [write.owner, write.call.path, write.key];
  const claiming = db.query(
    `insert into idempotency (owner, path, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning key`,
    [...place, sentHash.hash(db, sent), write.now],
  );
  const asked = ahead();
  const claimed = await claiming;
  if (claimed.length === 0) {
    const [stored] = await db.query<{ request_hash: string; answer: AnyAnswer }>(
      `select request_hash, answer from idempotency where owner = $1 and path = $2 and key = $3`,
      place,
    );
    if (stored !== undefined && isSame(db, stored.request_hash, sent))
      return keptAnswer.openJson(db, write.owner, stored.answer);
    return failure({
      status: 409,
      resultCode: '9001',
      errorCode: 'idempotency-key',
      errorMessage: refusalsWording.calls.otherContent,
    });
  }
  const answer = await work(asked);
  await db.write(
    `update idempotency set answer = $4::text::jsonb, status = $5 where owner = $1 and path = $2 and key = $3`,
    [...place, keptAnswer.json(db, write.owner, answer), answer.status],
  );
  return answer;
}
