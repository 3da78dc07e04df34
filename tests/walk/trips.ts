import { vi } from 'vitest';
import { isProcess } from '../../src/flow/conditions/made-conditions.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import type { Field } from '../../src/model/field.ts';
import type { Screen } from '../../src/model/screen.ts';
import { countingOf } from '../../src/runtime/fields/as-read.ts';
import type { Tab } from '../runtime/browser.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import type { Arranged } from './arrange.ts';
import { attempt } from './attempt.ts';
import { ofProcess } from './conditions.ts';
import { drawn } from './drawn.ts';
import { codeOf } from './failing.ts';
import { fillIn } from './fill-in.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { withDraftAnswers, withReadDraft } from './kept-draft.ts';
import { markOf, noMark, whereIs } from './landing.ts';
import { endsOf, staysOver } from './over.ts';
import { withoutHidden } from './standing.ts';
import { settled, take } from './take.ts';
import type { World } from './world.ts';

/**
 * There and back. `back`: forward and back again, what was typed is still there. `change`: from the check page by a 「変更」 link and on, it says
 * what it said. `reload`: what was typed is still there. `other tab`: a draft is shown as it was in a tab that knows nothing of it. `over`: where the flow has ended, an earlier
 * screen shows the end instead.
 */
export interface Trip {
  readonly id: string;
  readonly kind: 'back' | 'change' | 'reload' | 'other tab' | 'over';
  readonly screen: string;
  /** What leads there; null = the screen is not left. */
  readonly out: WalkEdge | null;
}

/** Every two screens of which one leads to the other and back, every 「変更」 link, every screen with inputs, every screen of a draft. */
export function tripsOf(ground: Ground): readonly Trip[] {
  const leaving = ground.edges.filter(isWayOut).flatMap((out): Trip[] => {
    const [screen, to] = [ground.node(out.from).name, ground.node(out.to).name];
    if (out.trigger.startsWith('change:'))
      return [{ id: `change ${screen}|${out.trigger}|${to}`, kind: 'change', screen, out }];
    const isReturn = (edge: WalkEdge) => edge.trigger === 'action:back' && edge.to === out.from && !edge.isChange;
    return ground.from(out.to).some(isReturn)
      ? [{ id: `back ${screen}|${out.trigger}|${to}`, kind: 'back', screen, out }]
      : [];
  });
  const staying = ground.project.screens.flatMap(({ name, service, fields, groups }): Trip[] => {
    const isKept = groups.length > 0 || fields.some(({ keep }) => keep !== 'never');
    const reload: Trip[] = isKept ? [{ id: `reload ${name}`, kind: 'reload', screen: name, out: null }] : [];
    const isOfDraft = ground.service(service).draft?.screens.includes(name) === true;
    return isOfDraft && fields.some((field) => isInDraft(ground, service, field))
      ? [...reload, { id: `other tab ${name}`, kind: 'other tab', screen: name, out: null }]
      : reload;
  });
  const over = endsOf(ground).map((end): Trip => ({ id: `over ${end}`, kind: 'over', screen: end, out: null }));
  const all = [...leaving, ...staying, ...over];
  return all.filter(({ id }, nth) => all.findIndex((trip) => trip.id === id) === nth);
}

function isWayOut(edge: WalkEdge): boolean {
  const { from, to, trigger, via, isChange } = edge;
  const isPress =
    trigger.startsWith('change:') || (trigger.startsWith('action:') && trigger !== 'action:back' && via !== 'back');
  return (
    isPress &&
    codeOf(edge) === null &&
    !isChange &&
    from !== to &&
    from.startsWith('screen:') &&
    to.startsWith('screen:')
  );
}

/** Returns null when everything was kept, otherwise what was not, or why the trip could not be made. */
export function makeTrip(ground: Ground, { kind, screen, out }: Trip): Promise<string | null> {
  const goOn = (arranged: Arranged, world: World): Promise<string | null> => {
    if (kind === 'over') return staysOver(ground, arranged);
    if (kind === 'reload') return reload(arranged, world);
    if (kind === 'other tab' || out === null) return openBeside(ground, arranged, world);
    return kind === 'back' ? comeBack(ground, arranged, world, out) : change(ground, arranged, world, out);
  };
  const beyond = out === null ? null : ground.node(out.to).name;
  const prepare = (world: World) => {
    const answered = withReadDraft(ground, withoutHidden(ground, world), 'saved');
    return kind === 'other tab' ? withDraftAnswers(ground, answered) : answered;
  };
  return attempt(ground, {
    screen,
    way: [],
    asked: out === null ? [] : [out],
    failed: null,
    more: kind === 'other tab' ? ofProcess(ground, screen) : kind === 'over' ? asDone(ground, screen) : [],
    beyond,
    prepare,
    goOn,
  });
}

/** The flow that ends at the screen is done, and no other process is under way: the end is shown by its own address in any. */
function asDone(ground: Ground, end: string): readonly Condition[] {
  const { flows } = ground.service(ground.screen(end).service);
  return flows.flatMap((flow) => {
    const own = isProcess(flow);
    if (flow.done?.result !== end) return [];
    return [{ expression: flow.done.when, holds: true }, ...(own === null ? [] : [{ expression: own, holds: true }])];
  });
}

