import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { theEffects } from '../../src/load/steps/effects-of.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Arranged } from './arrange.ts';
import { codeOf, replyWith } from './failing.ts';
import { type Ground, placeOf, type WalkEdge } from './ground.ts';
import { brokenInvariant } from './invariants.ts';
import { isAt, type Mark, markOf, noMark, whereIs } from './landing.ts';
import { unknownMove } from './moves.ts';
import { isByOtherRoute } from './other-route.ts';
import { settled, take } from './take.ts';
import { happensOnOpening } from './ways.ts';
import type { World } from './world.ts';

/** Where a way ended too early, and why. */
export interface End {
  readonly why: string;
  /** What should have been taken; null = the screen did not open. */
  readonly edge: WalkEdge | null;
  readonly since: Mark;
  /** Came where the graph knows no edge to. */
  readonly isUnknown: boolean;
}

/**
 * Takes the edges of a way one after the other, and looks after each where one is, what was sent, what is kept and what is shown. `failed`: fails
 * while the screen opens, before the way begins; null = nothing does. Returns null when all were taken.
 */
export async function play(
  ground: Ground,
  arranged: Arranged,
  world: World,
  way: readonly WalkEdge[],
  failed: WalkEdge | null,
): Promise<End | null> {
  const { tab, address, failing } = arranged;
  const [first] = way;
  if (failed?.call !== undefined) failing.set(failed.call, [replyWith(codeOf(failed) ?? '', failed.row)]);
  const isOpening = first !== undefined && happensOnOpening(first.trigger);
  if (first === undefined || !(isOpening || first.trigger.startsWith('watch:') || first.trigger === 'bare')) {
    await tab.open(address);
    await settled(tab);
    if (failed !== null) await dismiss(ground, arranged);
    if (tab.at !== world.screen || tab.screen.view.getState().phase !== 'ready') {
      const unknown = failed === null ? unknownMove(ground, tab, `screen:${world.screen}`, null, noMark) : null;
      return {
        why: unknown ?? `not opened: ${whereIs(tab, noMark)}`,
        edge: null,
        since: noMark,
        isUnknown: unknown !== null,
      };
    }
  }
  for (const [at, edge] of way.entries()) {
    // What is asked, and what comes of it, happens in one go.
    if (edge.trigger === 'unanswered' && way[at + 1]?.trigger === 'asked') continue;
    const since = markOf(tab);
    arranged.ran.length = 0;
    const why =
      (await take(ground, arranged, world, edge, since)) ??
      notTaken(ground, arranged, edge, way[at - 1], since) ??
      brokenInvariant(ground, arranged, since, isOpening);
    if (why === null) continue;
    const unknown = unknownMove(ground, tab, edge.from, edge.trigger, since);
    return { why: unknown ?? why, edge, since, isUnknown: unknown !== null };
  }
  return null;
}

/** What speaks against the edge having been taken; null = nothing. */
export function notTaken(
  ground: Ground,
  arranged: Pick<Arranged, 'tab' | 'ran'>,
  edge: WalkEdge,
  before: WalkEdge | undefined,
  since: Mark,
): string | null {
  const { tab } = arranged;
  if (hasRepeated(arranged, edge, before, since)) return null;
  if (!isAt(tab, ground.node(edge.to), since)) return `came to ${whereIs(tab, since)}`;
  if (codeOf(edge) !== null && !tab.calls.slice(since.calls).some(({ call }) => call === edge.call))
    return `${edge.call} was not asked`;
  if (isByOtherRoute(ground, arranged, edge)) return `came by the address ${tab.location.pathname}`;
  return isByOther(ground, arranged, edge) ? 'another step led there' : null;
}

/** The step that the graph names, or the steps of the error row, did not run. */
function isByOther(ground: Ground, { ran }: Pick<Arranged, 'ran'>, { at, to, row, trigger }: WalkEdge): boolean {
  const places = new Set(ran.map((step) => placeOf(step.at)));
  const ofRow = row === null ? [] : stepsIn(row.do, vocabulary);
  if (row !== null) return ofRow.length > 0 && !ofRow.some((step) => places.has(placeOf(step.at)));
  // Opening an app is told when it comes back; a screen that is not done is found by no step.
  if (at === undefined || /^(?:stay|app):/u.test(to) || /^(?:link:|change:|due$|done$|return$)/u.test(trigger))
    return false;
  return ground.isStep(at) && !places.has(placeOf(at));
}

/** 「もう一度試す」 stays only until what had failed is answered. */
function hasRepeated(
  { tab, ran }: Pick<Arranged, 'tab' | 'ran'>,
  edge: WalkEdge,
  before: WalkEdge | undefined,
  since: Mark,
): boolean {
  const isRepeat = edge.to.startsWith('stay:') && ran.some((step) => theEffects(step, vocabulary, 'repeat').length > 0);
  return (
    isRepeat && before?.call !== undefined && tab.calls.slice(since.calls).some(({ call }) => call === before.call)
  );
}

/** Closes what tells of a failure by a way that stays on the screen. */
async function dismiss(ground: Ground, { tab }: Arranged): Promise<void> {
  const [top] = tab.portal.dialogs.getState().open;
  if (top === undefined) return;
  const node = (id: string) => ground.node(id);
  const stays = ground.edges.filter(
    ({ from, to }) =>
      to.startsWith('stay:') &&
      node(from).kind === 'dialog' &&
      node(from).name === top.dialog.name &&
      node(from).screen === tab.at,
  );
  const button = stays.map(({ trigger }) => trigger.slice('button:'.length)).find((id) => id !== 'retry');
  if (button !== undefined) top.press(button);
  await settled(tab);
}
