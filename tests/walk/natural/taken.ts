import { evaluate, type FunctionRuns } from '../../../src/expressions/evaluate.ts';
import type { Condition } from '../../../src/flow/graph/graph.ts';
import type { Expression } from '../../../src/model/expression.ts';
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
  /** So long that what is waited for is over. */
  readonly hasWaited: boolean;
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
  const isUnmet = outcome.tab.at === '' ? () => true : isUnmetAt(ground, outcome.tab);
  /** A condition that held neither before nor after the act. */
  const isOtherwise = ({ conditions }: WalkEdge) => conditions.some((one) => unmet.has(one) && isUnmet(one));
  let at = from;
  for (let hop = 0; hop < mostInARow && at.length > 0; hop += 1) {
    const own = at
      .flatMap((id) => ground.from(id))
      .filter((edge) => !found.has(edge) && (hop === 0 ? isTrigger(edge.trigger) : isByItself(edge.trigger)))
      .filter((edge) => isAsked(edge, outcome) && !isOtherwise(edge))
      .filter((edge) => notTaken(ground, outcome, edge, undefined, since) === null);
    for (const edge of own) found.add(edge);
    at = own.flatMap(({ to }) => [to, to.replace(/^stay:/u, 'screen:')]);
  }
  return [...found];
}

/** Its calls were answered as the edge says. */
function isAsked(edge: WalkEdge, { given, hasWaited }: Outcome): boolean {
  const hasFailed = (name: string, codes: readonly string[]) =>
    given.some(({ call, code }) => call === name && code !== null && codes.includes(code));
  if (!edge.after.every(({ call, codes }) => hasFailed(call, codes))) return false;
  if (edge.call !== undefined && codeOf(edge) !== null) return hasFailed(edge.call, edge.codes);
  return edge.via !== 'timeout' || hasWaited;
}

/** Which conditions do not hold now. What cannot be told is not unmet. Asked apart from the screen, which stops where it cannot work something out. */
export function isUnmetAt(ground: Ground, { screen }: Tab): (condition: Condition) => boolean {
  const environment = environmentOf(ground, { settings: {} });
  const known = new Map<Expression, boolean | null>();
  const names = unless(() => {
    const { scope, form } = screen.view.getState();
    return { ...scope, form };
  });
  const isTrue = ({ tree }: Expression) =>
    unless(() => evaluate(tree, names ?? {}, functions as FunctionRuns, environment) === true);
  return ({ expression, holds }) => {
    const is = known.get(expression) ?? isTrue(expression);
    known.set(expression, is);
    return is !== null && is !== holds;
  };
}

/** null where it throws. */
function unless<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
