import type { Locator, Page } from 'playwright/test';
import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import type { Portal } from '../../harness/portal.ts';
import { Addresses } from './addresses.ts';
import { begunOn } from './begun.ts';
import { enterAgain } from './entering.ts';
import { Filling } from './filling.ts';
import { journeySettings } from './journey-settings.ts';
import { isSavedIn, readKept, removeState, returnToIn, type Stored, stateIn, writeKept, writeSaved } from './kept.ts';
import type { Knowledge } from './knowledge.ts';
import { OwnLinks } from './own-links.ts';
import { logIn } from './own-login.ts';
import { Places } from './places.ts';
import { nobody, type PortalModel, type Traveller } from './portal-model.ts';
import { changing, linked, type Pressing, pattern, pressable, tryClick } from './pressing.ts';
import { readingsOf } from './readings.ts';
import { type Sight, Watcher } from './sight.ts';
import { type Typed, typedOn } from './typed.ts';

/** Where a journey has come to, and how to stand there again. */
export interface Station {
  readonly screen: string;
  readonly href: string;
  /** Triggers pressed since, that stayed on the screen. */
  readonly then: readonly string[];
  readonly stored: Stored;
}

/** One person with a browser: looks, fills in, presses, comes back. Knows nothing of what is to be covered. */
export class Visit {
  readonly page: Page;
  readonly portal: Portal;
  readonly model: PortalModel;
  readonly watcher: Watcher;
  readonly places: Places;
  readonly addresses: Addresses;
  private readonly ownLinks: OwnLinks;
  readonly service: string;
  /** Who travels; set before the first round. */
  traveller: Traveller = nobody;
  /** Whom the portal takes the browser for, where that is somebody else. */
  loginAs: Traveller['login'] | null = null;
  /** What is kept now would go on with what was begun: one stands again with what was kept then. */
  isSpoilt = false;
  /** What was kept when something was pressed last: the screen may be left by it, and forget. */
  private atPress: Stored | null = null;
  /** What stood in the controls of each screen when it was left. */
  readonly typedOn = new Map<string, Typed>();
  /** Places to begin at: the entrance, and what was begun. */
  starts = 1;
  /** How often this person has begun anew. */
  private round = 0;
  private launch: { readonly [name: string]: string } = {};
  private overrides: Record<string, unknown> = {};
  /** Overrides with which the page was loaded. */
  private loadedWith: Record<string, unknown> | null = null;
  /** Settings as the portal gives them to everybody: what the catalogue says, and what it was started with. */
  private defaults: { readonly [name: string]: unknown } = {};
  private readonly filling: Filling;
  /** How often something was pressed, by screen and trigger: of several that belong to it, another one each time. */
  private readonly times = new Map<string, number>();

  constructor(page: Page, portal: Portal, model: PortalModel, service: string) {
    this.page = page;
    this.portal = portal;
    this.model = model;
    this.service = service;
    this.watcher = new Watcher(page, model);
    this.addresses = new Addresses(model);
    this.filling = new Filling(page, portal, model);
    this.ownLinks = new OwnLinks(model.links);
    this.places = new Places(model, () => ({
      origin: portal.origin,
      launch: this.launch,
      settings: { ...this.defaults, ...this.overrides },
    }));
  }

  /** A fresh copy of the person, who opens the start of the service. */
  async begin(round: number): Promise<Sight | null> {
    this.round = round;
    await this.page.goto(`${this.portal.origin}/healthz`);
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.page.context().clearCookies();
    this.watcher.answers.clear();
    this.defaults = await this.portal.defaultSettings();
    await this.logIn();
    await this.overrideSettings({});
    return this.openStart(round);
  }

  /** As the person who travels. */
  async logIn(): Promise<void> {
    const { id, like, account } = this.traveller;
    if (account !== undefined) return logIn(this.portal, this.model, account);
    if (this.traveller !== nobody) await this.portal.login(id.split(' ')[0] ?? '', like === undefined ? {} : { like });
  }

