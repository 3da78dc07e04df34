import type { Cookie } from 'playwright/test';
import { writeKept } from './kept.ts';
import { type JourneyEdge, nobody } from './portal-model.ts';
import { codeOf } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';

/** Back to where one came from by what is not called back, as who logs in. */
export const isWayBack = ({ via, trigger, conditions }: JourneyEdge) =>
  via === 'back' && trigger.startsWith('action:') && trigger !== 'action:back' && conditions.length === 0;

/** Comes to a screen as somebody who may not enter: not logged in, somebody else, not sent here, in another procedure, in a new tab. */
export class Doors {
  private readonly scene: Scene;
  /** Of the person who travels, while somebody else is at the door. */
  private cookies: Cookie[] | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** Guards: nobody is logged in, somebody else is, or nobody sent one here. */
  async openRefused(edge: JourneyEdge, station: Station): Promise<Sight | null> {
    const { visit, page, portal, reasoner, model } = this.scene;
    const isLaunch = edge.conditions.length === 0;
    this.cookies ??= await page.context().cookies();
    await page.goto(`${portal.origin}/healthz`);
    if (isLaunch) await writeKept(page, { session: {}, local: {} });
    else {
      await writeKept(page, station.stored);
      const known = await visit.knowledge(station.screen);
      const who = [nobody, ...model.travellers].find(({ login }) =>
        edge.conditions.every((condition) => reasoner.truth(condition, { ...known, login }) === true),
      );
      if (who === undefined) return null;
      await page.context().clearCookies();
      if (who !== nobody) await portal.login(who.id);
      visit.loginAs = who.login;
    }
    const url = new URL(station.href);
    return visit.open(isLaunch ? url.pathname : url.href);
  }

  /** The first procedure of the service that the screen does not belong to is under way. */
  async inAnotherProcess(edge: JourneyEdge, station: Station): Promise<Sight | null> {
    const { visit, page, portal, model } = this.scene;
    const processes = model
      .service(visit.service)
      .flows.flatMap(({ process }) => (typeof process === 'string' ? [process] : []));
    const asked = edge.conditions.map(({ expression }) => expression.source).join(' ');
    const other = processes.find((process) => process !== '' && !asked.includes(`'${process}'`)) ?? 'another';
    this.cookies ??= await page.context().cookies();
    await page.goto(`${portal.origin}/healthz`);
    await page.evaluate(
      ([key, value]) =>
        sessionStorage.setItem(key ?? '', JSON.stringify({ value: { value, changes: 0 }, expiresAt: null })),
      [`madoguchi.state.${visit.service}.process`, other],
    );
    return visit.open(new URL(station.href).pathname);
  }

  /** Another tab: only how the service was launched is known there. */
  async inAnotherTab(): Promise<void> {
    const { page, portal } = this.scene;
    await page.goto(`${portal.origin}/healthz`);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) if (!key.includes('.launch.')) sessionStorage.removeItem(key);
    });
  }

  /** The person has opened where the edge leads back to, and has come from there, having been nowhere before. */
  async arriveFrom({ from, to }: JourneyEdge): Promise<boolean> {
    const { visit, model } = this.scene;
    const here = from.slice('screen:'.length);
    const before = to.slice('screen:'.length);
    const address = visit.addresses.of(before);
    const way = model
      .from(to)
      .find((edge) => edge.to === from && edge.trigger.startsWith('action:') && codeOf(edge) === null);
    if (address === null || way === undefined) return false;
    await this.inAnotherTab();
    let sight = await visit.open(address);
    if (sight?.screen !== before) {
      // One may have logged out.
      await visit.logIn();
      await this.inAnotherTab();
      sight = await visit.open(address);
    }
    return sight?.screen === before && (await visit.press(way.trigger))?.screen === here;
  }

  /** The person who travels is back, with what was kept at the station; false = nobody else had been here. */
  async leave({ stored }: Station): Promise<boolean> {
    const { visit, page, portal } = this.scene;
    if (this.cookies === null) return false;
    await page.goto(`${portal.origin}/healthz`);
    await writeKept(page, stored);
    await page.context().clearCookies();
    await page.context().addCookies(this.cookies);
    this.cookies = null;
    visit.loginAs = null;
    return true;
  }
}
