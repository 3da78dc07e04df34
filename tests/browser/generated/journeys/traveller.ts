import type { Locator, Page } from 'playwright/test';
import type { GraphNode } from '../../../../src/flow/graph.ts';
import type { TextValue, Value } from '../../../../src/model/expression.ts';
import type { Portal } from '../../harness/portal.ts';
import { fillScreen } from './fill.ts';
import type { PortalModel, Traveller } from './portal-model.ts';
import { type Sight, Watcher } from './sight.ts';
import type { Knowledge } from './what-holds.ts';

/** Where a journey has come to, and how to stand there again. */
export interface Station {
  readonly screen: string;
  readonly href: string;
  /** Triggers pressed since, that stayed on the screen. */
  readonly then: readonly string[];
  readonly stored: Stored;
}

/** What the browser keeps. */
export interface Stored {
  readonly session: { readonly [key: string]: string };
  readonly local: { readonly [key: string]: string };
}

/** Values of controls by their name. */
export type Typed = { readonly [control: string]: string };

/** Settings of every journey: nobody waits for locks, and what is kept outlives the times that are skipped. */
export const journeySettings = {
  'button.lock': 0.05,
  'button.readLock': 0.05,
  'http.timeout': 10,
  'launch.keep': 36_000,
  'poll.every': 0.3,
};

/** One person with a browser: looks, fills in, presses, comes back. Knows nothing of what is to be covered. */
export class Visit {
  readonly page: Page;
  readonly portal: Portal;
  readonly model: PortalModel;
  readonly watcher: Watcher;
  readonly service: string;
  /** Who travels; set before the first round. */
  traveller: Traveller = { id: '', purpose: '', login: {} };
  /** Whom the portal takes the browser for, where that is somebody else. */
  loginAs: Traveller['login'] | null = null;
  /** What stood in the controls of each screen when it was left. */
  readonly typedOn = new Map<string, Typed>();
  private launch: { readonly [name: string]: string } = {};
  private overrides: Record<string, unknown> = {};
  private readonly visits = new Map<string, number>();

  constructor(page: Page, portal: Portal, model: PortalModel, service: string) {
    this.page = page;
    this.portal = portal;
    this.model = model;
    this.service = service;
    this.watcher = new Watcher(page, model);
  }

  /** A fresh copy of the person, who opens the start of the service. */
  async begin(round: number): Promise<Sight | null> {
    await this.page.goto(`${this.portal.origin}/healthz`);
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.page.context().clearCookies();
    this.watcher.answers.clear();
    await this.portal.login(this.traveller.id);
    await this.settings({});
    return this.openStart(round);
  }

  private openStart(round: number): Promise<Sight | null> {
    const { launch, base, flows, screens } = this.model.service(this.service);
    if (launch === null) {
      // A service without flows is entered where most of it lies ahead.
      const ahead = screens.map((screen) => ({ screen, count: this.model.reachedFrom(`screen:${screen}`) }));
      const most = ahead.toSorted((one, other) => other.count - one.count)[0]?.screen;
      const first = flows[0]?.screens[0] ?? most ?? '';
      return this.open(this.address(first) ?? `/svc/${base}/`);
    }
    const accepted = this.model.setting('launch.acceptedProcessIds') as readonly string[];
    const query = this.portal.launchQuery({ processId: accepted[(round + 1) % accepted.length] });
    this.launch = Object.fromEntries(new URLSearchParams(query));
    const start = this.model.graph.starts.find((id) => {
      const node = this.model.node(id);
      return node.kind === 'screen' && node.service === this.service;
    });
    return this.open(`${this.address(start?.slice('screen:'.length) ?? '')}?${query}`);
  }

  /** The address of a screen without parameters of its own. */
  address(screen: string): string | null {
    const path = this.model.screen(screen).routes[0]?.path;
    return path === undefined ? null : `/svc/${path.replaceAll(/\{\w+\?\}/gu, '')}`;
  }

  async open(path: string): Promise<Sight | null> {
    this.watcher.begin();
    await this.page.goto(new URL(path, this.portal.origin).href, { waitUntil: 'commit' }).catch(() => null);
    return this.watcher.settle();
  }

  /** Overrides settings from the next page load on; those of every journey stay, those overridden before are as they were. */
  async settings(values: Record<string, unknown>): Promise<void> {
    const before = Object.fromEntries(Object.keys(this.overrides).map((name) => [name, this.model.setting(name)]));
    this.overrides = values;
    await this.portal.settings({ ...before, ...journeySettings, ...values });
  }

