import { namesOfLead } from '../../../src/load/names/pressable-names.ts';
import { theEffects } from '../../../src/load/steps/effects-of.ts';
import type { Step } from '../../../src/model/step.ts';
import type { Driver, Instead } from '../../../src/stories/driver.ts';
import { vocabulary } from '../../load/vocabulary.ts';
import { openBrowser, type Tab } from '../../runtime/browser.ts';
import { MemoryStorage } from '../../runtime/memory-storage.ts';
import { inProcess } from '../../stories/in-process/driver.ts';
import { called } from '../../stories/in-process/press.ts';
import { createRequests, ownCookies } from '../../stories/requests.ts';
import type { Ground } from '../ground.ts';
import { markOf, noMark } from '../landing.ts';
import { isByItself, unknownMove } from '../moves.ts';
import { asking } from './asking.ts';
import { createClock } from './clock.ts';
import type { Fault } from './given.ts';
import type { Ledger } from './ledger.ts';
import type { NaturalPortal } from './portal.ts';
import { actFrom, appsAt, standingAt } from './standing-at.ts';
import { type Act, edgesTaken, type Given } from './taken.ts';

/** What every browser walks over, and notes what it takes in. */
export interface Field {
  readonly ground: Ground;
  readonly portal: NaturalPortal;
  readonly ledger: Ledger;
  /** Screens that stories name. */
  readonly told: ReadonlySet<string>;
  /** Only moves that no edge tells of are noted, not the edges that are taken; default false. */
  readonly isBrief?: boolean;
}

/** A browser whose every move is held against the graph. */
export interface Witness {
  readonly driver: Driver;
  /** As it is now. */
  tab(): Tab;
  /** Milliseconds by which it is ahead of the clock. */
  ahead(): number;
  readonly cookies: Map<string, string>;
  fail(faults: readonly Fault[]): void;
  /** Does what the driver knows nothing of. */
  act(isTrigger: Act['isTrigger'], work: () => Promise<Instead>): Promise<Instead>;
  settled(): Promise<void>;
  /** Lets time pass here alone. */
  elapse(milliseconds: number): Promise<void>;
  /** Until a call to which no answer comes is given up. */
  giveUp(): Promise<void>;
  /** Notes what came of the last act. */
  note(): void;
  /** Runs the work in the time of this browser. */
  within<T>(work: () => Promise<T>): Promise<T>;
}

