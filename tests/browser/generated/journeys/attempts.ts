import type { GraphEdge, GraphNode } from '../../../../src/flow/graph.ts';
import { readByPhone, signByPhone } from '../../harness/kana.ts';
import type { Ledger } from './ledger.ts';
import { type Arrangement, arrange, codeOf, faultFor, happensOnOpening, isGuard } from './provoke.ts';
import type { Replies } from './replies.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';

/** Takes one edge from a station: arranges what it needs, sets it off, looks where it led. */
export class Attempts {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;

  constructor(scene: Scene, ledger: Ledger, replies: Replies) {
    this.scene = scene;
    this.ledger = ledger;
    this.replies = replies;
  }

  /** Arranges what the edge needs, sets it off, credits what came of it, answers the dialog it ends in. */
  async attempt(edge: GraphEdge, station: Station): Promise<void> {
    this.ledger.lastDialog = undefined;
    const code = codeOf(edge);
    const known = {
      ...(await this.scene.visit.knowledge(station.screen)),
      url: Object.fromEntries(new URL(station.href).searchParams),
    };
    const before = new Map(this.scene.visit.watcher.answers);
    const bends = this.scene.reasoner.bendFor(edge, known) ?? new Map();
    const arrangement = arrange(bends, known, this.scene.model, this.scene.reasoner);
    await this.makeFail(edge, arrangement, code);
    if (Object.keys(arrangement.settings).length > 0) await this.scene.visit.settings(arrangement.settings);
    const sight = await this.setOff(edge, station, arrangement, code);
    await this.scene.portal.clearFaults();
    const asked = await this.scene.visit.knowledge(station.screen).catch(() => known);
    if (sight === null) this.scene.coverage.tried(edge, this.scene.visit.traveller.id, 'nothing could be pressed');
    else {
      const credited = this.ledger.credit(
        edge.trigger === 'due' ? edge.from : `screen:${station.screen}`,
        edge.trigger,
        sight,
        asked,
        edge,
        code,
      );
      if (!this.scene.coverage.taken.has(edge.id)) {
        this.scene.coverage.tried(edge, this.scene.visit.traveller.id, `came to ${shown(sight)}`);
        this.scene.report(
          `    not ${edge.id} ${edge.codes[0] ?? ''}: ${shown(sight)}${credited ? ' (another edge)' : ''}`,
        );
      }
      if (sight.dialog !== null) {
        const node = this.ledger.dialogAt(sight);
        if (node !== undefined) await this.answerAll(node, edge, station, arrangement, code);
      } else if (sight.screen === null) {
        const app = this.ledger.appAt(sight);
        if (app !== undefined)
          await this.replies.comeBack(
            app,
            this.scene.model
              .from(app.id)
              .filter((way) => this.scene.coverage.isOpen(way, this.scene.visit.traveller.id)),
          );
      }
    }
    if (Object.keys(arrangement.settings).length > 0) await this.scene.visit.settings({});
    for (const made of arrangement.calls) {
      const real = before.get(made);
      if (real === undefined) this.scene.visit.watcher.answers.delete(made);
      else this.scene.visit.watcher.answers.set(made, real);
    }
  }

  /** Presses each button of the dialog that is still open, setting the edge off again for each but the first. */
  private async answerAll(
    node: GraphNode,
    edge: GraphEdge,
    station: Station,
    arrangement: Arrangement,
    code: string | null,
  ): Promise<void> {
    await this.replies.answer(node);
    for (let again = 0; again < 2 && !this.scene.isOver(); again += 1) {
      if (
        !this.scene.model
          .from(node.id)
          .some(
            (way) =>
              way.trigger.startsWith('button:') && this.scene.coverage.isOpen(way, this.scene.visit.traveller.id),
          )
      )
        return;
      if (isGuard(edge) || edge.trigger.startsWith('watch:')) return;
      if (!(await this.scene.visit.returnTo(station))) return;
      await this.makeFail(edge, arrangement, code);
      const sight = await this.setOff(edge, station, arrangement, code);
      await this.scene.portal.clearFaults();
      if (sight === null || !this.ledger.isShown(node, sight)) return;
      await this.replies.answer(node);
    }
  }