  private async openStart(round: number): Promise<Sight | null> {
    const { launch, base } = this.model.service(this.service);
    if (launch === null) {
      const ways = [
        this.addresses.entrance(this.service) ?? `/svc/${base}/`,
        ...(await begunOn(this.page, this.portal, this.model, this.service)),
      ];
      this.starts = ways.length;
      return this.open(ways[round % ways.length] ?? '');
    }
    const accepted = this.model.setting('launch.acceptedProcessIds') as readonly string[];
    const query = this.portal.launchQuery({ processId: accepted[(round + 1) % accepted.length] });
    this.launch = Object.fromEntries(new URLSearchParams(query));
    const start = this.model.graph.starts.find((id) => {
      const node = this.model.node(id);
      return node.kind === 'screen' && node.service === this.service;
    });
    return this.open(`${this.addresses.of(start?.slice('screen:'.length) ?? '') ?? ''}?${query}`);
  }

  async open(path: string): Promise<Sight | null> {
    this.watcher.begin();
    this.loadedWith = this.overrides;
    await this.page.goto(new URL(path, this.portal.origin).href, { waitUntil: 'commit' }).catch(() => null);
    return this.watcher.settle();
  }

  /** Comes to an address of the portal as by the browser's own buttons, without loading the page anew, where that is possible. */
  async comeTo(path: string): Promise<Sight | null> {
    const { pathname, search } = new URL(path, this.portal.origin);
    if (this.loadedWith !== this.overrides) return this.open(path);
    this.watcher.begin();
    const isThere = await this.page.evaluate(enterAgain, pathname + search).catch(() => false);
    return isThere ? this.watcher.settle() : this.open(path);
  }

  /** Overrides settings from the next page load on; those of every journey stay, those overridden before are as they were. */
  async overrideSettings(values: Record<string, unknown>): Promise<void> {
    const before = Object.fromEntries(Object.keys(this.overrides).map((name) => [name, this.defaults[name]]));
    this.overrides = values;
    await this.portal.settings({ ...before, ...journeySettings, ...values });
  }

  async station(sight: Sight, then: readonly string[]): Promise<Station> {
    this.addresses.learn(sight);
    return { screen: sight.screen ?? '', href: sight.href, then, stored: await readKept(this.page) };
  }

  /** Stands at the station again, first with what is kept now, then with what was kept then. */
  async returnTo(station: Station): Promise<boolean> {
    const attempts = this.isSpoilt ? (['then', 'now'] as const) : (['here', 'now', 'then'] as const);
    this.isSpoilt = false;
    for (const attempt of attempts) {
      if (attempt === 'then') await this.keepInstead(station.stored);
      // One may have logged out.
      if (attempt !== 'here' && this.traveller.account !== undefined) await this.logIn();
      let sight = await (attempt === 'here' ? this.comeTo(station.href) : this.open(station.href));
      // What was pressed then may still be so, and cannot be pressed again.
      for (const trigger of station.then)
        if (sight?.screen === station.screen) sight = (await this.press(trigger)) ?? sight;
      if (sight !== null && sight.screen === station.screen && sight.dialog !== null && sight.isWaiting)
        sight = await this.watcher.settle();
      if (sight?.screen === station.screen && sight.dialog === null) return true;
    }
    return false;
  }

  async isAt({ screen, href, then }: Station): Promise<boolean> {
    const sight = await this.watcher.look();
    if (sight === null || sight.screen !== screen || sight.dialog !== null || sight.href !== href) return false;
    return then.length === 0 || sight.phone !== null;
  }

  /** No other settings are overridden, and these as they are given. */
  isRunningWith(values: Record<string, unknown>): boolean {
    const names = Object.keys(this.overrides);
    return names.length === Object.keys(values).length && names.every((name) => this.overrides[name] === values[name]);
  }

  hasBentSettings(): boolean {
    return Object.keys(this.overrides).length > 0;
  }

  /** State of the service that is gone when the next page is opened. */
  async forget(names: readonly string[]): Promise<void> {
    await this.page.goto(`${this.portal.origin}/healthz`).catch(() => null);
    await removeState(this.page, this.service, names);
  }

  /** As after a save of the draft that failed, or was done. */
  async setSaved(saved: boolean): Promise<void> {
    await this.page.goto(`${this.portal.origin}/healthz`).catch(() => null);
    await writeSaved(this.page, this.service, saved);
  }

