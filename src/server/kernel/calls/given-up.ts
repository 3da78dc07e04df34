import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import type { Queries } from '../../db/database.ts';
import { type AnyAnswer, failure } from './endpoint.ts';
import { resultOf } from './intention.ts';
import { keptAnswer } from './sealed-columns.ts';

/** A write whose outcome its sender does not know. */
export interface LostWrite {
  /** Citizen id. */
  readonly owner: string;
  /** Of the call. */
  readonly path: string;
  /** Its idempotency key. */
  readonly key: string;
  /** What it was the act of; null = not told. */
  readonly intention: string | null;
  /** Fingerprint of what people read of it; null = not told. */
  readonly content: string | null;
  readonly now: Date;
}

/** Stands in place of the hash of a request that never came. */
export const givenUp = 'given up';

const tooLate = failure({
  status: 409,
  resultCode: '9001',
  errorCode: 'given-up',
  errorMessage: refusalsWording.calls.tooLate,
});

/**
 * The answer that was given to the write, or to another one of the same intention; null = it was not received, and will be refused should it still
 * arrive. Waits for one that is being carried out.
 */
export async function answerOrGiveUp(db: Queries, lost: LostWrite): Promise<AnyAnswer | null> {
  const { owner, path, intention, content } = lost;
  const own = await ownAnswerOrGiveUp(db, lost);
  if (own?.resultCode === '0000' || intention === null) return own;
  return (await resultOf(db, { owner, path, intention }, content)) ?? own;
}

async function ownAnswerOrGiveUp(db: Queries, { owner, path, key, now }: LostWrite): Promise<AnyAnswer | null> {
  const claimed = await db.query(
    `insert into idempotency (owner, path, key, request_hash, created_at, answer, status)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7) on conflict do nothing returning key`,
    [owner, path, key, givenUp, now, keptAnswer.json(db, owner, tooLate), tooLate.status],
  );
  if (claimed.length > 0) return null;
  const [stored] = await db.query<{ request_hash: string; answer: AnyAnswer }>(
    `select request_hash, answer from idempotency where owner = $1 and path = $2 and key = $3`,
    [owner, path, key],
  );
  if (stored === undefined || stored.request_hash === givenUp) return null;
  return keptAnswer.openJson(db, owner, stored.answer);
}
