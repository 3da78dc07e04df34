// chunk: settling
import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import { frameCalls } from '../../model/frame-calls.ts';
import type { Answer } from '../calls/answer.ts';
import type { CallRequest } from '../calls/calls.ts';
import type { Failure } from '../calls/failure.ts';
import type { Keys } from '../calls/idempotency.ts';
import { beginCallLoading } from '../run/call-loading.ts';
import type { Run } from '../run/run.ts';
import { holds } from '../values/evaluator.ts';
import type { ScreenCore } from './screen-core.ts';
import { takeOver, type Unanswered } from './unanswered.ts';

/** What the portal told of a write: the answer that was lost (null = it was not done; `isOfOther`: done from elsewhere, with other content), or why that is not known; `unseen`: it has no sign of it; `refused`: it has refused it. */
export type Found =
  | { readonly kind: 'known'; readonly body: AnyRecord | null; readonly isOfOther?: boolean }
  | { readonly kind: 'silent'; readonly failure: Failure }
  | { readonly kind: 'unseen'; readonly code: string }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'aborted' };

/** Asks in the way that the portal can answer (setting `outcome.ask`). `mostSeconds`: to wait for it. */
export function askBy(
  shared: ScreenCore,
  { call, keys, isLeft }: Unanswered,
  run: Run,
  mostSeconds?: number,
): Promise<Found> {
  const late = shared.core.calls.late.get(keys.key);
  if (late?.kind === 'failed') return Promise.resolve({ kind: 'refused', failure: late.failure });
  if (late?.kind === 'ok') return Promise.resolve({ isOfOther: false, ...late, kind: 'known' });
  if (call.status !== null && wayToAsk(shared) === 'status')
    return askByStatus(shared, call.status, keys, run, mostSeconds);
  if (canBeAsked(shared, call)) return askByKey(shared, call, keys, run, mostSeconds);
  if (isLeft) takeOver(shared.core, call);
  // What a tab that is gone had chosen is no longer there: another sending would be of other content.
  return Promise.resolve({ kind: 'unseen', code: isLeft ? 'outcome-left' : 'outcome-unasked' });
}

/** Does the portal tell what became of an act? */
export function canBeAsked(shared: Pick<ScreenCore, 'core'>, { status }: CallDefinition): boolean {
  const by = wayToAsk(shared);
  return by === 'key' || (by === 'status' && status !== null);
}

export const wayToAsk = ({ core }: Pick<ScreenCore, 'core'>): string => core.settings.text('outcome.ask', 'key');

export async function askByKey(
  shared: ScreenCore,
  call: CallDefinition,
  { read, ...keys }: Keys,
  run: Run,
  mostSeconds?: number,
): Promise<Found> {
  const asked = { path: call.path, ...keys, ...(read !== undefined && { content: read }) };
  const answer = await send(
    shared,
    { call: frameCalls.outcome, body: asked, ...(mostSeconds && { mostSeconds }) },
    run,
  );
  if (answer.kind !== 'ok') return notTold(answer);
  const { outcome, answer: body } = answer.body;
  return { kind: 'known', body: outcome !== 'none' && isRecord(body) ? body : null, isOfOther: outcome === 'other' };
}

/** That nothing is to be seen does not say that it was not received: it may still come. */
async function askByStatus(
  shared: ScreenCore,
  { call, done, answer: members }: NonNullable<CallDefinition['status']>,
  { intention }: Keys,
  run: Run,
  mostSeconds?: number,
): Promise<Found> {
  const answer = await send(shared, { call, body: {}, ...(mostSeconds && { mostSeconds }) }, run);
  if (answer.kind !== 'ok') return notTold(answer);
  const names = { [call]: answer.body, sent: { intention: decodeURIComponent(intention) } };
  if (!holds(run, done, names)) return { kind: 'unseen', code: 'outcome-unseen' };
  return { kind: 'known', body: run.value(members, names) as AnyRecord };
}

const send = (
  { core, screen }: ScreenCore,
  request: Pick<CallRequest, 'call' | 'body' | 'mostSeconds'>,
  run: Run,
): Promise<Answer> =>
  core.calls.send({ ...request, screenId: screen.id, signal: run.task.signal }).finally(beginCallLoading(run));

const notTold = (answer: Exclude<Answer, { readonly kind: 'ok' }>): Found =>
  answer.kind === 'aborted' ? answer : { kind: 'silent', failure: answer.failure };
