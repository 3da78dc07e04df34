import { readByPhone, signByPhone } from '../../harness/kana.ts';
import { appVersions, isAppMissing } from './app-state.ts';
import { Doors, isWayBack } from './doors.ts';
import { handedBack } from './handed-back.ts';
import { readKept, stateIn } from './kept.ts';
import { type JourneyEdge, stepsWithin } from './portal-model.ts';
import { type Arrangement, codeOf, faultFor, happensOnOpening, isGuard } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import { polledBy, waitedFor, watchedOn } from './waited-for.ts';

/** Past every limit of a waiting, in milliseconds; then past the time of one call. */
const pastWaiting = 301_000;
const pastCall = 11_000;
/** What comes when a time is over: a dialog that is no waiting, or a page outside. */
const isTold = (now: Sight) => (now.dialog !== null && !now.isWaiting) || now.screen === null;

/** A failure that comes first. */
interface Before {
  readonly edge: JourneyEdge;
  readonly arrangement: Arrangement;
}

/** Makes one edge happen, by what its trigger says: opens, presses, waits, lets calls fail and time pass. */
export class SettingOff {
  private readonly scene: Scene;
  private readonly doors: Doors;
  /** Edges that were set off before. */
  private readonly tried = new Set<string>();

  constructor(scene: Scene) {
    this.scene = scene;
    this.doors = new Doors(scene);
  }

  /** null = it could not be set off. */
  async go(
    edge: JourneyEdge,
    station: Station,
    arrangement: Arrangement,
    before: Before | null = null,
  ): Promise<Sight | null> {
    const { visit, portal, model } = this.scene;
    const settings = { ...arrangement.settings, ...appVersions(edge, model) };
    const isBent = !visit.isRunningWith(settings);
    if (isBent) await visit.overrideSettings(settings);
    const isOnOpening = happensOnOpening(edge.trigger) && !model.isByPhone(edge);
    const needsLoad = isBent || [...arrangement.calls].some((call) => model.callsOnOpening(station.screen).has(call));
    if (arrangement.forgets.length > 0) await visit.forget(arrangement.forgets);
    if (arrangement.saved !== null) await visit.setSaved(arrangement.saved);
    const isOtherwise = arrangement.forgets.length > 0 || arrangement.saved !== null;
    if (before !== null) {
      if (!(await this.standAfter(before, station))) return null;
    } else if (!isOnOpening && (needsLoad || isOtherwise || Object.keys(arrangement.query).length > 0)) {
      // What is made for the opening must not fail it: the call of the edge itself fails only later, and what is waited for comes only then.
      const later = waitedFor(edge, model);
      for (const fault of arrangement.faults) if (!later.includes(fault.path)) await portal.fault(fault);
      const url = withQuery(station.href, arrangement.query);
      if (!(await visit.returnTo({ ...station, href: url.href }))) return null;
    } else if (!isOnOpening && !(await this.standsWaiting(edge, station)) && !(await visit.returnTo(station)))
      return null;
    // What depends on state that lives as long as the screen is opened from there.
    const isBrief = isOnOpening && station.then.length > 0 && this.scene.reasoner.readsBriefState(edge, visit.service);
    if (isBrief && !(await visit.isAt(station)) && !(await visit.returnTo(station))) return null;
    if (model.isByPhone(edge)) {
      // Opened as it was at first, it may not show the code yet.
      if ((await visit.watcher.look())?.phone == null) {
        await portal.clearFaults();
        return null;
      }
      visit.watcher.begin();
    }
    await this.makeFail(edge, arrangement, isOnOpening || !needsLoad);
    const sight = await this.setOff(edge, station, arrangement);
    await portal.clearFaults();
    return sight;
  }

  /** Stands there, and what the edge waits for is still asked for. */
  private async standsWaiting(edge: JourneyEdge, station: Station): Promise<boolean> {
    const { visit, model } = this.scene;
    if (!(await visit.isAt(station))) return false;
    if (!model.isByPhone(edge)) return true;
    const watch = model.screen(station.screen).watch.find(({ name }) => edge.trigger === `watch:${name}`);
    visit.watcher.begin();
    return visit.watcher.waitForCall(String(watch?.poll.options.poll), 1.5);
  }