  /** What is kept is as it was then. */
  async keepInstead(stored: Stored): Promise<void> {
    await this.page.goto(`${this.portal.origin}/healthz`).catch(() => null);
    await writeKept(this.page, stored);
  }

  /** Fills in what is asked and presses what belongs to the trigger; null = it is not there. */
  async press(
    trigger: string,
    { settle = true, fills = true, keeps = false, choices = {} }: Pressing = {},
  ): Promise<Sight | null> {
    const sight = await this.watcher.look();
    if (sight?.screen == null) return null;
    const screen = this.model.screen(sight.screen);
    const leads = this.model.links.of(screen, trigger);
    const words = this.model.words(screen, trigger);
    if (leads === null && words.length === 0) return null;
    if (fills && trigger === 'action:next')
      await this.filling.screen(this.traveller, await this.knowledge(screen.name), choices, keeps);
    this.typedOn.set(screen.name, await this.typed().catch(() => ({})));
    this.atPress = await readKept(this.page).catch(() => null);
    const key = `${screen.name} ${trigger}`;
    const target = await this.targetOf(trigger, words, leads, key);
    const time = trigger.startsWith('change:') ? this.round : (this.times.get(key) ?? this.round);
    this.times.set(key, time + 1);
    this.watcher.begin();
    const pressed = await tryClick(target, time);
    if (!pressed) return null;
    return settle ? this.watcher.settle() : sight;
  }

  private async targetOf(
    trigger: string,
    words: readonly string[],
    leads: ((href: string) => boolean) | null,
    key: string,
  ): Promise<Locator> {
    if (leads !== null) return linked(this.page, await this.ownLinks.narrowed(this.page, leads, this.traveller, key));
    return trigger.startsWith('change:') ? changing(this.page, words) : pressable(this.page, words);
  }

  async pressInDialog(node: GraphNode, button: string, settle = true): Promise<Sight | null> {
    const dialog = this.model.dialogOf(node);
    const pressed = dialog?.buttons.find(({ id }) => id === button);
    if (dialog === undefined || pressed === undefined) return null;
    if (pressed.validate !== undefined)
      await this.filling.dialog(this.traveller, await this.knowledge(node.screen), dialog);
    this.watcher.begin();
    const before = await this.watcher.look();
    const target = this.page
      .locator('dialog[open]')
      .last()
      .locator('button')
      .filter({ hasText: pattern(...readingsOf(pressed.label)) });
    if (!(await tryClick(target, 0))) return null;
    return settle ? this.watcher.settle() : ((await this.watcher.look()) ?? before);
  }

  /** What the screen says. */
  async words(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  async typed(): Promise<Typed> {
    return typedOn(this.page);
  }

  /** What is known, with what was kept when something was pressed and is gone since. */
  async knowledgeSincePress(screen: string): Promise<Knowledge> {
    const now = await readKept(this.page).catch(() => null);
    const before = this.atPress?.session ?? {};
    return this.knowledge(screen, now === null ? undefined : { ...now, session: { ...before, ...now.session } });
  }

  async knowledge(screen: string, of?: Stored): Promise<Knowledge> {
    const stored = of ?? (await readKept(this.page).catch(() => ({ session: {}, local: {} }) as Stored));
    const starts = this.model.service(this.service).state.filter((entry) => entry.starts !== undefined);
    const state = {
      ...Object.fromEntries(starts.map((entry) => [entry.name, entry.starts])),
      ...stateIn(stored, this.service),
    };
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
    return {
      service: this.service,
      screen,
      login: { dateToday: today, ...(this.loginAs ?? this.traveller.login) },
      answers: this.watcher.answers,
      state,
      launch: this.launch,
      returnTo: returnToIn(stored, this.service),
      isSaved: isSavedIn(stored, this.service),
      url: Object.fromEntries(new URL(this.page.url()).searchParams),
      path: this.model.links.landing(this.page.url())?.values ?? {},
      settings: { ...this.defaults, ...journeySettings, ...this.overrides },
    };
  }
}
