import type { WrittenCall } from '../../src/model/catalog.ts';
import type { Project } from '../../src/model/project.ts';
import type { Story, StoryStep } from '../../src/model/story.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { logIn } from '../../src/stories/sandbox.ts';
import { StoryFailure } from '../../src/stories/until.ts';
import { openBrowser, type Tab } from '../runtime/browser.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { kinds } from '../stories/all-stories.ts';
import { inProcess } from '../stories/in-process/driver.ts';
import { claimJudge, keepsTyped } from './claim-judge.ts';
import { falseClaims, saysUnknown } from './claims.ts';
import { openElsewhere } from './elsewhere.ts';
import type { Fault } from './faults.ts';
import { faultyRequests, givingUpSoon } from './faulty-requests.ts';
import { watchedWire } from './last-act.ts';
import { falseNamedClaims, withoutJudged } from './named-claims.ts';
import { readAgain, shownAsDone } from './played-in.ts';
import { untoldFromHome } from './told-from-home.ts';
import { type Before, beforeIn, formOf, hasGoneOn, nowhere, whereIs } from './where.ts';

/**
 * What happens once it went wrong: what is offered is done, or the page is loaded again, or opened elsewhere as well, where an act is made, too. Or the
 * tab is closed, and another one opens where the story began.
 */
export const afterwards = ['as offered', 'reload', 'second tab', 'second device', 'closed tab'] as const;

export type Afterwards = (typeof afterwards)[number];

export interface Outcome {
  readonly hasMet: boolean;
  /** Where one is then. Example `kana-check, dialog outcomeUnknown`. */
  readonly seen: string;
  /** What was said on the way, until it was known, and is not so. */
  readonly claims: readonly string[];
  /** Nothing said that nobody knows whether an act was done. */
  readonly isSilent: boolean;
  /** Inputs of which what had been typed was gone. */
  readonly lost: readonly string[];
  /** null = the story went on to its end; otherwise where it stopped. */
  readonly stopped: string | null;
}

/** In milliseconds. */
const patience = { forCalls: 500, forSteps: 4_000, forOpening: 20_000, onceMet: 600 };

/** How long it waits, and what it does meanwhile, changes on the way. */
type Changeable = Driver & { patience: number; pause: Driver['pause'] };

export interface Tried {
  readonly project: Project;
  readonly origin: string;
  readonly story: Story;
  readonly call: WrittenCall;
  /** Is the act made elsewhere, too, after this fault? Otherwise one only looks there. It takes ten times as long. */
  actsElsewhere(fault: Fault): boolean;
}