  private async makeFail(edge: GraphEdge, { faults }: Arrangement, code: string | null): Promise<void> {
    const waits = edge.via === 'timeout' && code === null ? this.polledIn(edge) : undefined;
    // An answer that does not come before the waiting is over.
    if (waits !== undefined) await this.scene.portal.fault({ path: waits, delaySeconds: 40, times: 3 });
    for (const fault of faults) if (fault.path !== waits) await this.scene.portal.fault(fault);
    const call = edge.call === undefined ? undefined : this.scene.model.call(edge.call);
    if (code !== null && call !== undefined) await this.scene.portal.fault(faultFor(call.path, code));
  }

  /** Path of the call that an action asks again and again. */
  private polledIn({ from, trigger }: GraphEdge): string | undefined {
    if (!from.startsWith('screen:')) return undefined;
    const action = this.scene.model
      .screen(from.slice('screen:'.length))
      .actions.find(({ name }) => trigger === `action:${name}`);
    const name = /"poll":"(\w+)"/u.exec(JSON.stringify(action ?? null))?.[1];
    return name === undefined ? undefined : this.scene.model.call(name)?.path;
  }

  private async setOff(
    edge: GraphEdge,
    station: Station,
    arrangement: Arrangement,
    code: string | null,
  ): Promise<Sight | null> {
    const { visit } = this.scene;
    const { trigger } = edge;
    if (isGuard(edge)) return this.atTheDoor(edge, station);
    if (trigger === 'due') return visit.open(this.scene.visit.address(edge.from.slice('screen:'.length)) ?? '');
    if (trigger === 'process') return this.inAnotherProcess(edge, station);
    if (trigger.startsWith('watch:')) return this.whileWaiting(edge, code);
    const data = this.scene.model.screen(station.screen).data;
    const needsLoad =
      Object.keys(arrangement.settings).length > 0 ||
      data.some(({ call }) => arrangement.calls.has(call) && call !== edge.call);
    if (!happensOnOpening(trigger)) {
      if (Object.keys(arrangement.query).length > 0) {
        const url = new URL(station.href);
        for (const [name, value] of Object.entries(arrangement.query)) url.searchParams.set(name, value);
        await visit.open(url.href);
      } else if (needsLoad && !(await visit.returnTo(station))) return null;
      if (trigger === 'cancel') return this.cancelWaiting(station);
      const pressed = await visit.press(trigger, code !== 'timeout' && edge.via !== 'timeout');
      if (pressed === null) return null;
      return this.afterTime(edge, code, pressed);
    }
    if (trigger === 'draft')
      await this.scene.page.evaluate((kept) => {
        for (const key of Object.keys(sessionStorage)) if (!key.includes(kept)) sessionStorage.removeItem(key);
      }, '.launch.');
    const url = new URL(station.href);
    const query =
      'sessionId' in arrangement.query && 'nonce' in arrangement.query ? await this.reading(url.pathname) : {};
    for (const [name, value] of Object.entries({ ...arrangement.query, ...query })) url.searchParams.set(name, value);
    if (code !== 'timeout') return visit.open(url.href);
    visit.watcher.begin();
    await this.scene.page.goto(url.href, { waitUntil: 'commit' });
    return this.afterTime(edge, code, null);
  }

  /** What an app hands back after it has read the card. */
  private async reading(returnTo: string): Promise<Record<string, string>> {
    const form = { act: 'read', card: 'own', returnTo };
    const reply = await this.scene.portal.request.post(`${this.scene.portal.origin}/sandbox/app/intent`, {
      form,
      maxRedirects: 0,
    });
    const { searchParams } = new URL(reply.headers().location ?? '', this.scene.portal.origin);
    return Object.fromEntries(searchParams);
  }

  /** Lets the time pass that a call or a wait may take. */
  private async afterTime(edge: GraphEdge, code: string | null, sight: Sight | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    const isTold = (now: Sight) => (now.dialog !== null && !now.isWaiting) || now.screen === null;
    if (code === 'timeout') {
      if (!(await watcher.asks(edge.call ?? ''))) return watcher.settle();
      let seen: Sight | null = null;
      // The frame around the screen may ask the same first.
      for (let time = 0; time < 3 && (seen === null || !isTold(seen)); time += 1) {
        await this.scene.page.clock.fastForward(11_000);
        seen = await watcher.settle({ isEnough: isTold, mostSeconds: 1.5 });
      }
      return seen;
    }
    if (edge.via === 'timeout') {
      await watcher.settle({ mostSeconds: 1.5 });
      await this.scene.page.clock.fastForward(301_000);
      return watcher.settle({ isEnough: isTold, mostSeconds: 4 });
    }
    return sight;
  }

