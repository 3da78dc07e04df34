import { pressTargetsOf, triggerOf } from '../../../src/flow/parts/press-targets.ts';
import { vocabulary } from '../../load/vocabulary.ts';
import type { BrowserOptions, Tab } from '../../runtime/browser.ts';
import { press } from '../../stories/in-process/press.ts';
import { codeOf } from '../failing.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import { noMark } from '../landing.ts';
import { isByItself } from '../moves.ts';
import type { Asking } from './asking.ts';
import { openBeside, typeLike } from './beside.ts';
import { type Fault, faultFor } from './given.ts';
import { isDue, type Ledger, noteTry } from './ledger.ts';
import { actFrom, standingAt } from './standing-at.ts';
import { edgesTaken, type Given } from './taken.ts';

/** Where a story stands. */
export interface Stop {
  readonly ground: Ground;
  readonly tab: Tab;
  readonly options: BrowserOptions;
  readonly asking: Asking;
  readonly ledger: Ledger;
}

/** What is pressed, and which triggers of the graph that is; null = the screen is only opened. */
export type Pressed = {
  readonly target: string;
  readonly at: number | null;
  isTrigger(trigger: string): boolean;
} | null;

/** Lets each call fail that the graph lets fail there, each in a tab beside the story's: nothing is done at the portal. */
export async function tryFailures(stop: Stop, pressed: Pressed): Promise<void> {
  const { ground, tab, ledger } = stop;
  const isTrigger = pressed?.isTrigger ?? isByItself;
  /** Calls that are not made there. */
  const idle = new Set<string>();
  for (const edge of ground.from(`screen:${tab.at}`)) {
    const code = codeOf(edge);
    if (code === null || edge.call === undefined || !isTrigger(edge.trigger) || !isDue(ledger, edge.id)) continue;
    const fault = faultFor(ground.call(edge.call).path, code, edge.row?.resultCode ?? null);
    if (fault === null || idle.has(edge.call)) continue;
    if (await tryBeside(stop, pressed, fault)) noteTry(ledger, edge.id);
    else idle.add(edge.call);
  }
}

/** Presses, in a tab beside, what the story leaves alone, where nothing at the portal changes by it. */
export async function tryOthers(stop: Stop): Promise<void> {
  const { ground, tab, ledger } = stop;
  const edges = ground.from(`screen:${tab.at}`);
  for (const target of pressTargetsOf(tab.screen.screen, vocabulary)) {
    const trigger = triggerOf(target);
    const due = edges.filter((edge) => codeOf(edge) === null && edge.trigger === trigger && isDue(ledger, edge.id));
    if (due.length === 0 || changesPortal(ground, edges, trigger)) continue;
    for (const { id } of due) noteTry(ledger, id);
    await tryBeside(stop, { target: target.name, at: 1, isTrigger: (one) => one === trigger }, null);
  }
}

/** Returns whether the call that was to fail was made. */
async function tryBeside(
  { ground, tab, options, asking, ledger }: Stop,
  pressed: Pressed,
  fault: Fault | null,
): Promise<boolean> {
  let given: Given[] = [];
  let isOpened = pressed === null;
  const told = (one: Given) => void given.push(one);
  const [onOpening, later] = [asking.caller(told, pressed === null ? fault : null), asking.caller(told, fault)];
  const portal: typeof onOpening = (path, init) => (isOpened && pressed !== null ? later : onOpening)(path, init);
  const { tab: beside, ran } = openBeside(ground, tab, options, portal);
  const note = (act: Parameters<typeof edgesTaken>[1]) => {
    for (const { id } of edgesTaken(ground, act, { tab: beside, ran, given })) ledger.taken.add(id);
  };
  const begin = (...[from, isTrigger]: [readonly string[], (trigger: string) => boolean]) => {
    ran.length = 0;
    given = [];
    return actFrom(ground, beside, from, isTrigger);
  };
  try {
    await beside.open(`${tab.location.pathname}${tab.location.search}`, true);
    await asking.settled(beside);
    let isMade = given.some(({ call }) => ground.call(call).path === fault?.path);
    if (pressed === null) note({ from: [`screen:${tab.at}`], isTrigger: isByItself, since: noMark, unmet: new Set() });
    else {
      if (beside.at !== tab.at || beside.screen.view.getState().phase !== 'ready') return false;
      typeLike(tab, beside);
      isOpened = true;
      const act = begin([`screen:${tab.at}`], pressed.isTrigger);
      if (press(beside, pressed.target, pressed.at) !== null) return false;
      await asking.settled(beside);
      isMade = given.some(({ call }) => ground.call(call).path === fault?.path);
      note(act);
    }
    // Answers what has opened, by the first button that nobody has pressed yet.
    const top = beside.portal.dialogs.getState().open.at(-1);
    const from = standingAt(ground, beside);
    const edges = from.flatMap((id) => ground.from(id));
    const trigger = edges
      .filter((edge) => codeOf(edge) === null && !ledger.taken.has(edge.id))
      .map((edge) => edge.trigger)
      .find((one) => one.startsWith('button:') && !changesPortal(ground, edges, one));
    if (top === undefined || trigger === undefined) return isMade;
    const act = begin(from, (one) => one === trigger);
    top.press(trigger.slice('button:'.length));
    await asking.settled(beside);
    note(act);
    return isMade;
  } finally {
    if (beside.at !== '') beside.screen.dispose();
  }
}

function changesPortal(ground: Ground, edges: readonly WalkEdge[], trigger: string): boolean {
  return edges
    .filter((edge) => edge.trigger === trigger)
    .flatMap((edge) => [edge.call, ...edge.answered])
    .some((call) => call !== undefined && ground.call(call).effect !== undefined);
}