  async station(sight: Sight, then: readonly string[]): Promise<Station> {
    return { screen: sight.screen ?? '', href: sight.href, then, stored: await this.stored() };
  }

  /** Stands at the station again, first with what is kept now, then with what was kept then. */
  async returnTo(station: Station): Promise<boolean> {
    for (const attempt of ['now', 'then'] as const) {
      if (attempt === 'then') await this.keepInstead(station.stored);
      let sight = await this.open(station.href);
      // What was pressed then may still be so, and cannot be pressed again.
      for (const trigger of station.then)
        if (sight?.screen === station.screen) sight = (await this.press(trigger)) ?? sight;
      if (sight !== null && sight.screen === station.screen && sight.dialog !== null && sight.isWaiting)
        sight = await this.watcher.settle();
      if (sight?.screen === station.screen && sight.dialog === null) return true;
    }
    return false;
  }

  async standsAt({ screen, href, then }: Station): Promise<boolean> {
    const sight = await this.watcher.look();
    if (sight === null || sight.screen !== screen || sight.dialog !== null || sight.href !== href) return false;
    return then.length === 0 || sight.phone !== null;
  }

  hasBentSettings(): boolean {
    return Object.keys(this.overrides).length > 0;
  }

  /** State of the service that is gone when the next page is opened. */
  async forget(names: readonly string[]): Promise<void> {
    await this.page.goto(`${this.portal.origin}/healthz`).catch(() => null);
    await this.page.evaluate(
      (keys) => {
        for (const key of keys) sessionStorage.removeItem(key);
      },
      names.map((name) => `madoguchi.state.${this.service}.${name}`),
    );
  }

  /** What is kept is as it was then. */
  async keepInstead(stored: Stored): Promise<void> {
    await this.page.goto(`${this.portal.origin}/healthz`).catch(() => null);
    await this.store(stored);
  }

