import { frameCalls } from '../../model/frame-calls.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { equalTo, isNotEmpty, isProcess, isSet } from '../conditions/made-conditions.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import type { Condition } from '../graph/graph.ts';
import { answersOf } from '../parts/answers.ts';
import { fromStart } from '../parts/from-start.ts';
import { stayingWritesIn } from '../parts/state-writes.ts';
import { asksForInput } from './change.ts';
import { followFailures } from './failures.ts';
import { commonFresh } from './fresh.ts';
import { noOutcome, withoutOutcome } from './outcome.ts';
import { common, type Path, pathFrom, withCondition } from './path.ts';
import { arrive, type Site, stay, withRead, withWrite } from './site.ts';
import { addStored } from './stored.ts';
import { addUnanswered } from './unanswered.ts';

/**
 * What happens automatically when a screen is entered, in order: external page, guards, login, acts without an answer, what is done, process, draft, what the portal keeps of it, unfinished earlier screens, data,
 * enter, watches. Returns what is known once the screen is usable.
 */
export function addEntry(site: Site, screen: Screen): readonly Condition[] {
  const { collector } = site;
  const here = collector.screenNode(screen.name);
  addExternal(site, screen, here);
  const guarded = site.service.guards
    .filter(({ except }) => !except.includes(screen.name))
    .reduce<readonly Condition[]>((known, use) => addGuard(site, use, here, known), noOutcome);
  // Made before the first guard that is a condition.
  const login = collector.call(frameCalls.isLogin);
  if (login && site.service.shell === null)
    followFailures(site, pathFrom(here, 'login', 'ログインの確認', guarded), login, []);
  addUnanswered(site, screen, here, guarded);
  const begun = addDone(site, screen, here, addLaunched(site, here, guarded));
  addProcess(site, screen, here, begun);
  const known = addDraft(site, screen, here, begun);
  addStored(site, screen, here, known);
  addDue(site, screen, here, known);
  const loaded = addData(site, screen, pathFrom(here, 'enter', '開いたとき', known));
  const ends: Path[] = [];
  const entered = site.follow({ ...site, ends }, screen.enter, [loaded]);
  const [first = loaded, ...others] = [...entered, ...ends];
  const usable = withoutOutcome(
    lasting(
      site,
      screen,
      others.reduce((so, { known: other }) => common(so, other), first.known),
    ),
  );
  const fresh = others.reduce((so, other) => commonFresh(so, other.fresh), first.fresh);
  collector.notes.fresh.set(screen, fresh);
  for (const { name, poll, after, at } of screen.watch) {
    const data = screen.data.find((entry) => entry.name === after);
    const waiting = { ...pathFrom(here, `watch:${name}`, '待っている間に', usable), fresh };
    const start = withCondition(waiting, data?.when);
    const place = poll.at ?? at;
    stay(site, site.follow(site, [{ ...poll, ...(place && { at: place }) }], [start]), place);
  }
  return usable;
}

/** Known conditions that nothing running on the screen can overwrite. */
function lasting({ collector, service }: Site, screen: Screen, known: readonly Condition[]): readonly Condition[] {
  const writesIn = (node: unknown) => stayingWritesIn(node, collector.vocabulary, screen.name);
  const writes = [
    ...answersOf(screen),
    ...screen.data.flatMap(({ keep }) => Object.values(keep)),
    ...[screen.actions, screen.watch, screen.errors, screen.data].flatMap(writesIn),
    ...[service.errors, service.layout.cancel, service.draft].flatMap(writesIn),
  ];
  return known.filter(({ expression }) =>
    readsOf(expression.tree, service).every((read) => writes.every((write) => !overlaps(read, write))),
  );
}

/** A setting may replace the screen with an external page. */
function addExternal(site: Site, { externalAddress, at }: Screen, here: string): void {
  if (externalAddress === null) return;
  const { collector } = site;
  const is = collector.catalog?.addresses.find(({ name }) => name === externalAddress)?.is;
  const path = withCondition(pathFrom(here, 'external', '外のページに替わる'), isNotEmpty(is));
  arrive(site, path, collector.addressNode(externalAddress), 'step', at);
}

/** Follows the guard's failure; returns what is known once it has passed. */
function addGuard(
  site: Site,
  use: Service['guards'][number],
  here: string,
  known: readonly Condition[],
): readonly Condition[] {
  const { collector, service } = site;
  const guard = collector.catalog?.guards.find(({ name }) => name === use.guard);
  if (guard === undefined) return known;
  const own = guard.is === 'launch' && service.launch?.onFailure.length ? service.launch.onFailure : guard.onFailure;
  const start: Path = { ...pathFrom(here, `guard:${guard.name}`, `「${guard.says}」ではない`, known), via: 'error' };
  const failed = guard.is === 'launch' ? start : withCondition(start, guard.is, false);
  stay(site, site.follow(site, use.onFailure.length > 0 ? use.onFailure : own, [failed]), use.onFailure[0]?.at);
  return guard.is === 'launch' ? known : [...known, { expression: guard.is, holds: true }];
}

