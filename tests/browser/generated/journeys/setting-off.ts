import { readByPhone, signByPhone } from '../../harness/kana.ts';
import { appVersions, isAppMissing } from './app-state.ts';
import { Doors } from './doors.ts';
import { type JourneyEdge, stepsWithin } from './portal-model.ts';
import { type Arrangement, codeOf, faultFor, happensOnOpening, isGuard } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';

/** Past every limit of a waiting, in milliseconds; then past the time of one call. */
const pastWaiting = 301_000;
const pastCall = 11_000;
/** What comes when a time is over: a dialog that is no waiting, or a page outside. */
const isTold = (now: Sight) => (now.dialog !== null && !now.isWaiting) || now.screen === null;

/** Makes one edge happen, by what its trigger says: opens, presses, waits, lets calls fail and time pass. */
export class SettingOff {
  private readonly scene: Scene;
  private readonly doors: Doors;

  constructor(scene: Scene) {
    this.scene = scene;
    this.doors = new Doors(scene);
  }

  /** null = it could not be set off. */
  async go(edge: JourneyEdge, station: Station, arrangement: Arrangement): Promise<Sight | null> {
    const { visit, portal, model } = this.scene;
    const settings = { ...arrangement.settings, ...appVersions(edge, model) };
    const isBent = Object.keys(settings).length > 0;
    if (isBent) await visit.settings(settings);
    const isOnOpening = happensOnOpening(edge.trigger) && !edge.trigger.startsWith('watch:');
    const needsLoad = isBent || [...arrangement.calls].some((call) => model.callsOnOpening(station.screen).has(call));
    if (arrangement.forgets.length > 0) await visit.forget(arrangement.forgets);
    if (!isOnOpening && (needsLoad || arrangement.forgets.length > 0 || Object.keys(arrangement.query).length > 0)) {
      // What is made for the opening must not fail it: the call of the edge itself fails only later.
      for (const fault of arrangement.faults) await portal.fault(fault);
      const url = new URL(station.href);
      for (const [name, value] of Object.entries(arrangement.query)) url.searchParams.set(name, value);
      if (!(await visit.returnTo({ ...station, href: url.href }))) return null;
    } else if (!isOnOpening && !(await visit.standsAt(station)) && !(await visit.returnTo(station))) return null;
    await this.makeFail(edge, arrangement, isOnOpening || !needsLoad);
    const sight = await this.setOff(edge, station, arrangement);
    await portal.clearFaults();
    return sight;
  }

  /** Everything is as it was before; true = the page still runs with what was bent. */
  async undo(station: Station, { settings, calls, forgets, query }: Arrangement): Promise<boolean> {
    const { visit } = this.scene;
    const isBent = visit.hasBentSettings();
    if (isBent) await visit.settings({});
    const wasElsewhere = await this.doors.leave(station);
    return (
      isBent ||
      wasElsewhere ||
      [settings, query].some((part) => Object.keys(part).length > 0) ||
      calls.size + forgets.length > 0
    );
  }

  private async makeFail(edge: JourneyEdge, { faults }: Arrangement, withMade: boolean): Promise<void> {
    const { portal, model } = this.scene;
    const code = codeOf(edge);
    const waits =
      code === null && (edge.via === 'timeout' || edge.trigger === 'cancel') ? this.polledBy(edge) : undefined;
    // An answer that does not come before the waiting is over.
    if (waits !== undefined) await portal.fault({ path: waits, delaySeconds: 40, times: 5 });
    for (const fault of withMade ? faults : []) if (fault.path !== waits) await portal.fault(fault);
    const call = edge.call === undefined ? undefined : model.call(edge.call);
    if (code === null || call === undefined) return;
    // The waiting does not learn of it meanwhile.
    if (!edge.trigger.startsWith('watch:'))
      for (const path of this.watchedOn(edge))
        if (path !== call.path) await portal.fault({ path, delaySeconds: 40, times: 3 });
    await portal.fault(faultFor(call.path, code, edge.row));
  }

  private watchedOn({ from }: JourneyEdge): readonly string[] {
    const { model } = this.scene;
    const { watch } = model.screen(model.node(from).screen);
    return watch.flatMap(({ poll }) => model.call(String(poll.options.poll))?.path ?? []);
  }