async function comeBack(ground: Ground, arranged: Arranged, world: World, out: WalkEdge): Promise<string | null> {
  const { tab } = arranged;
  fillIn(tab, world, null);
  const before = formOf(tab);
  const { screen } = tab.screen;
  const why = await leave(ground, arranged, world, out);
  if (why !== null) return why;
  await pressed(tab, 'back');
  return tab.at === screen.name ? lost(screen, before, formOf(tab)) : `back to ${whereIs(tab, noMark)}`;
}

/** Back at once where that is possible, then once more and on. */
async function change(ground: Ground, arranged: Arranged, world: World, out: WalkEdge): Promise<string | null> {
  const { tab } = arranged;
  const check = tab.at;
  const before = drawn(tab).words;
  const canGoBack = ground
    .from(out.to)
    .some((edge) => edge.isChange && edge.trigger === 'action:back' && edge.to === out.from);
  for (const action of canGoBack ? ['back', 'next'] : ['next']) {
    const why = await leave(ground, arranged, world, out);
    if (why !== null) return why;
    for (let screens = 0; screens < 6 && tab.at !== check; screens += 1) {
      const here = tab.at;
      if (action === 'next') fillIn(tab, world, null);
      await pressed(tab, action);
      if (tab.at === here) return `${action} stays: ${whereIs(tab, noMark)}`;
    }
    if (tab.at !== check) return `came to ${whereIs(tab, noMark)}`;
  }
  const after = drawn(tab).words;
  const gone = before.filter((word) => !after.includes(word));
  return gone.length === 0 ? null : `not said any more: ${gone.join(' / ')}`;
}

async function reload(arranged: Arranged, world: World): Promise<string | null> {
  const { tab, address } = arranged;
  fillIn(tab, world, null);
  const again = arranged.again(tab.storages);
  await again.open(address, true);
  await settled(again);
  return again.at === tab.at ? lost(tab.screen.screen, formOf(tab), formOf(again)) : `opened ${whereIs(again, noMark)}`;
}

/** What the portal has of the draft is all that a tab beside finds. */
async function openBeside(ground: Ground, arranged: Arranged, world: World): Promise<string | null> {
  const { tab, address } = arranged;
  const service = ground.service(tab.screen.service.name);
  const beside = arranged.again({ session: new MemoryStorage(), local: tab.storages.local });
  await beside.open(address);
  await settled(beside);
  const flow = service.flows.find(({ screens }) => screens.includes(world.screen))?.screens ?? [];
  // Inputs that are kept nowhere but in their tab are asked for again.
  if (beside.at !== tab.at && !flow.slice(0, flow.indexOf(tab.at)).includes(beside.at))
    return `opened ${whereIs(beside, noMark)}`;
  const there = ground.screen(beside.at);
  if (there.name !== tab.at) return `asked again on ${there.name}`;
  const fields = there.fields.filter((field) => isInDraft(ground, service.name, field));
  return lost({ ...there, fields, groups: [] }, formOf(tab), formOf(beside));
}

function isInDraft(ground: Ground, service: string, { bind }: Field): boolean {
  const draft = ground.service(service).state.filter(({ lifetime }) => lifetime.keep === 'draft');
  return bind !== null && draft.some(({ name }) => bind.startsWith(`state.${name}.`));
}

async function leave(ground: Ground, arranged: Arranged, world: World, out: WalkEdge): Promise<string | null> {
  const { tab } = arranged;
  const refusal = await take(ground, arranged, world, out, markOf(tab));
  if (refusal !== null) return refusal;
  return `screen:${tab.at}` === out.to && tab.screen.view.getState().phase === 'ready'
    ? null
    : `came to ${whereIs(tab, noMark)}`;
}

async function pressed(tab: Tab, action: string): Promise<void> {
  void tab.screen.act(action, 0);
  await settled(tab);
  await vi.advanceTimersByTimeAsync(2000);
  await settled(tab);
}

type Form = { readonly [field: string]: unknown };

/** What counts: of a field that is not shown, what it is instead. */
const formOf = (tab: Tab): Form => ({ ...countingOf(tab.screen.view.getState().scope.form) });

/** Values that are not what they were; null = none. What is never kept does not count; where others are empty or not shown, nothing is proven. */
function lost({ fields, groups }: Pick<Screen, 'fields' | 'groups'>, before: Form, after: Form): string | null {
  const kept = new Set(fields.filter(({ keep }) => keep !== 'never').map(({ name }) => name));
  const isOfGroup = (name: string) => groups.some((group) => name === group.name);
  if (kept.size + groups.length === 0) return null;
  const compared = Object.keys(before).filter((name) => kept.has(name) || isOfGroup(name));
  if (compared.every((name) => isEmpty(before[name]))) return 'nothing to compare';
  const gone = compared.filter((name) => !isSame(before[name], after[name]));
  return gone.length === 0
    ? null
    : `lost ${gone.map((name) => `${name} (${JSON.stringify(before[name])}, now ${JSON.stringify(after[name])})`).join(', ')}`;
}

const isEmpty = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
