// chunk: screen-form
import type { Scope } from '../../model/expression.ts';
import type { Send } from '../contract/host.ts';
import type { Sent } from '../contract/widget-props.ts';
import type { FormScreen } from './form-screen.ts';

type Given = readonly [call: string, body: () => Promise<Scope>, via?: Send | undefined];

/** Calls made by fields while the screen is being filled in. */
export interface SendByField {
  send(...given: Given): Promise<Sent>;
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
  const pending = new Set<Promise<Sent>>();
  const held = new Map<string, string>();
  let before: Promise<unknown> = Promise.resolve();

  const perform = async (...[call, making, via]: Given): Promise<Sent> => {
    await before;
    if (screen.stage.signal.aborted) return { kind: 'ended' };
    const body = await making();
    return (await import('./make-call.ts')).makeCall(screen, call, body, via);
  };
  return {
    held,
    hold(name, why) {
      if (why === '') held.delete(name);
      else held.set(name, why);
    },
    send(...given) {
      const sending = perform(...given);
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