/** Plays a story in which one call goes wrong the first time, and goes on to its end as a person would. */
export async function playWithFault(tried: Tried, fault: Fault, then: Afterwards): Promise<Outcome> {
  const { project, origin, story, call } = tried;
  const requests = faultyRequests(origin, call, fault);
  let tab: Tab | null = null;
  let isClosed = false;
  const openTab: typeof openBrowser = (options) => {
    const { local = new MemoryStorage() } = options.storages ?? {};
    tab = openBrowser(isClosed ? { ...options, storages: { session: new MemoryStorage(), local } } : options);
    isClosed = false;
    return tab;
  };
  const wire = watchedWire(project, requests);
  const driver: Changeable = inProcess(project, origin, openTab, { ...requests, ...wire });
  const judge = claimJudge(() => tab, wire, driver);
  driver.patience = patience.forSteps;
  const now = (): Tab => tab as unknown as Tab;
  const isActedElsewhere = tried.actsElsewhere(fault) && call.effect === 'files' && then.startsWith('second');
  const claims = new Set<string>();
  const lost = new Set<string>();
  let seen = '';
  let isOver = false;
  let isLooking = false;
  let isSilent = false;

  /** Who waits for a card is never done with it. `isOpened`: nobody waits for one; the screen is there in the end, however busy the machine is. */
  const settle = async (isOpened = false) => {
    driver.patience = isOpened ? patience.forOpening : patience.forCalls;
    await driver.settled();
    driver.patience = 3_000;
    if (requests.hasMet() && !isOver) await driver.settled();
    driver.patience = patience.forSteps;
  };

  const look = async (isUnknown: boolean, of: () => Tab = now, by = driver) => {
    const there = of();
    const toasts = there.portal.toasts.getState().shown.map(({ text }) => text);
    const words = there.left.length > 0 ? [] : [...(await by.words()), ...toasts];
    const world = { isDone: requests.isCarriedOut(), isUnknown };
    const unnamed = withoutJudged(words, there.screen.service.name);
    for (const claim of [...falseClaims(unnamed, world), ...falseNamedClaims(words, world, keepsTyped(there))])
      claims.add(claim);
    if (of !== now) return;
    await judge.judge();
    for (const wrong of judge.wrong) claims.add(wrong);
  };

  const { pause } = driver;
  let metAt: number | null = null;
  // What is waited for does not come once it went wrong.
  driver.pause = async () => {
    await pause();
    if (!isLooking || isOver || !requests.hasMet()) return;
    metAt ??= performance.now();
    if (performance.now() - metAt > patience.onceMet) throw new StoryFailure('', 'a call went wrong');
  };

  const play = async (step: StoryStep, by: Driver = driver): Promise<string | null> => {
    const kind = kinds[step.kind];
    if (kind === undefined) throw new Error(`No step is called ${step.kind}`);
    isLooking = kind.role === 'looks';
    try {
      await kind.play(step.options as never, { story, project, driver: by });
      return null;
    } catch (error) {
      if (!(error instanceof StoryFailure)) throw error;
      return `${kind.tell(step.options as never)}: ${error.instead}`;
    } finally {
      isLooking = false;
    }
  };

  /** Is it said there that an act that may be repeated is done? */
  const isSaidDone = async (by: Driver) => {
    const said = shownAsDone[call.name];
    return said !== undefined && (await by.words()).some((word) => word.includes(said));
  };

  /** The same page elsewhere: it is looked at, and an act is made there as well. */
  const elsewhere = async (address: string, steps: readonly StoryStep[]) => {
    const local = then === 'second device' ? null : now().storages.local;
    const other = openElsewhere({ project, origin, requests, local });
    await other.driver.open(address);
    await other.driver.settled();
    await look(false, other.tab, { ...other.driver, patience: 3_000 });
    if (isActedElsewhere && !(await isSaidDone(other.driver))) {
      for (const step of steps) if ((await play(step, other.driver)) !== null) break;
      await other.driver.settled();
      await look(false, other.tab, { ...other.driver, patience: 3_000 });
    }
    await other.driver.close();
  };

  /** What the person does on the page where it went wrong. Returns where that is not possible. */
  const recover = async (
    step: StoryStep,
    { address, ...before }: Before,
    onScreen: readonly StoryStep[],
    next: StoryStep | undefined,
  ): Promise<string | null> => {
    const fills = onScreen.filter(({ kind }) => kind === 'fill');
    if (then.startsWith('second')) await elsewhere(address, onScreen);
    /** What was typed is refused (a code that another one has replaced, say): it is typed anew, and sent. */
    const again = async (): Promise<string | null> => {
      await settle();
      if (now().at !== before.at || now().left.length > 0 || now().screen.view.getState().errors.length === 0)
        return null;
      for (const fill of fills) await play(fill);
      return play(step);
    };
    if (hasGoneOn(now(), next)) {
      if (then === 'reload') await driver.reload();
      await settle();
      return null;
    }
    const open = now().left.length > 0 ? undefined : now().portal.dialogs.getState().open.at(-1);
    if (then !== 'reload' && open !== undefined) {
      const ids = open.dialog.buttons.map(({ id }) => id);
      const offered = ids.find((id) => id === 'retry') ?? ids.find((id) => id === 'close' || id === 'ok') ?? ids.at(-1);
      const instead = await driver.answer(offered ?? '');
      if (instead !== null) return `${offered}: ${instead}`;
      await settle();
      if (offered === 'retry') return again();
    }
    if (!fault.isUnknown && story.person !== null && fault.name === 'session over')
      await logIn(driver, story.person, { again: true });
    // What a page or an app asked for by itself is not pressed again.
    if (step.kind !== 'press' && step.kind !== 'answer') return 'led on';
    const isElsewhere = now().left.length > 0 || now().at !== before.at;
    // A refusal may lead on to where it is explained; that is its end.
    if (isElsewhere && !fault.isUnknown && fault.name !== 'session over') return 'led on';
    if (then === 'reload' || isElsewhere || now().dialog !== null) {
      await (isElsewhere ? driver.open(address) : driver.reload());
      await settle();
      await look(fault.isUnknown && now().dialog?.name.startsWith('outcome') !== true);
      const told = now().dialog?.name ?? '';
      // What follows the answer has come by itself.
      if (next?.kind === 'dialog' && next.options.dialog === told) return null;
      if (told === 'outcomeDone' || told === 'outcomeNone') {
        const instead = await driver.answer(told === 'outcomeDone' ? 'result' : 'close');
        if (instead !== null) return instead;
        await settle();
        if (told === 'outcomeDone') return null;
        // What was not received is shown on the check screen again; from there it goes on to where it is sent.
        for (let most = 5; most > 0 && now().at !== before.at; most -= 1) {
          const stopped = await driver.press('next', null);
          if (stopped !== null) return stopped;
          await settle();
        }
      }
      const after = now().at === before.at ? formOf(now()) : before.form;
      for (const fill of fills) {
        for (const name of Object.keys(fill.options.fill as object))
          if (name in before.form && JSON.stringify(after[name]) !== JSON.stringify(before.form[name])) lost.add(name);
        await play(fill);
      }
    }
    if (fault.name === 'session over' && now().at === readAgain[call.name]) return 'led on';
    if (await isSaidDone(driver)) return 'shown as done';
    // A dialog that has gone is opened again.
    const opening = onScreen.findLast(({ kind }) => kind === 'press');
    if (step.kind === 'answer' && now().dialog === null && opening !== undefined) await play(opening);
    const instead = (await play(step)) ?? (await again());
    // What is done may have gone from where it was offered, in favour of what came of it.
    return instead !== null && requests.isCarriedOut() ? 'shown as done' : instead;
  };

  /** What another tab says of the act, once the one that sent it is closed. Returns what it fails to say. */
  const openedAfterClosing = async (address: string): Promise<string | null> => {
    isClosed = true;
    const untold = await untoldFromHome({ origin, requests, call }, now().storages.local);
    if (untold !== null) return untold;
    await driver.open(address);
    await settle(true);
    await look(false);
    const told = now().dialog?.name ?? '';
    const isDone = requests.isCarriedOut();
    // What reads at the portal how things are shows it where it is read.
    if (call.name in shownAsDone) return null;
    if (told !== (isDone ? 'outcomeDone' : 'outcomeNone')) return `says nothing of it (${whereIs(now())})`;
    await driver.answer(isDone ? 'result' : 'close');
    await settle(true);
    await look(false);
    return now().left.length > 0 || now().screen.view.getState().phase === 'ready' ? null : `stops (${whereIs(now())})`;
  };

  const end = async (stopped: string | null): Promise<Outcome> => {
    await driver.close();
    return { hasMet: requests.hasMet(), seen, claims: [...claims], isSilent, lost: [...lost], stopped };
  };

  if (story.person !== null) await logIn(driver, story.person);
  await driver.settings(story.settings);
  let onScreen: readonly StoryStep[] = [];
  /** Where the person came in. */
  let begun = '';
  for (const [nth, step] of story.steps.entries()) {
    if (isOver && step.kind === 'sent') continue;
    const before = tab === null ? nowhere : beforeIn(now());
    const played = async () => {
      const stopped = await play(step);
      if (!isOver && kinds[step.kind]?.role === 'does' && tab !== null) await settle();
      return stopped;
    };
    const stopped = isOver ? await played() : await givingUpSoon(played);
    if (begun === '' && step.kind === 'open') begun = beforeIn(now()).address;
    if (step.kind === 'screen') onScreen = [];
    else if (kinds[step.kind]?.role === 'does') onScreen = [...onScreen, step];
    if (!isOver && requests.hasMet()) {
      isOver = true;
      seen = whereIs(now());
      await look(fault.isUnknown);
      if (call.effect === 'files' && fault.isUnknown && now().left.length === 0)
        isSilent = !saysUnknown(await driver.words()) && !(requests.isCarriedOut() && (await isSaidDone(driver)));
      const rest = story.steps.slice(nth + 1);
      const isBegunHere = begun.split('?')[0] === before.address.split('?')[0];
      if (then === 'closed tab') return end(await openedAfterClosing(isBegunHere ? before.address : begun));
      const instead = await recover(step, before.at === '' ? beforeIn(now()) : before, onScreen, rest[0]);
      if (isActedElsewhere) {
        await look(false);
        // What is done after that leaves records of its own.
        const until = rest.findIndex(({ kind }) => kinds[kind]?.role === 'does');
        const left = until < 0 ? rest : rest.slice(0, until);
        const records = requests.isCarriedOut() ? left.filter(({ kind }) => kind === 'filed') : [];
        for (const filed of records) {
          const missing = await play(filed);
          if (missing !== null) return end(missing);
        }
        return end(null);
      }
      if (instead === 'led on' || instead === 'shown as done') return end(null);
      if (instead !== null) return end(`${instead} (${whereIs(now())})`);
      continue;
    }
    if (stopped !== null) return end(stopped);
  }
  return end(null);
}