  private async cancelWaiting(station: Station): Promise<Sight | null> {
    const edge = this.scene.model
      .from(`screen:${station.screen}`)
      .find(({ trigger, via }) => via === 'timeout' && trigger.startsWith('action:'));
    if (edge === undefined || (await this.scene.visit.press(edge.trigger, false)) === null) return null;
    const button = this.scene.page.locator('dialog[open] .ui-buttons button');
    await button
      .last()
      .click({ timeout: 4000 })
      .catch(() => {});
    return this.scene.visit.watcher.settle();
  }

  /** Guards: nobody is logged in, somebody else is, or nobody sent one here. */
  private async atTheDoor(edge: GraphEdge, station: Station): Promise<Sight | null> {
    const context = this.scene.page.context();
    const cookies = await context.cookies();
    const known = await this.scene.visit.knowledge(station.screen);
    const logins = [{ id: '', login: { isLogin: false } }, ...this.scene.model.travellers];
    const who = logins.find(({ login }) =>
      edge.conditions.every((condition) => this.scene.reasoner.truth(condition, { ...known, login }) === true),
    );
    const isLaunch = edge.conditions.length === 0;
    await this.scene.page.goto(`${this.scene.portal.origin}/healthz`);
    if (isLaunch) await this.scene.visit.store({ session: {}, local: {} });
    else {
      await context.clearCookies();
      if (who !== undefined && who.id !== '') await this.scene.portal.login(who.id);
    }
    const url = new URL(station.href);
    const sight = await this.scene.visit.open(isLaunch ? url.pathname : url.href);
    if (sight?.dialog != null) {
      const asked = await this.scene.visit.knowledge(station.screen);
      this.ledger.credit(`screen:${station.screen}`, edge.trigger, sight, { ...asked, login: who?.login ?? {} }, edge);
      const node = this.ledger.dialogAt(sight);
      if (node !== undefined) await this.replies.answer(node);
    }
    if (!isLaunch) {
      await context.clearCookies();
      await context.addCookies(cookies);
    }
    return sight;
  }

  private async inAnotherProcess(edge: GraphEdge, station: Station): Promise<Sight | null> {
    const processes = this.scene.model
      .service(this.scene.visit.service)
      .flows.map(({ process }) => process)
      .filter((process): process is string => typeof process === 'string' && process !== '');
    const asked = edge.conditions.map(({ expression }) => expression.source).join(' ');
    const other = processes.find((process) => !asked.includes(`'${process}'`)) ?? 'another';
    await this.scene.page.evaluate(
      ([key, value]) => sessionStorage.setItem(key ?? '', JSON.stringify({ value, expiresAt: null })),
      [`madoguchi.state.${this.scene.visit.service}.process`, other],
    );
    return this.scene.visit.open(new URL(station.href).pathname);
  }

  async whileWaiting(edge: GraphEdge, code: string | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    watcher.begin();
    if (edge.via === 'timeout' && code === null) return this.afterTime(edge, code, null);
    const polls = this.scene.model
      .screen(edge.from.slice('screen:'.length))
      .watch.map(({ poll }) => String(poll.options.poll));
    if (edge.call === undefined || !polls.includes(edge.call) || code === null) await this.holdCard(edge);
    const end = (now: Sight) => now.dialog !== null || now.screen === null || now.phone === null;
    if (code === 'timeout') return this.afterTime(edge, code, null);
    return watcher.settle({ isEnough: end, mostSeconds: 5 });
  }

  private async holdCard(edge: GraphEdge): Promise<void> {
    const sight = await this.scene.visit.watcher.look();
    if (sight?.phone == null) return;
    const isStop = edge.conditions.some(({ expression, holds }) => holds && /== 2$/u.test(expression.source.trim()));
    if (sight.phone.includes('/sign'))
      await signByPhone(this.scene.page, this.scene.portal, { act: isStop ? 'stop' : 'sign' });
    else await readByPhone(this.scene.page, this.scene.portal);
  }
}
