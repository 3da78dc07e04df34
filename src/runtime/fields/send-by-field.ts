// chunk: screen-form
import type { Scope } from '../../model/expression.ts';
import { isOutcomeUnknown } from '../calls/failure.ts';
import type { Send } from '../contract/host.ts';
import type { Sent } from '../contract/widget-props.ts';
import { handleByFirst } from '../run/handle-failure.ts';
import type { FormScreen } from './form-screen.ts';

/** Calls made by fields while the screen is being filled in. */
export interface SendByField {
  send(call: string, body: () => Promise<Scope>, via?: Send): Promise<Sent>;
  /** Resolves when all pending calls have ended; null = none is pending. False = a call failed or the screen was left; the field tells it. */
  settled(): Promise<boolean> | null;
  /** See `FieldWidgetProps.hold`. */
  hold(name: string, why: string): void;
  /** What is held, by the input's name. */
  readonly held: Iterable<readonly [string, string]>;
}

/**
 * Calls are serialised: a phone sends one file at a time. Each content has its own idempotency key, so that one without an answer is the same when
 * it is sent again, whatever was sent meanwhile. Failures common to all calls (the login has ended …) are handled by the catalogue's
 * `first` rows.
 */
export function createSendByField(screen: Pick<FormScreen, 'core' | 'stage' | 'run'>): SendByField {
  const { core, stage } = screen;
  const pending = new Set<Promise<Sent>>();
  const held = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();

  const perform = async (call: string, making: () => Promise<Scope>, via: Send | undefined): Promise<Sent> => {
    await before;
    if (stage.signal.aborted) return { kind: 'ended' };
    const body = await making();
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
    await handleByFirst(screen.run(), answer.failure);
    return { kind: 'failed', code, message, isUnknown: isOutcomeUnknown(answer.failure, core.calls.definition(call)) };
  };
  return {
    held,
    hold(name, why) {
      if (why === '') held.delete(name);
      else held.set(name, why);
    },
    send(call, body, via) {
      const sending = perform(call, body, via);
      const settle = () => void pending.delete(sending);
      pending.add(sending);
      before = sending.then(settle, settle);
      return sending;
    },
    settled: () => (pending.size === 0 ? null : areAllSent(pending)),
  };
}

async function areAllSent(pending: Iterable<Promise<Sent>>): Promise<boolean> {
  const sent = await Promise.allSettled(pending);
  // Lets the fields take over their results before anything is validated.
  await Promise.resolve();
  return sent.every((one) => one.status === 'fulfilled' && one.value.kind === 'ok');
}
