import { vi } from 'vitest';
import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import type { Scope, Value } from '../../src/model/expression.ts';
import type { Place } from '../../src/model/place.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Tab } from '../runtime/browser.ts';
import type { Arranged } from './arrange.ts';
import { asAnswered } from './arrange.ts';
import { codeOf, ofOther, otherContent, replyToFailure, replyWith } from './failing.ts';
import { fillIn } from './fill-in.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { draftCall, withDraftAnswers } from './kept-draft.ts';
import { isAt, type Mark } from './landing.ts';
import { pressesFor } from './leads.ts';
import { happensOnOpening } from './ways.ts';
import type { World } from './world.ts';

/** Does what an edge's trigger says. Returns why that cannot be done; null = done. */
export async function take(
  ground: Ground,
  arranged: Arranged,
  world: World,
  edge: WalkEdge,
  since: Mark,
): Promise<string | null> {
  const { tab, address } = arranged;
  const { trigger } = edge;
  makeFail(arranged, world, edge);
  if (trigger === 'stored' && codeOf(edge) === null) saveElsewhere(ground, arranged, world);
  // Opened by its address, the first screen of a flow begins it anew.
  if (happensOnOpening(trigger) || trigger.startsWith('watch:')) await tab.open(address, trigger === 'done');
  else if (trigger === 'bare') await tab.open(`${ground.service(ground.node(edge.from).name).base}/`);
  else if (trigger === 'cancel') {
    const refusal = await waitFor(ground, arranged, edge);
    if (refusal !== null) return refusal;
  } else if (trigger === 'return') await comeBack(arranged, edge);
  else if (trigger.startsWith('button:')) {
    const node = ground.node(edge.from);
    const dialog = tab.portal.dialogs.getState().open.findLast((one) => one.dialog.name === node.name);
    if (dialog === undefined) return 'the dialog is not open';
    const button = trigger.slice('button:'.length);
    if (!dialog.dialog.buttons.some(({ id }) => id === button)) return 'the dialog has no such button';
    if (dialog.dialog.fields !== undefined) fillIn(tab, world, dialog.dialog.fields);
    dialog.press(button);
  } else {
    const refusal = press(ground, arranged, world, edge);
    if (refusal !== null) return refusal;
  }
  await settled(tab);
  if (!isAt(tab, ground.node(edge.to), since) || ground.node(edge.to).kind === 'stay')
    await passTime(arranged, edge, () => isAt(tab, ground.node(edge.to), since));
  return null;
}

function makeFail({ failing }: Arranged, world: World, edge: WalkEdge): void {
  const code = codeOf(edge);
  failing.clear();
  for (const { call, codes, row } of edge.after) {
    const reply = replyToFailure(codes, row);
    if (reply !== null) failing.set(call, [...(failing.get(call) ?? []), reply]);
  }
  if (code !== null && edge.call !== undefined)
    failing.set(edge.call, [...(failing.get(edge.call) ?? []), replyWith(code, edge.row)]);
  if (edge.call !== undefined && edge.codes.includes(otherContent))
    failing.set(edge.call, [ofOther(asAnswered(edge.call, world))]);
  for (const [call, replies] of failing)
    if (call !== edge.call || code === null) failing.set(call, [...replies, asAnswered(call, world)]);
}

/** The portal keeps a newer draft than the one that the tab has. */
function saveElsewhere(ground: Ground, { failing }: Arranged, world: World): void {
  const call = draftCall(ground, world) ?? '';
  const kept = withDraftAnswers(ground, world).answers[call] as { readonly revision: number };
  failing.set(call, [{ body: { ...kept, revision: kept.revision + 1 } }]);
}

