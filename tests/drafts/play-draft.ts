import type { Filing } from '../../src/flow/filed/filings.ts';
import { namesOfLead } from '../../src/load/names/pressable-names.ts';
import type { Story } from '../../src/model/story.ts';
import { findModules } from '../../src/server/modules.ts';
import { readPersonas } from '../../src/server/sandbox/people/read-personas.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { mailedCode } from '../../src/stories/sandbox.ts';
import { StoryFailure } from '../../src/stories/until.ts';
import type { Tab } from '../runtime/browser.ts';
import { kinds } from '../stories/all-stories.ts';
import { shownLeads } from '../stories/in-process/press.ts';
import type { Ground } from '../walk/ground.ts';
import { isReady } from '../walk/natural/beside.ts';
import { standingAt } from '../walk/natural/standing-at.ts';
import type { Witness } from '../walk/natural/witness.ts';
import { type OpenInput, openInputs, rowChanges } from './open-inputs.ts';
import { isOnceIn, type Tape } from './tape.ts';
import { towardFiling } from './toward.ts';
import { answerIn, type How } from './values.ts';

/** Nobody does more than this for one filing. */
const mostActs = 120;

/** So often what was pressed and refused is pressed again, with other answers. */
const mostForgiven = 12;

export interface Beginning {
  readonly open: string;
  readonly with: { readonly [name: string]: unknown };
  readonly launch: Story['launch'];
}

/** What is done by chance, and what is chosen and typed. */
export interface Chance {
  readonly wandering: Tape;
  readonly typing: Tape;
}

export interface Watched {
  readonly witness: Witness;
  /** What was done, in words. */
  readonly done: string[];
  /** What was typed last in inputs for figures, by the input's name. */
  readonly figures: Map<string, string>;
  /** Opens again where it begins. */
  reopen(): Promise<void>;
  /** Before anything is done on a page that can be used. */
  look(tab: Tab): Promise<void>;
  /** Before a card is held. */
  lookAtCard(driver: Driver, address: string): Promise<void>;
  isFiled(filing: Filing): boolean;
}

const personas = findModules().then(readPersonas);

/** Texts of a sample person: what stands on one's own papers. */
async function papersOf(person: string, now: number): Promise<readonly string[]> {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return [...new Set(texts((await personas).find(person, new Date(now))))];
}

/** Opens where it begins. */
export async function openBeginning({ project }: Ground, driver: Driver, beginning: Beginning): Promise<void> {
  const { open, launch } = beginning;
  await kinds.open?.play({ open, with: beginning.with } as never, { driver, project, story: { launch } as Story });
}