  /** Stands where a call has just failed. */
  private async standAfter({ edge, arrangement }: Before, station: Station): Promise<boolean> {
    const { visit, portal, model } = this.scene;
    await visit.keepInstead(station.stored);
    await this.makeFail(edge, arrangement, true);
    const sight = await this.open(edge, station, arrangement);
    await portal.clearFaults();
    if (sight?.dialog == null) return sight?.screen === station.screen;
    const harmless = model.from(edge.to).filter(({ to, call }) => to.startsWith('stay:') && call === undefined);
    const ids = harmless.map(({ trigger }) => trigger.slice('button:'.length));
    // Not 「もう一度試す」, where there is a way out.
    const ways = model.dialogOf(model.node(edge.to))?.buttons.filter((one) => one.escape) ?? [];
    const button = ways.find(({ id }) => ids.includes(id))?.id ?? ids[0] ?? '';
    const after = await visit.pressInDialog(model.node(edge.to), button);
    return after?.screen === station.screen && after.dialog === null;
  }

  /** Everything is as it was before; true = the page still runs with what was bent. */
  async undo(station: Station, { settings, calls, forgets, saved, query }: Arrangement): Promise<boolean> {
    const { visit } = this.scene;
    const isBent = visit.hasBentSettings();
    if (isBent) await visit.overrideSettings({});
    const wasElsewhere = await this.doors.leave(station);
    return (
      isBent ||
      wasElsewhere ||
      [settings, query].some((part) => Object.keys(part).length > 0) ||
      calls.size + forgets.length > 0 ||
      saved !== null
    );
  }

  private async makeFail(edge: JourneyEdge, { faults, calls }: Arrangement, withMade: boolean): Promise<void> {
    const { model } = this.scene;
    const code = codeOf(edge);
    const waits =
      code === null && (edge.via === 'timeout' || edge.trigger === 'cancel') ? polledBy(edge, model) : undefined;
    // An answer that does not come before the waiting is over.
    if (waits !== undefined) await this.scene.portal.fault({ path: waits, delaySeconds: 40, times: 5 });
    const later = waitedFor(edge, model);
    const made = faults.filter(({ path }) => path !== waits);
    for (const fault of withMade ? made : []) if (!later.includes(fault.path)) await this.scene.portal.fault(fault);
    await this.makeCallFail(edge, code, calls);
    // With this the waiting ends: all else is ready.
    for (const fault of made) if (later.includes(fault.path)) await this.scene.portal.fault(fault);
  }

  private async makeCallFail(edge: JourneyEdge, code: string | null, calls: ReadonlySet<string>): Promise<void> {
    const { portal, model } = this.scene;
    const call = edge.call === undefined ? undefined : model.call(edge.call);
    if (code === null || call === undefined) return;
    // The waiting does not learn of it meanwhile.
    if (!edge.trigger.startsWith('watch:'))
      for (const path of watchedOn(edge, model))
        if (path !== call.path) await portal.fault({ path, delaySeconds: 40, times: 3 });
    for (const fault of await this.scene.faultsBefore(edge, calls)) await portal.fault(fault);
    await portal.fault(faultFor(call.path, code, edge.row));
  }

  private async setOff(edge: JourneyEdge, station: Station, arrangement: Arrangement): Promise<Sight | null> {
    const { visit, model } = this.scene;
    const { trigger } = edge;
    const code = codeOf(edge);
    if (isGuard(edge)) return this.doors.openRefused(edge, station);
    if (trigger === 'due') return this.openLater(edge, station);
    if (trigger === 'process') return this.doors.inAnotherProcess(edge, station);
    if (model.isByPhone(edge)) return this.whileWaiting(edge, code, arrangement);
    if (trigger === 'cancel') return this.cancelWaiting(edge);
    if (happensOnOpening(trigger)) return this.open(edge, station, arrangement);
    if (isWayBack(edge) && !(await this.doors.arriveFrom(edge))) return null;
    const isLong = code === 'timeout' || edge.via === 'timeout' || isAppMissing(edge);
    const pressed = await visit.press(trigger, { settle: !isLong, choices: arrangement.choices });
    return pressed === null ? null : this.afterTime(edge, code, pressed);
  }

  /** Opens the screen that finds something not done. */
  private async openLater({ from }: JourneyEdge, { screen, href }: Station): Promise<Sight | null> {
    const known = await this.scene.visit.knowledge(screen);
    const address = this.scene.addressOf(from.slice('screen:'.length), href, known);
    return address === null ? null : this.scene.visit.open(address);
  }

