import { namesUsed } from '../../src/expressions/names-used.ts';
import { asExpression } from '../../src/flow/conditions/made-conditions.ts';
import type { Condition } from '../../src/flow/graph/graph.ts';
import { pressTargetsOf, triggerOf } from '../../src/flow/parts/press-targets.ts';
import type { Expression } from '../../src/model/expression.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Tab } from '../runtime/browser.ts';
import { arrange } from './arrange.ts';
import { assign } from './assign.ts';
import { baseWorld } from './base-world.ts';
import { launchChecks } from './conditions.ts';
import { emptied } from './emptied.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { asStored } from './kept-draft.ts';
import { markOf, noMark } from './landing.ts';
import { atFirstItem } from './leads.ts';
import { unknownMove } from './moves.ts';
import { settled, take } from './take.ts';
import { valueIn, type World } from './world.ts';

/**
 * The other way round: whatever the run-time does, opened or pressed in all kinds of worlds, is an edge of the graph. A world is the usual one, one in
 * which nothing is kept, one without each entry of the state, one in another procedure, and one with each condition of the screen turned. Returns the moves that the graph does
 * not know.
 */
export async function explore(ground: Ground, screen: string): Promise<readonly string[]> {
  const unknown = new Set<string>();
  const usual = usualWorld(ground, screen);
  for (const world of [usual, ...bare(usual), ...inOtherProcess(ground, usual), ...turned(ground, usual)]) {
    const move = await opened(ground, world);
    if (move !== null) unknown.add(move);
  }
  for (const trigger of triggersOf(ground, screen))
    for (const world of [usual, ...turned(ground, usual, trigger)]) {
      const move = await pressed(ground, atFirstItem(ground, world, trigger), trigger);
      if (move !== null) unknown.add(move);
    }
  return [...unknown];
}

/** Empties the inputs of a screen in the usual world, and in those in which one of its conditions is turned. Returns what breaks. */
export async function exploreEmptied(ground: Ground, screen: string): Promise<readonly string[]> {
  const broken = new Set<string>();
  const usual = usualWorld(ground, screen);
  for (const world of [usual, ...turned(ground, usual)])
    for (const why of await emptied(ground, world)) broken.add(why);
  return [...broken];
}

const usualWorld = (ground: Ground, screen: string) =>
  assign(ground, asStored(ground, baseWorld(ground, screen)), launchChecks(ground, screen)).world;

function bare(usual: World): readonly World[] {
  const without = Object.keys(usual.state).map((name) => {
    const { [name]: _, ...rest } = usual.state as { readonly [name: string]: unknown };
    return { ...usual, state: rest };
  });
  return [{ ...usual, state: {}, launch: {}, isSaved: false }, ...without];
}

/** Another procedure of the service is under way. */
function inOtherProcess(ground: Ground, usual: World): readonly World[] {
  const { flows, state } = ground.service(ground.screen(usual.screen).service);
  if (!state.some(({ name }) => name === 'process')) return [];
  const processes = flows
    .map(({ process }) => asExpression(process))
    .map((is, nth) => (is === null ? flows[nth]?.process : valueIn(ground, usual, is)));
  return [...new Set(processes)]
    .filter((process) => typeof process === 'string' && process !== '')
    .map((process) => ({ ...usual, state: { ...usual.state, process } }));
}

/** Worlds in each of which one condition has another outcome than in the usual one. */
function turned(ground: Ground, usual: World, trigger: string | null = null): readonly World[] {
  const edges = ground.from(`screen:${usual.screen}`).filter((edge) => trigger === null || edge.trigger === trigger);
  const expressions = new Set(edges.flatMap(({ conditions }) => conditions).map(({ expression }) => expression));
  return [...expressions].flatMap((expression) => {
    const other: Condition = { expression, holds: valueIn(ground, usual, expression) !== true };
    const { world, unmet } = assign(ground, usual, [other]);
    return unmet.length > 0 ? [] : [world];
  });
}

function triggersOf(ground: Ground, name: string): readonly string[] {
  const screen = ground.screen(name);
  return [...new Set(pressTargetsOf(screen, vocabulary).map(triggerOf))];
}

async function opened(ground: Ground, world: World): Promise<string | null> {
  const { tab, address } = arrange(ground, world, nowhere);
  await tab.open(address);
  await settled(tab);
  return unknownMove(ground, tab, `screen:${world.screen}`, null, noMark);
}

async function pressed(ground: Ground, world: World, trigger: string): Promise<string | null> {
  const arranged = arrange(ground, world, nowhere);
  const { tab, address } = arranged;
  await tab.open(address);
  await settled(tab);
  if (tab.at !== world.screen || tab.screen.view.getState().phase !== 'ready') return null;
  if (!isDrawn(ground, tab, world, trigger)) return null;
  const since = markOf(tab);
  const from = `screen:${world.screen}`;
  const edge: WalkEdge = { ...nothingElse, id: trigger, from, to: `stay:${world.screen}`, trigger };
  if ((await take(ground, arranged, world, edge, since)) !== null) return null;
  return unknownMove(ground, tab, from, trigger, since);
}

/** A link that a template leaves out here leads nowhere. What an action does is tried all the same: it may be done from elsewhere. */
function isDrawn(ground: Ground, tab: Tab, world: World, trigger: string): boolean {
  if (!trigger.startsWith('link:')) return true;
  const item = world.item === null ? {} : { item: world.item.value };
  return pressTargetsOf(ground.screen(world.screen), vocabulary)
    .filter((target) => triggerOf(target) === trigger)
    .some(({ shown }) =>
      shown.every(
        (condition) => !(world.item === null && isOfItem(condition)) && tab.screen.evaluate(condition, item) === true,
      ),
    );
}

/** What stands with each item of a list is not drawn with an empty one. */
const isOfItem = ({ tree }: Expression) => namesUsed(tree).some((path) => path.split('.')[0] === 'item');

const nowhere = { before: null, returnTo: null, open: [] };

const nothingElse: Omit<WalkEdge, 'id' | 'from' | 'to' | 'trigger'> = {
  via: 'step',
  label: '',
  conditions: [],
  codes: [],
  known: [],
  writes: [],
  after: [],
  answered: [],
  row: null,
  isChange: false,
};
