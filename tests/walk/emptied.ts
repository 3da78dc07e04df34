import { repeatedName } from '../../src/runtime/contract/control-id.ts';
import type { Tab } from '../runtime/browser.ts';
import { press } from '../stories/in-process/press.ts';
import { arrange } from './arrange.ts';
import { fillIn } from './fill-in.ts';
import type { Ground } from './ground.ts';
import { brokenInvariant } from './invariants.ts';
import { markOf } from './landing.ts';
import { settled } from './take.ts';
import type { World } from './world.ts';

/**
 * Fills in a screen and empties its inputs again, each alone and then all of them, and presses what sends them: what a person clears is nowhere
 * expected to be there. Returns what breaks, and at which input.
 */
export async function emptied(ground: Ground, world: World): Promise<readonly string[]> {
  const arranged = arrange(ground, world, { before: null, returnTo: null, open: [] });
  const { tab, address } = arranged;
  await tab.open(address);
  await settled(tab);
  const { screen } = tab;
  if (tab.at !== world.screen || screen.view.getState().phase !== 'ready') return [];
  fillIn(tab, world, null);
  await tab.settle();
  const broken: string[] = [];
  const look = (what: string) => {
    const why = brokenInvariant(ground, arranged, markOf(tab), false);
    if (why !== null) broken.push(`${world.screen}, ${what}: ${why}`);
  };
  const filled = namesOf(tab).map((name) => ({ name, value: screen.view.getState().form[name] }));
  const clearable = filled.flatMap((one) => {
    const empty = emptyLike(one.value);
    return empty === undefined ? [] : [{ ...one, empty }];
  });
  for (const { name, value, empty } of clearable) {
    screen.recordInput(name, empty);
    await tab.settle();
    look(`${name} emptied`);
    screen.recordInput(name, value);
  }
  for (const { name, empty } of clearable) screen.recordInput(name, empty);
  await tab.settle();
  look('everything emptied');
  for (const { name, validate } of screen.screen.actions) {
    const since = markOf(tab);
    if (validate === 'none' || tab.at !== world.screen || press(tab, name, 1) !== null) continue;
    await settled(tab);
    const why = brokenInvariant(ground, arranged, since, false);
    if (why !== null) broken.push(`${world.screen}, ${name} with everything emptied: ${why}`);
  }
  return broken;
}

function namesOf({ screen }: Tab): readonly string[] {
  const { fields, groups } = screen.screen;
  const repeated = groups.flatMap((group) =>
    screen.items(group.name).flatMap(({ key }) => group.fields.map(({ name }) => repeatedName(group.name, key, name))),
  );
  return [...fields.map(({ name }) => name), ...repeated];
}

/** What an input says when it is cleared; undefined = nobody clears it. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'string' && value !== '') return '';
  if (typeof value === 'number') return '';
  if (value === true) return false;
  return Array.isArray(value) && value.length > 0 ? [] : undefined;
}