/** A launch that is done shows what came of it, whichever screen is opened. */
function addLaunched(site: Site, here: string, known: readonly Condition[]): readonly Condition[] {
  const { launch } = site.service;
  const done = equalTo('launched.done', true);
  if (launch === null || launch.onDone.length === 0 || done === null) return known;
  const path = withCondition(pathFrom(here, 'launched', '呼び出しの手続きが済んでいる', known), done.expression);
  stay(site, site.follow(site, launch.onDone, [path]), launch.onDone[0]?.at);
  return [...known, { ...done, holds: false }];
}

/** A screen of a flow that is done leads to what came of it; where the flow is begun anew, what says so is reset. */
function addDone(site: Site, { name, at }: Screen, here: string, known: readonly Condition[]): readonly Condition[] {
  const { collector, service } = site;
  const begun: Condition[] = [...known];
  for (const flow of service.flows) {
    const { done } = flow;
    if (done === null || done.result === name || !fromStart(flow).includes(name)) continue;
    const path = withCondition(pathFrom(here, 'done', '手続きが終わっている', begun), done.when);
    arrive(site, path, collector.screenNode(done.result), 'step', at);
    begun.push({ expression: done.when, holds: false });
  }
  return begun;
}

function addProcess(site: Site, { name }: Screen, here: string, known: readonly Condition[]): void {
  const { service } = site;
  const own = service.flows.filter((flow) => flow.process !== '' && fromStart(flow).includes(name));
  if (own.length === 0) return;
  const start: Path = { ...pathFrom(here, 'process', 'ほかの手続きの途中', known), via: 'error' };
  const asResult = own.flatMap(({ done, startsAlsoAt }) =>
    done?.result === name ? startsAlsoAt.filter(({ screen }) => screen === name) : [],
  );
  const elsewhere = asResult.reduce((path, { when }) => withCondition(path, when, false), start);
  const wrong = own.reduce(
    (path, flow) => withCondition(path, isProcess(flow), false),
    withCondition(elsewhere, isSet('state.process')),
  );
  stay(site, site.follow(site, service.onWrongProcess, [wrong]), service.onWrongProcess[0]?.at);
}

function addDraft(site: Site, { name }: Screen, here: string, known: readonly Condition[]): readonly Condition[] {
  const { draft, state } = site.service;
  if (draft === null || !draft.screens.includes(name)) return known;
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft').map((entry) => isSet(`state.${entry.name}`));
  const [first] = kept;
  const start = withCondition(
    pathFrom(here, 'draft', '一時保存を読み込む', known),
    kept.length === 1 ? first : null,
    false,
  );
  site.follow(site, [draft.load], [start]);
  return [...known, ...kept.map((expression) => ({ expression, holds: true }))];
}

/** A check page, and every screen after it, redirects to the first earlier screen that is not done. */
function addDue(site: Site, { name }: Screen, here: string, known: readonly Condition[]): void {
  const { collector, service } = site;
  for (const { screens, check, done } of service.flows) {
    if (check === null || !screens.includes(name) || done?.result === name) continue;
    if (screens.indexOf(name) < screens.indexOf(check)) continue;
    for (const earlier of screens.slice(0, screens.indexOf(name))) {
      const target = collector.screen(earlier);
      if (target === undefined || !asksForInput(target)) continue;
      const path = withCondition(pathFrom(here, 'due', 'まだ済んでいない', known), target.shownWhen);
      arrive(site, withCondition(path, target.doneWhen, false), collector.screenNode(earlier), 'step', target.at);
    }
  }
}

/** Returns the path on which everything is loaded. */
function addData(site: Site, screen: Screen, start: Path): Path {
  let path = start;
  for (const entry of screen.data) {
    const call = site.collector.call(entry.call);
    site.collector.noteDecision(site, path, entry.when, 'data');
    const loading = withCondition({ ...path, trigger: `data:${entry.name}`, label: '読み込むとき' }, entry.when);
    site.collector.noteRequest({
      site,
      path: loading,
      call: entry.call,
      result: entry.name,
      with: entry.with,
      at: entry.at,
    });
    if (call && !call.background) followFailures(site, loading, call, entry.onError);
    const isSure = entry.when === null && call?.background === false;
    const again = entry.again.includes('restore');
    const isRead = isSure && !entry.onError.some(({ ignore }) => ignore);
    path = withRead(site, path, entry.name, again);
    for (const target of Object.values(entry.keep)) {
      path = withWrite(site, path, target, isSure ? {} : undefined);
      if (isRead) path = withRead(site, path, target, again);
    }
  }
  return path;
}