/** `like`: begins with what another one keeps at this moment, at the same address; null = with nothing. `look`: before something is pressed, or a phone used. */
export function witness(
  { ground, portal, ledger, isBrief = false }: Field,
  like: Witness | null,
  look: (own: Witness, target: string) => Promise<void>,
): Witness {
  const clock = createClock();
  const cookies = new Map(like?.cookies);
  const requests = createRequests(portal.origin, ownCookies(cookies), portal.send);
  const storages = like === null ? null : copiesOf(like.tab());
  const ahead = like?.ahead() ?? 0;
  let now: () => number = Date.now;
  let tab: Tab | null = null;
  let ran: Step[] = [];
  let given: Given[] = [];
  let hasWaited = false;
  let act: Act | null = null;
  const asks = asking(ground, requests, clock, (one, isFault) => {
    given.push(one);
    if (one.code === 'http-400' && !isFault) ledger.refused.add(one.call);
  });

  const openTab: typeof openBrowser = (options) => {
    const { now: own = Date.now } = options;
    now = () => own() + ahead + clock.passed();
    tab = openBrowser({
      ...options,
      now,
      ...(storages !== null && { storages }),
      onStep(step) {
        const known = ground.stepOf(step);
        if (known !== undefined) ran.push(known);
      },
    });
    return tab;
  };
  const driver = inProcess(ground.project, portal.origin, openTab, { ...requests, call: asks.call });
  const here = () => tab as unknown as Tab;
  if (like !== null) Object.assign(here().location, like.tab().location);

  function note(): void {
    if (act !== null) {
      const outcome = { tab: here(), ran, given, hasWaited };
      if (!isBrief) for (const { id } of edgesTaken(ground, act, outcome)) ledger.taken.add(id);
      // What is tried again goes on where it had failed: the graph tells of that from the screen.
      const hasRepeated = ran.some((step) => theEffects(step, vocabulary, 'repeat').length > 0);
      const unknown = hasRepeated ? null : unknownTo(ground, here(), act);
      if (unknown !== null) ledger.unknown.add(unknown);
    }
    act = null;
    ran = [];
    given = [];
    hasWaited = false;
  }

  async function doing(next: () => Act, work: () => Promise<Instead>): Promise<Instead> {
    note();
    const begun = next();
    const why = await work();
    if (why === null) act = begun;
    return why;
  }

  const standing = (isTrigger: Act['isTrigger']) => () =>
    isBrief
      ? { from: standingAt(ground, here()), isTrigger, since: markOf(here()), unmet: new Set<never>() }
      : actFrom(ground, here(), standingAt(ground, here()), isTrigger);

  /** Whatever opens by itself at an address, or after an app. */
  async function arriving(address: string, work: () => Promise<void>): Promise<void> {
    const before = here();
    const match = before.portal.match(new URL(address, portal.origin).pathname.replace(/^\/svc\//u, ''));
    await doing(
      () => {
        const nodes = match === null ? [] : 'bare' in match ? [`start:${match.bare}`] : [`screen:${match.screen}`];
        const isTrigger = (trigger: string) => isByItself(trigger) || ['bare', 'return'].includes(trigger);
        return { from: [...nodes, ...appsAt(ground, before)], isTrigger, since: noMark, unmet: new Set() };
      },
      async () => {
        await work();
        return null;
      },
    );
  }

  const address = () => `${here().location.pathname}${here().location.search}`;
  const own: Witness = {
    tab: here,
    ahead: () => now() - Date.now(),
    cookies,
    fail: asks.fail,
    act: (isTrigger, work) => doing(standing(isTrigger), work),
    settled: () => asks.settled(here()),
    elapse: clock.pass,
    async giveUp() {
      for (let round = 0; asks.isLeftWaiting() && round < 12; round += 1) {
        await clock.pass(31_000);
        await asks.settled(here());
      }
    },
    note,
    within: clock.within,
    driver: {
      ...driver,
      leastLooks: 200,
      async pause() {
        await asks.settled(here());
        await clock.pass(10);
        await driver.pause();
      },
      async pass(seconds) {
        hasWaited ||= seconds > 30;
        await driver.pass(seconds);
      },
      async phone() {
        const phone = await driver.phone();
        if (phone !== '') await look(own, 'phone');
        return phone;
      },
      open: (to) => arriving(to, () => driver.open(to)),
      reload: () => arriving(address(), () => driver.reload()),
      async back() {
        note();
        await driver.back();
      },
      async press(target, at) {
        if (here().at === '' || here().screen.view.getState().phase !== 'ready') return driver.press(target, at);
        const names = called(here(), target).flatMap(({ lead }) => namesOfLead(lead));
        if (names.length > 0) {
          note();
          await look(own, target);
        }
        return doing(
          standing((trigger) => names.includes(nameOf(trigger))),
          () => driver.press(target, at),
        );
      },
      async answer(button) {
        const open = here().portal.dialogs.getState().open.at(-1);
        const pressed = (open?.dialog.buttons ?? []).filter(
          ({ id, label }) => id === button || open?.evaluator.text(label) === button,
        );
        const triggers = pressed.map(({ id }) => `button:${id}`);
        return doing(
          standing((trigger) => triggers.includes(trigger)),
          () => driver.answer(button),
        );
      },
    },
  };
  return own;
}

/** Where an act led and the graph knows no way; null = it knows one. */
function unknownTo(ground: Ground, tab: Tab, { from, isTrigger, since }: Act): string | null {
  const triggers = new Set(from.flatMap((id) => ground.from(id)).map(({ trigger }) => trigger));
  const own = [...triggers].filter((one) => isTrigger(one) && !isByItself(one));
  const why = from.flatMap((id) => [null, ...own].map((trigger) => unknownMove(ground, tab, id, trigger, since)));
  return why.includes(null) ? null : (why.at(-1) ?? null);
}

/** Of what is pressed for a trigger. Example: `link:pension?view=1` is `pension`, `cancel` itself. */
const nameOf = (trigger: string) => (trigger.split(':').at(-1) ?? '').replace(/[?#].*$/u, '');

const copiesOf = ({ storages: { session, local } }: Tab) => ({ session: copyOf(session), local: copyOf(local) });

function copyOf(storage: Storage): MemoryStorage {
  const copy = new MemoryStorage();
  for (let nth = 0; nth < storage.length; nth += 1) {
    const key = storage.key(nth) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}