  async stored(): Promise<Stored> {
    return this.page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));
  }

  async store(stored: Stored): Promise<void> {
    await this.page.evaluate(({ session, local }) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    }, stored);
  }

  /** Fills in what is asked and presses what belongs to the trigger; null = it is not there. */
  async press(
    trigger: string,
    { settle = true, fills = true, choices = {} }: { settle?: boolean; fills?: boolean; choices?: Choices } = {},
  ): Promise<Sight | null> {
    const sight = await this.watcher.look();
    if (sight?.screen == null) return null;
    const screen = this.model.screen(sight.screen);
    const words = this.model.words(screen, trigger);
    if (words === null) return null;
    if (fills && trigger === 'action:next') await this.fill(screen.name, choices);
    this.typedOn.set(screen.name, await this.typed().catch(() => ({})));
    const main = this.page.getByRole('main');
    const name = pattern(words);
    const target = trigger.startsWith('change:')
      ? main
          .locator('.ui-summary-row', { has: this.page.locator('dt', { hasText: name }) })
          .getByRole('button')
          .or(main.getByRole('button', { name }))
      : await this.pressable(words);
    this.watcher.begin();
    const pressed = await clicked(target.first());
    if (!pressed) return null;
    return settle ? this.watcher.settle() : sight;
  }

  /** By its words; a card and a crumb say more, or stand outside of the screen's own part. */
  private async pressable(words: string): Promise<Locator> {
    const all = this.page.locator('main, nav').locator('button, a');
    const exactly = all.filter({ hasText: pattern(words) });
    return (await exactly.count()) > 0 ? exactly : all.filter({ hasText: pattern(`${words}…`) });
  }

  async pressInDialog(node: GraphNode, button: string, settle = true): Promise<Sight | null> {
    const label = this.model.dialogOf(node)?.buttons.find(({ id }) => id === button)?.label;
    if (label === undefined) return null;
    this.watcher.begin();
    const target = this.page
      .locator('dialog[open]')
      .last()
      .locator('button')
      .filter({ hasText: pattern(textOf(label)) });
    const pressed = await clicked(target);
    if (!pressed) return null;
    return settle ? this.watcher.settle() : this.watcher.look();
  }

  /** What the screen says. */
  async words(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  /** What stands in the controls of the screen, by name; what is never kept is left out. */
  async typed(): Promise<Typed> {
    const all = await this.page
      .getByRole('main')
      .locator('input:not([autocomplete=one-time-code]):not([type=password]), select, textarea')
      .evaluateAll((controls) =>
        controls.map((control, index) => {
          const { id, name, value, type, checked } = control as HTMLInputElement;
          return [`${index} ${id || name}`, type === 'radio' || type === 'checkbox' ? String(checked) : value] as const;
        }),
      );
    return Object.fromEntries(all);
  }

  private async fill(screen: string, choices: Choices): Promise<void> {
    const visit = this.visits.get(screen) ?? 0;
    this.visits.set(screen, visit + 1);
    const variant = Math.floor(visit / 2);
    await fillScreen(this.page, this.portal, this.model.screen(screen), { variant, choices }).catch(() => {});
  }

  async knowledge(screen: string, of?: Stored): Promise<Knowledge> {
    const stored = of ?? (await this.stored().catch(() => ({ session: {}, local: {} }) as Stored));
    const beginning = `madoguchi.state.${this.service}.`;
    const state: Record<string, unknown> = {};
    for (const { name, starts } of this.model.service(this.service).state)
      if (starts !== undefined) state[name] = starts;
    for (const [key, text] of Object.entries(stored.session)) {
      if (key.startsWith(beginning))
        state[key.slice(beginning.length)] = (JSON.parse(text) as { value: { value: unknown } }).value.value;
    }
    const settings = Object.fromEntries(
      (this.model.project.catalogs[0]?.settings ?? []).map(({ name, default: value }) => [name, value]),
    );
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
    return {
      service: this.service,
      screen,
      login: { dateToday: today, ...(this.loginAs ?? this.traveller.login) },
      answers: this.watcher.answers,
      state,
      launch: this.launch,
      returnTo: returnToIn(stored.session[`madoguchi.way.${this.service}`]),
      url: Object.fromEntries(new URL(this.page.url()).searchParams),
      settings: { ...settings, ...journeySettings, ...this.overrides },
    };
  }

  /** Is what is seen this place? */
  leadsTo(node: GraphNode, sight: Sight): boolean {
    switch (node.kind) {
      case 'screen':
      case 'stay':
        return sight.screen === node.name && sight.dialog === null;
      case 'dialog':
        return sight.dialog !== null && sight.screen === node.screen && pattern(node.title).test(sight.dialog);
      case 'app':
        return sight.screen === null && this.isAt(sight, this.appAddress(node.name));
      case 'address':
        return sight.screen === null && this.outsides(node.name).some((address) => this.isAt(sight, address));
      default:
        return false;
    }
  }

  private isAt(sight: Sight, address: string): boolean {
    if (address === '') return false;
    const [there, here] = [new URL(address, this.portal.origin), new URL(sight.href)];
    return (
      here.pathname === there.pathname &&
      [...there.searchParams].every(([name, value]) => here.searchParams.get(name) === value)
    );
  }

  private appAddress(name: string): string {
    const app = this.model.project.catalogs[0]?.apps.find((candidate) => candidate.name === name);
    return this.spelled((app as unknown as { url?: Value } | undefined)?.url).split('?')[0] ?? '';
  }

  /** Where an address of the catalogue may lie: what it says, or what stands in for it where that is empty (nobody launched the service). */
  private outsides(name: string): readonly string[] {
    const all = this.model.project.catalogs[0]?.addresses ?? [];
    const address = all.find((candidate) => candidate.name === name);
    const otherwise = address?.else == null ? [] : this.outsides(address.else);
    return [this.spelled(address?.is), ...otherwise];
  }

  /** A text whose placeholders are settings or the launch; others are left out. */
  private spelled(value: unknown): string {
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null) return '';
    if ('source' in value) {
      const [root, ...rest] = String(value.source).trim().split('.');
      if (root === 'launch') return this.launch[rest.join('.')] ?? '/';
      if (root === 'settings')
        return String(this.overrides[rest.join('.')] ?? this.model.setting(rest.join('.')) ?? '');
      return '';
    }
    return (value as { parts?: readonly unknown[] }).parts?.map((part) => this.spelled(part)).join('') ?? '';
  }
}

/** False: it is not there, or cannot be pressed however long one waits. */
async function clicked(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  return target.click({ timeout: 6000 }).then(
    () => true,
    () => false,
  );
}

/** Answers that are wanted, by name of the field. */
export type Choices = { readonly [field: string]: unknown };

function returnToIn(way: string | undefined): string | null {
  const kept = JSON.parse(way ?? 'null') as { value?: { returnTo?: string | null } } | null;
  return kept?.value?.returnTo ?? null;
}

/** Exactly these words, with anything in place of what is only known at run time. */
export function pattern(words: string): RegExp {
  const escaped = words.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return new RegExp(`^\\s*${escaped.join('.*')}\\s*$`, 'u');
}

export function textOf(text: TextValue): string {
  if (typeof text === 'string') return text;
  return text.parts.map((part) => (typeof part === 'string' ? part : '…')).join('');
}
