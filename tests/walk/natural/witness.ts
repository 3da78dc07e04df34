import { namesOfLead } from '../../../src/load/names/pressable-names.ts';
import { theEffects } from '../../../src/load/steps/effects-of.ts';
import type { Driver } from '../../../src/stories/driver.ts';
import { vocabulary } from '../../load/vocabulary.ts';
import { type BrowserOptions, openBrowser, type Tab } from '../../runtime/browser.ts';
import { inProcess } from '../../stories/in-process/driver.ts';
import { called } from '../../stories/in-process/press.ts';
import { createRequests } from '../../stories/requests.ts';
import type { Ground } from '../ground.ts';
import { noMark } from '../landing.ts';
import { isByItself, unknownMove } from '../moves.ts';
import { asking } from './asking.ts';
import { type Pressed, type Stop, tryFailures, tryOthers } from './attempts.ts';
import { noteStep } from './beside.ts';
import type { Ledger } from './ledger.ts';
import { actFrom, standingAt } from './standing-at.ts';
import { type Act, edgesTaken, type Given, type Outcome } from './taken.ts';

/**
 * A driver of stories before the real portal that notes which edges are taken. `isTrying`: at each place it also lets calls fail and presses what
 * the story leaves alone, in tabs beside. Call `end` after the last step.
 */
export function witness(
  ground: Ground,
  origin: string,
  ledger: Ledger,
  isTrying: boolean,
): { readonly driver: Driver; end(): Promise<void> } {
  const requests = createRequests(origin);
  const own = asking(ground, requests);
  /** Places of this story that were tried. */
  const tried = new Set<string>();
  let opened: { readonly tab: Tab; readonly options: BrowserOptions } | null = null;
  let ran: Outcome['ran'] = [];
  let given: Given[] = [];
  let act: Act | null = null;

  const openTab: typeof openBrowser = (options) => {
    const tab = openBrowser({ ...options, onStep: (step) => noteStep(ground, ran, step) });
    opened = { tab, options };
    return tab;
  };
  const told = (one: Given) => {
    given.push(one);
    if (one.code === 'http-400') ledger.refused.add(one.call);
  };
  const driver = inProcess(ground.project, origin, openTab, { ...requests, call: own.caller(told, null) });

  /** Notes what came of the last act: whoever acts again has waited for it. */
  function flush(): void {
    if (act !== null && opened !== null) {
      for (const { id } of edgesTaken(ground, act, { tab: opened.tab, ran, given })) ledger.taken.add(id);
      const hasRepeated = ran.some((step) => theEffects(step, vocabulary, 'repeat').length > 0);
      const unknown = hasRepeated ? null : unknownTo(ground, opened.tab, act);
      // What is tried again goes on where it had failed: the graph tells of that from the screen.
      if (unknown !== null) ledger.unknown.add(unknown);
    }
    act = null;
    ran = [];
    given = [];
  }

  async function doing(tab: Tab, isTrigger: Act['isTrigger'], work: () => Promise<string | null>) {
    flush();
    const next = actFrom(ground, tab, standingAt(ground, tab), isTrigger);
    const why = await work();
    if (why === null) act = next;
    return why;
  }

  async function look(stop: Stop, pressed: Pressed): Promise<void> {
    const isNew = (what: string) => isTrying && !tried.has(what) && tried.add(what).size > 0;
    if (isNew(stop.tab.at)) {
      await tryFailures(stop, null);
      await tryOthers(stop);
    }
    if (pressed !== null && isNew(`${stop.tab.at} ${pressed.target}`)) await tryFailures(stop, pressed);
  }

  const now = () => opened;
  const watching: Driver = {
    ...driver,
    async open(address) {
      flush();
      const before = now()?.tab.at ?? '';
      await driver.open(address);
      const tab = now()?.tab;
      if (tab === undefined) return;
      const here = tab.at === '' ? [] : [`screen:${tab.at}`, `start:${tab.screen.service.name}`];
      const near = ground.nodes.filter(
        ({ id, kind, screen }) => here.includes(id) || (kind === 'app' && [before, tab.at].includes(screen)),
      );
      const isArriving = (trigger: string) => isByItself(trigger) || ['bare', 'return'].includes(trigger);
      act = actFrom(
        ground,
        tab,
        near.map(({ id }) => id),
        isArriving,
        noMark,
      );
    },
    async press(target, at) {
      const current = now();
      if (current === null || !canBeSeen(current.tab)) return driver.press(target, at);
      const { tab } = current;
      const names = called(tab, target).flatMap(({ lead }) => namesOfLead(lead));
      const isTrigger = (trigger: string) => names.includes(nameOf(trigger));
      if (names.length > 0) {
        flush();
        await look({ ground, ledger, asking: own, ...current }, { target, at, isTrigger });
      }
      return doing(tab, isTrigger, () => driver.press(target, at));
    },
    async answer(button) {
      const tab = now()?.tab;
      const open = tab?.portal.dialogs.getState().open.at(-1);
      if (tab === undefined || open === undefined) return driver.answer(button);
      const { buttons } = open.dialog;
      const pressed = buttons.filter(({ id, label }) => id === button || open.evaluator.text(label) === button);
      const triggers = pressed.map(({ id }) => `button:${id}`);
      return doing(
        tab,
        (trigger) => triggers.includes(trigger),
        () => driver.answer(button),
      );
    },
  };
  return {
    driver: watching,
    async end() {
      flush();
      const current = now();
      if (current !== null && canBeSeen(current.tab)) await look({ ground, ledger, asking: own, ...current }, null);
      await driver.close();
    },
  };
}

const canBeSeen = (tab: Tab) =>
  tab.at !== '' && tab.left.length === 0 && tab.dialog === null && tab.screen.view.getState().phase === 'ready';

/** Where an act led and the graph knows no way; null = it knows one. */
function unknownTo(ground: Ground, tab: Tab, { from, isTrigger, since }: Act): string | null {
  const triggers = new Set(from.flatMap((id) => ground.from(id)).map(({ trigger }) => trigger));
  const own = [...triggers].filter((one) => isTrigger(one) && !isByItself(one));
  const why = from.flatMap((id) => [null, ...own].map((trigger) => unknownMove(ground, tab, id, trigger, since)));
  return why.includes(null) ? null : (why.at(-1) ?? null);
}

/** Of what is pressed for a trigger. Example: `link:pension?view=1` is `pension`, `cancel` itself. */
const nameOf = (trigger: string) => (trigger.split(':').at(-1) ?? '').replace(/[?#].*$/u, '');