  private async open(edge: JourneyEdge, station: Station, { query }: Arrangement): Promise<Sight | null> {
    const { visit, page } = this.scene;
    if (edge.trigger === 'draft' && (await this.isDraftKept())) await this.doors.inAnotherTab();
    const { pathname } = new URL(station.href);
    const isReturn = query.sessionId != null && query.nonce != null;
    const url = withQuery(station.href, {
      ...query,
      ...(isReturn ? await handedBack(this.scene, pathname, station) : {}),
    });
    const code = codeOf(edge);
    // Failures follow each other without the page being loaded anew for each; what did not come about so is tried with that, too.
    const isBrief = this.scene.reasoner.readsBriefState(edge, visit.service);
    const isLight =
      code !== null && /^(?:data:.*|enter|draft)$/u.test(edge.trigger) && !isBrief && !this.tried.has(edge.id);
    this.tried.add(edge.id);
    if (code !== 'timeout')
      return this.afterTime(edge, code, await (isLight ? visit.comeTo(url.href) : visit.open(url.href)));
    visit.watcher.begin();
    await page.goto(url.href, { waitUntil: 'commit' });
    return this.afterTime(edge, code, null);
  }

  /** Where it is gone already, as after it could not be loaded, this is another tab. */
  private async isDraftKept(): Promise<boolean> {
    const { visit, model, page } = this.scene;
    const { state } = model.service(visit.service);
    const drafts = state.filter(({ lifetime }) => lifetime.keep === 'draft').map(({ name }) => name);
    const kept = stateIn(await readKept(page), visit.service);
    return !page.url().includes('/svc/') || drafts.some((name) => kept[name] !== undefined);
  }

  /** Lets the time pass that a call, a wait or an app may take. */
  private async afterTime(edge: JourneyEdge, code: string | null, sight: Sight | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    const { clock } = this.scene.page;
    if (code === 'timeout') {
      if (!(await watcher.waitForCall(edge.call ?? '', 4))) return watcher.settle();
      return this.until(isTold, pastCall);
    }
    if (edge.via === 'timeout') {
      await watcher.settle({ mostSeconds: 1.5 });
      await clock.fastForward(pastWaiting);
      return this.until(isTold, pastCall);
    }
    if (!isAppMissing(edge)) return sight;
    return this.until((now) => now.screen === null, 3000);
  }

  /** The frame around the screen may ask the same first, or a last question is put: more than one time may have to pass. */
  private async until(isEnough: (now: Sight) => boolean, milliseconds: number): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    let seen = await watcher.settle({ isEnough, mostSeconds: 0.3 });
    for (let time = 0; time < 4 && (seen === null || !isEnough(seen)); time += 1) {
      await this.scene.page.clock.fastForward(milliseconds);
      seen = await watcher.settle({ isEnough, mostSeconds: 1.5 });
    }
    return seen;
  }

  private async cancelWaiting(edge: JourneyEdge): Promise<Sight | null> {
    const { visit, model, page } = this.scene;
    const screen = model.screen(model.node(edge.from).screen);
    const action = screen.actions.find(({ steps }) =>
      stepsWithin(steps, 'poll').some(({ waiting }) => waiting != null),
    );
    if (action === undefined || (await visit.press(`action:${action.name}`, { settle: false })) === null) return null;
    const waiting = page.locator('dialog[open]', { has: page.locator('.ui-loading') });
    const isPressed = await waiting
      .locator('button')
      .click({ timeout: 6000 })
      .then(
        () => true,
        () => false,
      );
    return isPressed ? visit.watcher.settle() : null;
  }

  private async whileWaiting(edge: JourneyEdge, code: string | null, { calls }: Arrangement): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    if (edge.via === 'timeout' && code === null) return this.afterTime(edge, code, null);
    const polls = this.scene.model
      .screen(edge.from.slice('screen:'.length))
      .watch.map(({ poll }) => String(poll.options.poll));
    const isAnswered = polls.some((poll) => calls.has(poll) || (poll === edge.call && code !== null));
    if (!isAnswered && !(await this.holdCard(edge))) return null;
    if (code === 'timeout') return this.afterTime(edge, code, null);
    // What was waited for has come: the code is gone before the next call is made.
    if (code !== null) await watcher.waitForCall(edge.call ?? '', 5);
    const isEnd = (now: Sight) => now.dialog !== null || now.screen === null || now.phone === null;
    return watcher.settle({ isEnough: isEnd, mostSeconds: 5 });
  }

  /** False: there is no code to scan. */
  private async holdCard(edge: JourneyEdge): Promise<boolean> {
    const { page, portal, visit } = this.scene;
    const sight = await visit.watcher.look();
    if (sight?.phone == null) return false;
    const isStop = edge.conditions.some(({ expression, holds }) => holds && /== 2$/u.test(expression.source.trim()));
    if (sight.phone.includes('/sign')) await signByPhone(page, portal, { act: isStop ? 'stop' : 'sign' });
    else await readByPhone(page, portal);
    return true;
  }
}

function withQuery(href: string, query: Arrangement['query']): URL {
  const url = new URL(href);
  for (const [name, value] of Object.entries(query)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}
