import type { CallDefinition } from '../../src/model/catalog.ts';
import type { Project } from '../../src/model/project.ts';
import type { Story, StoryStep } from '../../src/model/story.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { logIn } from '../../src/stories/sandbox.ts';
import { StoryFailure } from '../../src/stories/until.ts';
import { MemoryStorage, openBrowser, type Tab } from '../runtime/browser.ts';
import { kinds } from '../stories/all-stories.ts';
import { inProcess } from '../stories/in-process/driver.ts';
import { falseClaims, saysUnknown } from './claims.ts';
import type { Fault } from './faults.ts';
import { faultyRequests, givingUpSoon } from './faulty-requests.ts';
import { falseNamedClaims } from './named-claims.ts';

/** What happens once it went wrong: what is offered is done, or the page is loaded again, or opened elsewhere as well. */
export const afterwards = ['as offered', 'reload', 'second tab', 'second device'] as const;

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
const patience = { forCalls: 500, forSteps: 4_000, onceMet: 600 };

/** How long it waits, and what it does meanwhile, changes on the way. */
type Changeable = Driver & { patience: number; pause: Driver['pause'] };

export interface Tried {
  readonly project: Project;
  readonly origin: string;
  readonly story: Story;
  readonly call: CallDefinition;
}

/** Plays a story in which one call goes wrong the first time, and goes on to its end as a person would. */
export async function playWithFault(tried: Tried, fault: Fault, then: Afterwards): Promise<Outcome> {
  const { project, origin, story, call } = tried;
  const requests = faultyRequests(origin, call.path, fault);
  let tab: Tab | null = null;
  const openTab: typeof openBrowser = (options) => {
    tab = openBrowser(options);
    return tab;
  };
  const driver: Changeable = inProcess(project, origin, openTab, requests);
  driver.patience = patience.forSteps;
  const now = (): Tab => tab as unknown as Tab;
  const claims = new Set<string>();
  const lost = new Set<string>();
  let seen = '';
  let isOver = false;
  let isLooking = false;
  let isSilent = false;

  /** Who waits for a card is never done with it. */
  const settle = async () => {
    driver.patience = patience.forCalls;
    await driver.settled();
    driver.patience = requests.hasMet() && !isOver ? 1_000 : patience.forCalls;
    if (requests.hasMet() && !isOver) await driver.settled();
    driver.patience = patience.forSteps;
  };

  const look = async (isUnknown: boolean, of: () => Tab = now, by = driver) => {
    const there = of();
    const toasts = there.portal.toasts.getState().shown.map(({ text }) => text);
    const words = there.left.length > 0 ? [] : [...(await by.words()), ...toasts];
    const world = { isDone: requests.isCarriedOut(), isUnknown };
    const typed = Array.from({ length: there.storages.session.length }, (_, nth) => there.storages.session.key(nth));
    const keepsTyped = typed.some((key) => key?.startsWith('madoguchi.typed.') === true);
    for (const claim of [...falseClaims(words, world), ...falseNamedClaims(words, world, keepsTyped)])
      claims.add(claim);
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

  const play = async (step: StoryStep): Promise<string | null> => {
    const kind = kinds[step.kind];
    if (kind === undefined) throw new Error(`No step is called ${step.kind}`);
    isLooking = kind.role === 'looks';
    try {
      await kind.play(step.options as never, { story, project, driver });
      return null;
    } catch (error) {
      if (!(error instanceof StoryFailure)) throw error;
      return `${kind.tell(step.options as never)}: ${error.instead}`;
    } finally {
      isLooking = false;
    }
  };

  /** The same page, where nothing is known of what was done here. */
  const openElsewhere = async (address: string, isOtherDevice: boolean) => {
    let other: Tab | null = null;
    const by = inProcess(
      project,
      origin,
      (options) => {
        const session = new MemoryStorage();
        const local = isOtherDevice ? new MemoryStorage() : (options.storages?.local ?? new MemoryStorage());
        other = openBrowser({ ...options, storages: { session, local } });
        return other;
      },
      { ...requests, call: requests.call },
    );
    await by.open(address);
    await by.settled();
    await look(false, () => other as unknown as Tab, { ...by, patience: 3_000 });
    await by.close();
  };

  /** What the person does on the page where it went wrong. Returns where that is not possible. */
  const recover = async (
    step: StoryStep,
    { address, ...before }: Before,
    fills: readonly StoryStep[],
  ): Promise<string | null> => {
    if (then === 'second tab' || then === 'second device') await openElsewhere(address, then === 'second device');
    const open = now().left.length > 0 ? undefined : now().portal.dialogs.getState().open.at(-1);
    if (then !== 'reload' && open !== undefined) {
      const ids = open.dialog.buttons.map(({ id }) => id);
      const offered = ids.find((id) => id === 'retry') ?? ids.find((id) => id === 'close' || id === 'ok') ?? ids.at(-1);
      const instead = await driver.answer(offered ?? '');
      if (instead !== null) return `${offered}: ${instead}`;
      await settle();
      if (offered === 'retry') return null;
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
      if (told === 'outcomeDone' || told === 'outcomeNone') {
        const instead = await driver.answer(told === 'outcomeDone' ? 'result' : 'close');
        if (instead !== null) return instead;
        await settle();
        if (told === 'outcomeDone') return null;
      }
      const after = now().at === before.at ? formOf(now()) : before.form;
      for (const fill of fills) {
        for (const name of Object.keys(fill.options.fill as object))
          if (name in before.form && JSON.stringify(after[name]) !== JSON.stringify(before.form[name])) lost.add(name);
        await play(fill);
      }
    }
    const instead = await play(step);
    // What is done may have gone from where it was offered, in favour of what came of it.
    return instead !== null && requests.isCarriedOut() ? 'shown as done' : instead;
  };

  const end = async (stopped: string | null): Promise<Outcome> => {
    await driver.close();
    return { hasMet: requests.hasMet(), seen, claims: [...claims], isSilent, lost: [...lost], stopped };
  };

  if (story.person !== null) await logIn(driver, story.person);
  await driver.settings(story.settings);
  let fills: readonly StoryStep[] = [];
  for (const step of story.steps) {
    if (isOver && step.kind === 'sent') continue;
    const before = tab === null ? nowhere : beforeIn(now());
    const played = async () => {
      const stopped = await play(step);
      if (!isOver && kinds[step.kind]?.role === 'does' && tab !== null) await settle();
      return stopped;
    };
    const stopped = isOver ? await played() : await givingUpSoon(played);
    if (step.kind === 'fill') fills = [...fills, step];
    if (step.kind === 'screen') fills = [];
    if (!isOver && requests.hasMet()) {
      isOver = true;
      seen = whereIs(now());
      await look(fault.isUnknown);
      if (call.effect === 'files' && fault.isUnknown && now().left.length === 0)
        isSilent = !saysUnknown(await driver.words());
      const instead = await recover(step, before.at === '' ? beforeIn(now()) : before, fills);
      if (instead === 'led on' || instead === 'shown as done') return end(null);
      if (instead !== null) return end(instead);
      continue;
    }
    if (stopped !== null) return end(stopped);
  }
  return end(null);
}

/** Where one was before the step, and what was typed there. */
interface Before {
  readonly at: string;
  readonly address: string;
  readonly form: { readonly [field: string]: unknown };
}

const nowhere: Before = { at: '', address: '', form: {} };

function beforeIn(tab: Tab): Before {
  const { pathname, search } = tab.location;
  return { at: tab.at, address: `${pathname}${search}`, form: formOf(tab) };
}

/** What was typed, but for what its descriptor keeps on no reload (a consent, say). */
function formOf(tab: Tab): { readonly [field: string]: unknown } {
  if (tab.at === '') return {};
  const { screen, view } = tab.screen;
  const unkept = screen.fields.filter(({ keep }) => keep === 'never').map(({ name }) => name);
  return Object.fromEntries(Object.entries(view.getState().form).filter(([name]) => !unkept.includes(name)));
}

function whereIs(tab: Tab): string {
  const left = tab.left.at(-1);
  if (left !== undefined) return `left for ${new URL(left, 'http://portal').pathname}`;
  if (tab.at === '') return 'no screen';
  const { phase, errors } = tab.screen.view.getState();
  const more = [
    ...(phase === 'ready' ? [] : [phase]),
    ...(tab.dialog === null ? [] : [`dialog ${tab.dialog.name}`]),
    ...(errors.length > 0 ? ['errors'] : []),
    ...tab.portal.toasts.getState().shown.map(({ text }) => `toast ${text}`),
  ];
  return [tab.at, ...more].join(', ');
}
