import type { Condition } from '../../src/flow/graph/graph.ts';
import { appVersions, listOf } from './app-versions.ts';
import { type Arranged, arrange } from './arrange.ts';
import { assign } from './assign.ts';
import { baseWorld } from './base-world.ts';
import { isLaunchRefused, wantedFor } from './conditions.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { inAgreement } from './in-agreement.ts';
import { asStored } from './kept-draft.ts';
import { noMark } from './landing.ts';
import { atFirstItem } from './leads.ts';
import { play } from './play.ts';
import { otherwise, stayingOpen } from './repair.ts';
import { standingBefore, withoutAnswers } from './standing.ts';
import type { Pending, World } from './world.ts';

export interface Course {
  /** The screen on which it begins. */
  readonly screen: string;
  readonly way: readonly WalkEdge[];
  /** Edges whose conditions have to hold. */
  readonly asked: readonly WalkEdge[];
  /** What has to hold beyond that. */
  readonly more?: readonly Condition[];
  /** The screen that opens after it. */
  readonly beyond?: string | null;
  /** Changes the world before it is entered. */
  prepare?(world: World): World;
  /** Fails while the screen opens; null = nothing does. */
  readonly failed: WalkEdge | null;
  /** What is done at the end of the way. Returns what went wrong; null = nothing. */
  goOn?(arranged: Arranged, world: World): Promise<string | null>;
}

/** The act without an answer that a way begins with; null = it does not. */
function pendingOn(ground: Ground, [first, next]: readonly WalkEdge[]): Pending | null {
  if (first?.trigger !== 'unanswered' || first.call === undefined) return null;
  const isLeft =
    ground.node(first.to).kind === 'screen' || (next !== undefined && ground.node(next.to).name === 'outcomeLeft');
  return { call: first.call, screen: ground.node(first.to).screen, isLeft };
}

/** Turns of one course; each asks for one condition more, where another edge of the graph was taken instead. */
const mostTurns = 5;

/** Takes a course from a world in which its conditions hold. Returns null when it was taken to its end, otherwise why not. */
export async function attempt(
  ground: Ground,
  { screen, way, asked, failed, more = [], beyond = null, prepare = (world) => world, goOn }: Course,
): Promise<string | null> {
  let wanted: readonly Condition[] = [...wantedFor(ground, screen, asked), ...more];
  const base = atFirstItem(ground, { ...asStored(ground, baseWorld(ground, screen)), beyond }, asked[0]?.trigger ?? '');
  let assigned = stayingOpen(ground, assign(ground, base, wanted), wanted, asked);
  for (let turn = 1; ; turn += 1) {
    const met = withoutAnswers(ground, assigned.world, asked);
    const settings = Object.assign({}, met.settings, ...way.map((edge) => appVersions(ground, edge)));
    const isRefused = way.some((edge) => isLaunchRefused(ground, edge));
    const pending = pendingOn(ground, way);
    const standing = standingBefore(ground, asked);
    const world = await inAgreement(
      ground,
      prepare({ ...met, settings, pending, ...(isRefused && { launch: {} }) }),
      standing,
    );
    const arranged = arrange(ground, world, standing);
    if (way.some((edge) => listOf(edge) === 'onMissing')) arranged.apps.answer = { kind: 'missing' };
    const played = await play(ground, arranged, world, way, failed);
    const why = played === null ? ((await goOn?.(arranged, world)) ?? null) : played.why;
    if (why === null) return null;
    const end = played ?? { why, edge: null, since: noMark, isUnknown: false };
    if (end.isUnknown) return why;
    const next = turn < mostTurns ? otherwise(ground, arranged.tab, end, assigned, wanted) : null;
    if (next === null) {
      const unmet = assigned.unmet.map(
        (condition) => `[unmet: ${condition.holds ? '' : 'not '}${condition.expression.source}]`,
      );
      return [why, ...unmet].join(' ');
    }
    wanted = [...wanted, next.flipped];
    assigned = next.assigned;
  }
}
