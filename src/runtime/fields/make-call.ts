// chunk: acts
import type { Scope } from '../../model/expression.ts';
import { isOutcomeUnknown } from '../calls/failure.ts';
import type { Send } from '../contract/host.ts';
import type { Sent } from '../contract/widget-props.ts';
import { handleByFirst } from '../run/handle-failure.ts';
import type { FormScreen } from './form-screen.ts';

/** Makes a call of a field. Comes with what every write needs. */
export async function makeCall(
  { core, stage, run }: Pick<FormScreen, 'core' | 'stage' | 'run'>,
  call: string,
  body: Scope,
  via?: Send,
): Promise<Sent> {
  const answer = await core.calls.send({
    call,
    screenId: stage.screenId,
    body,
    signal: stage.signal,
    isOneOfMany: true,
    via,
  });
  if (answer.kind === 'aborted' || stage.signal.aborted) return { kind: 'ended' };
  if (answer.kind === 'ok') return { kind: 'ok', body: answer.body };
  const { code, message } = answer.failure;
  core.host.report('failure', answer.failure);
  await handleByFirst(run(), answer.failure);
  return { kind: 'failed', code, message, isUnknown: isOutcomeUnknown(answer.failure, core.calls.definition(call)) };
}