/** Goes about by chance as long as there is some left, then straight on, until it is filed. Returns where it stopped; null = filed. */
export async function fileByChance(
  ground: Ground,
  watched: Watched,
  filing: Filing,
  { wandering, typing }: Chance,
  person: string,
): Promise<string | null> {
  const { witness } = watched;
  const { driver } = witness;
  const distance = towardFiling(ground, filing);
  /** How often something was pressed. */
  const pressed = new Map<string, number>();
  /** Inputs that were answered since the screen opened, by the screen. */
  const answered = new Set<string>();
  /** How often an input was refused. */
  const refusals = new Map<string, number>();
  const { done } = watched;
  const own = await papersOf(person, Date.now());
  let last: { readonly key: string; readonly at: string } | null = null;
  /** How often what was pressed was refused. */
  const forgiven = new Map<string, number>();
  let answeredOn: unknown = null;
  let apps = 0;
  let phone = '';

  for (let act = 0; act < mostActs; act += 1) {
    await witness.settled();
    if (watched.isFiled(filing)) return null;
    const tab = witness.tab();
    const isWandering = !wandering.isOver();
    if (tab.left.length > 0) {
      if ((await driver.away()) === '' || !(await byStory('site', 'linked'))) await watched.reopen();
      continue;
    }
    if (tab.apps.length > apps) {
      apps = tab.apps.length;
      await byCard(tab.apps.at(-1) ?? '');
      apps = witness.tab().apps.length;
      continue;
    }
    if (tab.dialog !== null) {
      await inDialog(tab, isWandering);
      continue;
    }
    if (!isReady(tab)) {
      if (tab.at !== '' && tab.screen.view.getState().phase === 'stopped')
        return `${tab.at} stopped ${JSON.stringify(tab.reports.at(-1))}`;
      await driver.pause();
      continue;
    }
    const code = showsCode(tab) ? await driver.phone() : '';
    if (code !== '' && code !== phone) {
      if (await byCard(code)) phone = code;
      continue;
    }
    if (code !== '') await driver.pause();
    await onScreen(tab, isWandering);
  }
  return where(witness.tab());

  async function byStory(kind: string, option: string): Promise<boolean> {
    try {
      await kinds[kind]?.play({ [kind]: option } as never, { driver, project: ground.project, story: {} as Story });
      done.push(`${kind}:${option}`);
      return true;
    } catch (error) {
      if (error instanceof StoryFailure) return false;
      throw error;
    }
  }

  /** Mostly the right one, at once. */
  async function byCard(address: string): Promise<boolean> {
    const odd = wandering.isOver() ? 0 : wandering.pick(8);
    const how = odd === 7 ? 'stop' : odd === 6 ? 'unreadable' : 'own';
    // Nothing is signed otherwise.
    if (how === 'own') await watched.lookAtCard(driver, address);
    return byStory('card', how);
  }

  async function answer(input: OpenInput, how: How): Promise<void> {
    const attempt = (refusals.get(input.name) ?? 1) - 1;
    const sources = { now: Date.now() + witness.ahead(), own, attempt, code: () => mailedCode(driver) };
    const typed = await answerIn(input, typing, sources, how);
    if (input.field.type === 'number' && typed !== undefined) watched.figures.set(input.name, typed);
    if (input.attach !== undefined) await witness.settled();
  }

  async function inDialog(tab: Tab, isWandering: boolean): Promise<void> {
    const open = tab.portal.dialogs.getState().open.at(-1);
    if (open === undefined) return;
    const { dialog, evaluator } = open;
    const inputs = openInputs(tab.screen, dialog.fields ?? []);
    for (const input of inputs) await answer(input, 'well');
    const buttons = dialog.buttons
      .filter(({ shownWhen }) => shownWhen === undefined || evaluator.evaluate(shownWhen) === true)
      .map(({ id }) => ({ id, key: `${tab.at} ${dialog.name} ${id}`, names: [id] }));
    const nodes = standingAt(ground, tab);
    const next = isWandering ? buttons[wandering.pick(buttons.length)] : nearest(nodes, buttons);
    if (next === undefined) return;
    note(next.key);
    await driver.answer(next.id);
  }

  function note(key: string): void {
    pressed.set(key, (pressed.get(key) ?? 0) + 1);
    done.push(key);
  }

  function nearest<P extends { readonly key: string; readonly names: readonly string[]; readonly isChange?: boolean }>(
    nodes: readonly string[],
    all: readonly P[],
  ): P | undefined {
    const costs = all.map((one) => {
      const near = Math.min(...nodes.map((node) => distance(node, one.names)), 40);
      // Whoever goes straight on changes nothing.
      return near + (pressed.get(one.key) ?? 0) + (one.isChange === true ? 8 : 0);
    });
    return all[costs.indexOf(Math.min(...costs))];
  }

  async function onScreen(tab: Tab, isWandering: boolean): Promise<void> {
    const { screen } = tab;
    const inputs = openInputs(screen, null);
    const chance = isWandering ? wandering.pick(10) : 0;
    if (isWandering && chance >= 6 && inputs.length > 0) {
      const rows = rowChanges(screen);
      if (rows.length > 0 && isOnceIn(wandering, 4)) rows[wandering.pick(rows.length)]?.make();
      else await answer(inputs[wandering.pick(inputs.length)] as OpenInput, isOnceIn(wandering, 4) ? 'oddly' : 'well');
      return;
    }
    if (isWandering && chance === 5) {
      done.push('reload');
      answered.clear();
      return driver.reload();
    }
    const { errors } = screen.view.getState();
    const locked = screen.locked.getState();
    const refused = new Set(errors.map(({ field }) => field));
    // What was refused is no way that was gone.
    if (last?.at === tab.at && refused.size > 0 && (forgiven.get(last.key) ?? 0) < mostForgiven) {
      pressed.set(last.key, (pressed.get(last.key) ?? 1) - 1);
      forgiven.set(last.key, (forgiven.get(last.key) ?? 0) + 1);
    }
    last = null;
    if (answeredOn !== screen) answered.clear();
    answeredOn = screen;
    for (const name of refused) refusals.set(name, (refusals.get(name) ?? 0) + 1);
    // Conditions between inputs open and close others: once more, for what has come since.
    for (let round = 0; round < 3; round += 1)
      for (const input of openInputs(screen, null)) {
        const key = `${tab.at} ${input.name}`;
        if (answered.has(key) && !(refused.has(input.name) && round === 0)) continue;
        answered.add(key);
        if (refused.has(input.name)) await answer(input, 'from papers');
        else if (isEmpty(input) || isOnceIn(typing, 2)) await answer(input, 'well');
      }
    const all = shownLeads(tab).filter(({ lead }) => lead.action === null || !locked.includes(lead.action));
    const counts = new Map<string, number>();
    const leads = all.flatMap(({ lead }) => {
      const [name = ''] = namesOfLead(lead);
      const at = (counts.get(name) ?? 0) + 1;
      counts.set(name, at);
      // What leads out of the portal ends the draft.
      return lead.address !== null || name === 'cancel'
        ? []
        : [{ name, at, names: namesOfLead(lead), key: `${tab.at} ${name}`, isChange: lead.change !== null }];
    });
    const next = isWandering && chance > 1 ? leads[wandering.pick(leads.length)] : nearest([`screen:${tab.at}`], leads);
    // Whoever sees no way on begins again.
    if (next === undefined) return watched.reopen();
    note(next.key);
    await watched.look(tab);
    last = { key: next.key, at: tab.at };
    await driver.press(next.name, next.at);
  }
}

/** Is there a code for a phone? */
const showsCode = ({ screen }: Tab) => JSON.stringify(screen.screen.view).includes('"widget":"qr"');

const isEmpty = ({ value }: OpenInput) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

function where(tab: Tab): string {
  if (tab.left.length > 0) return `left for ${tab.left.at(-1)}`;
  if (tab.at === '') return 'no screen';
  const { phase, errors } = tab.screen.view.getState();
  return `${tab.at} ${phase} ${tab.dialog?.name ?? ''} ${JSON.stringify(errors)}`;
}