  /** Path of the call that is asked again and again. */
  private polledBy({ from, trigger }: JourneyEdge): string | undefined {
    const { model } = this.scene;
    const screen = model.screen(model.node(from).screen);
    const actions = screen.actions.filter(({ name }) => trigger === 'cancel' || trigger === `action:${name}`);
    const [polled] = stepsWithin(actions, 'poll').filter(({ waiting }) => trigger !== 'cancel' || waiting != null);
    return polled === undefined ? undefined : model.call(String(polled.poll))?.path;
  }

  private async setOff(edge: JourneyEdge, station: Station, arrangement: Arrangement): Promise<Sight | null> {
    const { visit } = this.scene;
    const { trigger } = edge;
    const code = codeOf(edge);
    if (isGuard(edge)) return this.doors.refused(edge, station);
    if (trigger === 'due') return visit.open(visit.address(edge.from.slice('screen:'.length)) ?? '');
    if (trigger === 'process') return this.doors.inAnotherProcess(edge, station);
    if (trigger.startsWith('watch:')) return this.whileWaiting(edge, code);
    if (trigger === 'cancel') return this.cancelWaiting(edge);
    if (happensOnOpening(trigger)) return this.open(edge, station, arrangement);
    const isLong = code === 'timeout' || edge.via === 'timeout' || isAppMissing(edge);
    const pressed = await visit.press(trigger, { settle: !isLong, choices: arrangement.choices });
    return pressed === null ? null : this.afterTime(edge, code, pressed);
  }

  private async open(edge: JourneyEdge, station: Station, { query }: Arrangement): Promise<Sight | null> {
    const { visit, page } = this.scene;
    if (edge.trigger === 'draft') await this.doors.inAnotherTab();
    const url = new URL(station.href);
    const real = 'sessionId' in query && 'nonce' in query ? await this.reading(url.pathname) : {};
    for (const [name, value] of Object.entries({ ...query, ...real })) url.searchParams.set(name, value);
    const code = codeOf(edge);
    if (code !== 'timeout') return visit.open(url.href);
    visit.watcher.begin();
    await page.goto(url.href, { waitUntil: 'commit' });
    return this.afterTime(edge, code, null);
  }

  /** What an app hands back after it has read the card. */
  private async reading(returnTo: string): Promise<Record<string, string>> {
    const { portal } = this.scene;
    const form = { act: 'read', card: 'own', returnTo };
    const reply = await portal.request.post(`${portal.origin}/sandbox/app/intent`, { form, maxRedirects: 0 });
    return Object.fromEntries(new URL(reply.headers().location ?? '', portal.origin).searchParams);
  }

  /** Lets the time pass that a call, a wait or an app may take. */
  private async afterTime(edge: JourneyEdge, code: string | null, sight: Sight | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    const { clock } = this.scene.page;
    if (code === 'timeout') {
      if (!(await watcher.asks(edge.call ?? '', 4))) return watcher.settle();
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

  private async whileWaiting(edge: JourneyEdge, code: string | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    watcher.begin();
    if (edge.via === 'timeout' && code === null) return this.afterTime(edge, code, null);
    const polls = this.scene.model
      .screen(edge.from.slice('screen:'.length))
      .watch.map(({ poll }) => String(poll.options.poll));
    if (edge.call === undefined || !polls.includes(edge.call) || code === null) await this.holdCard(edge);
    if (code === 'timeout') return this.afterTime(edge, code, null);
    const isEnd = (now: Sight) => now.dialog !== null || now.screen === null || now.phone === null;
    return watcher.settle({ isEnough: isEnd, mostSeconds: 5 });
  }

  private async holdCard(edge: JourneyEdge): Promise<void> {
    const { page, portal, visit } = this.scene;
    const sight = await visit.watcher.look();
    if (sight?.phone == null) return;
    const isStop = edge.conditions.some(({ expression, holds }) => holds && /== 2$/u.test(expression.source.trim()));
    if (sight.phone.includes('/sign')) await signByPhone(page, portal, { act: isStop ? 'stop' : 'sign' });
    else await readByPhone(page, portal);
  }
}
