import { callOf, theEffects } from '../../src/load/steps/effects-of.ts';
import { frameCalls } from '../../src/model/frame-calls.ts';
import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Arranged } from './arrange.ts';
import { drawn } from './drawn.ts';
import type { Ground } from './ground.ts';
import { type Mark, screensSince } from './landing.ts';

/** What must hold wherever a way leads. `isOpening`: it began with the screen being opened. Returns what does not; null = everything does. */
export function brokenInvariant(ground: Ground, arranged: Arranged, since: Mark, isOpening: boolean): string | null {
  return (
    crash(arranged, since, isOpening ? [...harmless, 'stopped'] : harmless) ??
    unfitRequest(ground, arranged) ??
    unkeyedRequest(ground, arranged) ??
    sentAgain(ground, arranged, since) ??
    leftOpen(arranged, since) ??
    keptTooLong(ground, arranged, since) ??
    unfitState(ground, arranged) ??
    undrawable(arranged)
  );
}

/** What the run-time tells developers of in passing. A screen that could not be entered shows its stop page. */
const harmless = ['screen', 'failure', 'prefetch', 'background'];

function crash({ tab }: Arranged, since: Mark, allowed: readonly string[]): string | null {
  const found = tab.reports.slice(since.reports).find(({ what }) => !allowed.includes(what));
  if (found === undefined) return null;
  const { what, detail } = found;
  return `${what}: ${detail instanceof Error ? detail.message : JSON.stringify(detail)}`;
}

function unfitRequest({ contracts }: Ground, { tab }: Arranged): string | null {
  for (const { call, body } of tab.calls) {
    const fault = contracts.requestFault(call, body.reqBody ?? {});
    if (fault !== null) return `sent what the contract does not take: ${fault}`;
  }
  return null;
}

/** What must not be done twice says what it is the same of: its sending and, of an act, the launch, the draft or the procedure. */
function unkeyedRequest(ground: Ground, { tab, launchKey }: Arranged): string | null {
  const unkeyed = tab.calls.find(({ call, headers }) => {
    const { sendOnce, effect, intention } = ground.call(call);
    const own = headers.get('Intention-Key');
    const isOfLaunch = intention === 'launch' && launchKey !== null;
    const isUnintended =
      effect === 'files' && intention !== null && (own === null || (isOfLaunch && own !== launchKey));
    return (sendOnce === true && !headers.has('Idempotency-Key')) || isUnintended;
  });
  return unkeyed === undefined ? null : `${unkeyed.call} was sent without its key`;
}

/** What has an effect is sent once for each step that sends it, unless the person asked for it again. */
function sentAgain(ground: Ground, { tab, ran }: Arranged, since: Mark): string | null {
  if (ran.some((step) => theEffects(step, vocabulary, 'repeat').length > 0)) return null;
  const sent = tab.calls.slice(since.calls).filter(({ call }) => ground.call(call).effect !== 'none');
  const again = sent.find(({ call }) => {
    const steps = ran.filter((step) => callOf(step, vocabulary)?.call === call).length;
    // What became of an act is asked once on each screen that opens.
    const opened = call === frameCalls.outcome && tab.at !== since.at ? 1 : 0;
    return sent.filter((one) => one.call === call).length > Math.max(steps, 1) + opened;
  });
  return again === undefined ? null : `${again.call} was sent again by itself`;
}

/** Dialogs of a screen go with it. */
function leftOpen({ tab }: Arranged, since: Mark): string | null {
  if (since.at === '' || tab.at === since.at) return null;
  const still = tab.portal.dialogs.getState().open.find(({ id }) => since.dialogs.includes(id));
  return still === undefined ? null : `「${still.dialog.name}」 is still open`;
}

const survives: { readonly [keep: string]: number } = { screen: 0, 'screen change': 1 };

/** What is kept only for a screen, or for one change of screen, is gone after it, unless it was written meanwhile. */
function keptTooLong(ground: Ground, { tab, ran }: Arranged, since: Mark): string | null {
  const name = tab.at === '' || since.at === '' ? null : ground.screen(tab.at).service;
  const changes = new Set(screensSince(tab, since).filter((at) => at !== since.at)).size;
  if (name === null || name !== ground.screen(since.at).service || changes === 0) return null;
  const written = ran.flatMap((step) =>
    theEffects(step, vocabulary, 'write').flatMap(({ values }) => Object.keys((step.options[values] ?? {}) as object)),
  );
  for (const { name: entry, lifetime } of ground.service(name).state) {
    const text = tab.storages.session.getItem(storageKeys.state(name, entry));
    const most = survives[lifetime.keep];
    if (text === null || most === undefined || written.some((path) => path.split('.')[1] === entry)) continue;
    if (changes > most || JSON.parse(text).value.changes < 1) return `state.${entry} is kept for too long`;
  }
  return null;
}

/** What is kept is of its declared type. */
function unfitState(ground: Ground, { tab }: Arranged): string | null {
  const name = tab.at === '' ? null : tab.screen.service.name;
  if (name === null) return null;
  for (const entry of ground.service(name).state) {
    const text = tab.storages.session.getItem(storageKeys.state(name, entry.name));
    const fault = text === null ? null : ground.contracts.stateFault(entry.type, JSON.parse(text).value.value);
    if (fault !== null) return `kept in state.${entry.name}: ${fault}`;
  }
  return null;
}

/** Everything the screen shows can be worked out. */
function undrawable({ tab }: Arranged): string | null {
  if (tab.at === '' || tab.left.length > 0 || tab.screen.view.getState().phase !== 'ready') return null;
  return drawn(tab).fault;
}
