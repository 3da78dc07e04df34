import { createHash } from 'node:crypto';
import { fingerprint } from '../../../forms/fingerprint.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { AnyAnswer } from './endpoint.ts';
import { keptAnswer } from './sealed-columns.ts';

/** An act, by what makes it the same one. */
export interface Intention {
  /** Citizen id. */
  readonly owner: string;
  /** Of the call. */
  readonly path: string;
  /** The launch, the draft or the procedure that it is the act of. */
  readonly intention: string;
}

/** What is kept of an act. */
interface Kept {
  readonly answer: AnyAnswer;
  /** Of what people read of it; empty = from before that was kept. */
  readonly hash: string;
}

/** null = it was not carried out. */
export async function keptOf(db: Queries, { owner, path, intention }: Intention): Promise<Kept | null> {
  const [row] = await db.query<Kept>(
    `select answer, content_hash as hash from intentions where owner = $1 and path = $2 and intention = $3`,
    [owner, path, intention],
  );
  return row === undefined ? null : { ...row, answer: keptAnswer.openJson(db, owner, row.answer) };
}

/**
 * What came of the act before; null = nothing yet. Refusals are nothing: what was refused may be mended. `content`: the fingerprint of what people read
 * of the sending that is asked about; null = not told.
 */
export async function resultOf(db: Queries, act: Intention, content: string | null): Promise<AnyAnswer | null> {
  const kept = await keptOf(db, act);
  if (kept === null) return null;
  // From before fingerprints were kept: nobody knows.
  const isOfOther = content !== null && kept.hash.length < sha256Length && kept.hash !== '' && kept.hash !== content;
  return isOfOther ? { ...kept.answer, isOfOther } : kept.answer;
}

/** Of rows from before fingerprints were kept. */
const sha256Length = 64;

function isSameContent(hash: string, text: string): boolean {
  if (hash === '') return true;
  return hash === (hash.length < sha256Length ? printOf(text) : createHash('sha256').update(text).digest('hex'));
}

/** As browsers make it, too: `Kept.read` of the run-time's idempotency keys. */
const printOf = (text: string): string => String(fingerprint(text));

/** Carries an act out once per person and intention, whatever is sent with it later. `before`: what is kept of it, read under the person's lock. */
export async function carryOutOnce(
  db: Queries,
  act: Intention,
  { call, body, now }: { readonly call: ServerCall; readonly body: unknown; readonly now: Date },
  before: Kept | null,
  work: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  const text = call.contentOf(body);
  if (before !== null) return isSameContent(before.hash, text) ? before.answer : { ...before.answer, isOfOther: true };
  const answer = await work();
  if (answer.resultCode !== '0000' || !call.provesDone(answer.resBody)) return answer;
  await db.write(
    `insert into intentions (owner, path, intention, answer, created_at, number, content_hash)
     values ($1, $2, $3, $4::text::jsonb, $5, 1 + ${lastNumber}, $6)`,
    [act.owner, act.path, act.intention, keptAnswer.json(db, act.owner, answer), now, printOf(text)],
  );
  return answer;
}

const lastNumber = '(select coalesce(max(number), 0) from intentions where owner = $1 and path = $2)';

export const timesAsked = ({ owner, path }: Omit<Intention, 'intention'>): Statement => ({
  sql: `select ${lastNumber} as times`,
  values: [owner, path],
});

/** How many acts of the call the person has done; 0 again once nothing is kept of any. Never the same after another one, so it names the next. */
export async function timesCarriedOut(db: Queries, act: Omit<Intention, 'intention'>): Promise<number> {
  const [row] = await rowsOf<{ times: number }>(db, timesAsked(act));
  return row?.times ?? 0;
}

/** An act that the portal has carried out. */
export interface CarriedOut {
  /** Of the call. */
  readonly path: string;
  readonly intention: string;
  readonly answer: AnyAnswer;
  readonly at: Date;
  /** Of what people read of it; empty = from before that was kept. */
  readonly hash: string;
}

/** What the person's acts came to since then, the latest first. */
export async function actsCarriedOut(db: Queries, owner: string, since: Date): Promise<readonly CarriedOut[]> {
  const rows = await db.query<CarriedOut>(
    `select path, intention, answer, created_at as at, content_hash as hash from intentions
     where owner = $1 and created_at >= $2 order by created_at desc, path`,
    [owner, since],
  );
  return rows.map((row) => ({ ...row, answer: keptAnswer.openJson(db, owner, row.answer) }));
}
