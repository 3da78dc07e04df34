import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import { keyOf } from '../conditions/condition-key.ts';
import { type Names, related, solve, type Verdict } from '../conditions/solve.ts';
import type { Condition, FlowGraph, GraphEdge } from '../graph/graph.ts';
import type { Collector } from '../paths/collector.ts';
import { type NamesOf, namesFinder } from './names.ts';
import type { Judgement, PartResults } from './results.ts';

/** What all parts of the analysis share. */
export interface Analysis {
  readonly graph: FlowGraph;
  readonly collector: Collector;
  readonly names: NamesOf;
  /** Can all of these conditions have these outcomes at once? Answers are cached. */
  ask(conditions: readonly Condition[], names: Names): Verdict;
  /** Can the expression have this outcome, given the known conditions? */
  can(expression: Expression, holds: boolean, known: readonly Condition[], names: Names): Verdict;
  /** Can all known conditions hold at once? Answers are cached. */
  isConsistent(known: readonly Condition[], names: Names): boolean;
  /** Can the edge be taken at all? */
  isPossible(edge: GraphEdge): boolean;
  edgesFrom(node: string): readonly GraphEdge[];
  find(rule: string, place: Place | undefined, message: string): void;
  /** Records a question that is too large, or that the descriptors cannot answer; never reported as a finding. */
  leaveOpen(rule: string, place: Place | undefined, message: string): void;
  /** Records a condition that other parts of the project may judge as well. */
  noteJudgement(judgement: Judgement): void;
}

const FIRST_LINE: Place = { file: '', line: 1, column: 1 };

export function createAnalysis(graph: FlowGraph, collector: Collector, results: PartResults): Analysis {
  const names = namesFinder(collector);
  const from = new Map<string, GraphEdge[]>();
  for (const edge of graph.edges) {
    const others = from.get(edge.from);
    if (others) others.push(edge);
    else from.set(edge.from, [edge]);
  }
  const possible = new Map<string, boolean>();
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));

  const ask = memoized(solve);
  const isConsistent = memoized((known, of) => groupsOf(known, of).every((group) => ask(group, of).can !== 'no'));
  const analysis: Analysis = {
    graph,
    collector,
    names,
    ask,
    isConsistent,
    can(expression, holds, known, of) {
      const asked = { expression, holds };
      return ask([...related(known, [asked], of.service), asked], of);
    },
    isPossible(edge) {
      const before = possible.get(edge.id);
      if (before !== undefined) return before;
      const node = nodes.get(edge.from);
      const screen = collector.screen(node?.screen ?? '') ?? null;
      const service = collector.service(screen?.service ?? node?.service ?? '');
      const known = collector.notes.edges.get(edge.id)?.known ?? [];
      const is = service === undefined || isConsistent(known, names(service, screen));
      possible.set(edge.id, is);
      return is;
    },
    edgesFrom: (node) => from.get(node) ?? [],
    find(rule, place, message) {
      results.findings.push({ rule, place: place ?? FIRST_LINE, message });
    },
    leaveOpen(rule, place, message) {
      results.undecided.push({ rule, place: place ?? FIRST_LINE, message });
    },
    noteJudgement(judgement) {
      results.judgements.push(judgement);
    },
  };
  return analysis;
}

function memoized<Answer>(
  find: (conditions: readonly Condition[], names: Names) => Answer,
): (conditions: readonly Condition[], names: Names) => Answer {
  const answers = new WeakMap<Names, Map<string, Answer>>();
  return (conditions, names) => {
    const own = answers.get(names) ?? new Map<string, Answer>();
    answers.set(names, own);
    const key = keyOf(conditions);
    const known = own.get(key);
    if (known !== undefined) return known;
    const answer = find(conditions, names);
    own.set(key, answer);
    return answer;
  };
}

/** The known conditions, grouped so that different groups read nothing in common. */
function groupsOf(known: readonly Condition[], { service }: Names): readonly (readonly Condition[])[] {
  const left = new Set(known);
  const groups: (readonly Condition[])[] = [];
  for (const condition of known) {
    if (!left.has(condition)) continue;
    const group = related(known, [condition], service);
    for (const one of [condition, ...group]) left.delete(one);
    groups.push(group.includes(condition) ? group : [...group, condition]);
  }
  return groups;
}
