import { evaluate, type FunctionRuns } from '../../../src/expressions/evaluate.ts';
import type { Condition } from '../../../src/flow/graph/graph.ts';
import type { Step } from '../../../src/model/step.ts';
import type { Tab } from '../../runtime/browser.ts';
import { functions } from '../../runtime/project.ts';
import { codeOf } from '../failing.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import type { Mark } from '../landing.ts';
import { isByItself } from '../moves.ts';
import { notTaken } from '../play.ts';
import { environmentOf } from '../world.ts';

/** An answer that the portal gave, by what the graph calls it: its error code, `result-…`, `http-…`, `network`; null = what was asked for. */
export interface Given {
  readonly call: string;
  readonly code: string | null;
}

/** What was done at a place, and what came of it. */
export interface Act {
  /** Nodes of the graph at which one stood. */
  readonly from: readonly string[];
  isTrigger(trigger: string): boolean;
  readonly since: Mark;
  /** Conditions that did not hold when it was done. */
  readonly unmet: ReadonlySet<Condition>;
}

export interface Outcome {
  readonly tab: Tab;
  /** Steps that ran since, and answers that came. */
  readonly ran: Step[];
  readonly given: readonly Given[];
}

/** More than these do not open by themselves one after the other. */
const mostInARow = 6;

/** The edges that were taken by an act, and by themselves after it. */
export function edgesTaken(
  ground: Ground,
  { from, isTrigger, since, unmet }: Act,
  outcome: Outcome,
): readonly WalkEdge[] {
  const found = new Set<WalkEdge>();
  let at = from;
  for (let hop = 0; hop < mostInARow && at.length > 0; hop += 1) {
    const own = at
      .flatMap((id) => ground.from(id))
      .filter((edge) => !found.has(edge) && (hop === 0 ? isTrigger(edge.trigger) : isByItself(edge.trigger)))
      .filter((edge) => isAsked(edge, outcome) && !isOtherwise(ground, edge, unmet, outcome.tab))
      .filter((edge) => notTaken(ground, outcome, edge, undefined, since) === null);
    for (const edge of own) found.add(edge);
    at = own.flatMap(({ to }) => [to, to.replace(/^stay:/u, 'screen:')]);
  }
  return [...found];
}

/** The call of the edge was answered as it says. */
function isAsked(edge: WalkEdge, { given }: Outcome): boolean {
  if (edge.call === undefined || edge.via === 'timeout') return edge.codes.length === 0 || codeOf(edge) === null;
  const own = given.filter(({ call }) => call === edge.call);
  return codeOf(edge) === null ? true : own.some(({ code }) => code !== null && edge.codes.includes(code));
}

/** A condition that held neither before nor after the act. */
function isOtherwise(ground: Ground, { conditions }: WalkEdge, unmet: ReadonlySet<Condition>, tab: Tab): boolean {
  return conditions.some((condition) => unmet.has(condition) && (tab.at === '' || isUnmet(ground, tab, condition)));
}

/** What cannot be told is not unmet. Asked apart from the screen, which stops where it cannot work something out. */
export function isUnmet(ground: Ground, { screen }: Tab, { expression, holds }: Condition): boolean {
  const { scope, form } = screen.view.getState();
  try {
    const names = { ...scope, form };
    const environment = environmentOf(ground, { settings: {} });
    return (evaluate(expression.tree, names, functions as FunctionRuns, environment) === true) !== holds;
  } catch {
    return false;
  }
}