/** Presses what begins the waiting; its call is not answered meanwhile. */
async function waitFor(ground: Ground, { tab, failing }: Arranged, edge: WalkEdge): Promise<string | null> {
  const screen = ground.screen(ground.node(edge.from).screen);
  const action = screen.actions.find(({ steps }) => stepsIn(steps, vocabulary).some(({ at }) => isSame(at, edge.at)));
  const step = stepsIn(action?.steps ?? [], vocabulary).find(({ at }) => isSame(at, edge.at));
  if (action === undefined || step === undefined) return 'nothing waits';
  failing.set(callOf(step, vocabulary)?.call ?? '', ['never']);
  void tab.screen.act(action.name, 0);
  await tab.settle();
  await vi.advanceTimersByTimeAsync(1500);
  const { loading } = tab.portal.dialogs.getState();
  if (loading?.cancel == null) return 'nothing is waited for';
  loading.cancel.press();
  return null;
}

const isSame = (one: Place | undefined, other: Place | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.file === other.file &&
  one.line === other.line &&
  one.column === other.column;

async function comeBack({ tab, apps }: Arranged, { codes }: WalkEdge): Promise<void> {
  const code = codes.find((one) => one.startsWith('extension-'));
  apps.answer = { kind: 'opened' };
  Object.assign(tab.location, { pathname: '/app-return', search: '' });
  const search = code === undefined ? '?nonce=n&sessionId=s&combinationCode=c' : `?errCode=${code}`;
  await tab.portal.returnFromApp(search, false);
}

function press(ground: Ground, { tab }: Arranged, world: World, { trigger }: WalkEdge): string | null {
  const screen = ground.screen(world.screen);
  if (tab.at !== world.screen) return 'one is elsewhere';
  if (tab.screen.view.getState().phase !== 'ready') return `the screen is ${tab.screen.view.getState().phase}`;
  const [kind, name] = [trigger.slice(0, trigger.indexOf(':')), trigger.slice(trigger.indexOf(':') + 1)];
  const [pressed] = pressesFor(screen, trigger);
  const item = (pressed?.lists ?? []).reduce<unknown>((outer, list) => {
    const items = tab.screen.evaluate(list, outer === undefined ? {} : { item: outer }) as readonly unknown[];
    return items.find((one) => isSameJson(one, world.item?.value)) ?? items[0];
  }, undefined);
  if (item === undefined && (pressed?.lists ?? []).length > 0) return 'the list is empty';
  if (kind === 'action') {
    const { validate = 'none' } = screen.actions.find((action) => action.name === name) ?? {};
    if (validate !== 'none') fillIn(tab, world, null);
    void tab.screen.act(name, 0, item);
    return null;
  }
  if (kind === 'change') {
    if (pressed?.lead.change == null) return 'nothing is pressed for it';
    tab.screen.change(pressed.lead.change, item);
    return null;
  }
  if (pressed?.lead.dialog != null) {
    void tab.screen.openDialog(pressed.lead.dialog, item);
    return null;
  }
  // Crumbs are no blocks.
  const isAddress = pressed?.lead.address != null || ground.catalog.addresses.some((one) => one.name === name);
  const to = pressed?.lead.place ?? (isAddress ? { address: pressed?.lead.address ?? name } : { screen: name });
  const parameters = tab.screen.value((pressed?.lead.with ?? {}) as Value, item === undefined ? {} : { item });
  const { href, inApp } = tab.screen.destination(to, parameters as Scope);
  if (inApp === null) tab.left.push(href);
  else tab.screen.follow(inApp);
  return null;
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Until nothing opens any more that needs no time. */
export async function settled(tab: Tab): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    await tab.settle();
    const { open, loading } = tab.portal.dialogs.getState();
    const isOpening = tab.at !== '' && tab.screen.view.getState().phase === 'loading';
    if (!isOpening || open.length > 0 || loading !== null || tab.left.length > 0) return;
  }
}

/** Lets the time of calls, polls and apps pass, as far as the edge needs it. */
async function passTime({ tab }: Arranged, edge: WalkEdge, isThere: () => boolean): Promise<void> {
  const isLong = edge.via === 'timeout' || edge.codes.includes('timeout');
  for (const seconds of isLong ? [2, 35, 400, 1000] : [2, 4]) {
    if (isThere() && seconds > 2) return;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await tab.settle();
  }
}
