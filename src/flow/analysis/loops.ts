import type { Place } from '../../model/place.ts';
import type { Service } from '../../model/service.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import type { Condition, GraphEdge, NodeId } from '../graph/graph.ts';
import type { Analysis } from './context.ts';
import { exampleInWords } from './example.ts';
import type { Reached } from './reached.ts';

/** Triggers that fire without a press. */
const BY_ITSELF = /^(?:external|guard:|login|process|draft|due|data:|enter|watch:)/;
/** Roots whose values persist across screens; all others (address, inputs, answers) are new on each. */
const LASTING = /^(?:state|login|settings|launch|device|intent|draft)\b/;
const MOST_LOOPS = 20;
const RULE = 'loop-without-act';

/** Finds screens that keep redirecting to each other without any user action. */
export function findLoops(analysis: Analysis, reached: Reached): void {
  const { collector, graph } = analysis;
  const on = new Map<NodeId, GraphEdge[]>();
  for (const edge of graph.edges) {
    if (!edge.from.startsWith('screen:') || !edge.to.startsWith('screen:') || !BY_ITSELF.test(edge.trigger)) continue;
    if (!reached.has(edge.from) || !analysis.isPossible(edge)) continue;
    // A screen that navigates to itself while it opens has a rule of its own.
    if (edge.from === edge.to && edge.trigger === 'enter' && edge.via === 'step') continue;
    on.set(edge.from, [...(on.get(edge.from) ?? []), edge]);
  }
  const told = new Set<NodeId>();
  const order = collector.project.screens
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ name }) => `screen:${name}`);
  for (const start of order) {
    if (told.has(start)) continue;
    for (const loop of loopsFrom(start, on)) {
      if (loop.some(({ from }) => told.has(from)) || !tell(analysis, reached, loop)) continue;
      for (const { from } of loop) told.add(from);
      break;
    }
  }
  for (const { site, path, at } of collector.notes.repeats) {
    if (!reached.has(path.from)) continue;
    const where = site.screen === null ? '' : `（${reached.way(path.from)}）`;
    analysis.find(
      RULE,
      at,
      `失敗した呼び出しを、だれも何もしないうちに、終わりなくくり返します${where}。again は、ダイアログのボタンの手順に書いてください。`,
    );
  }
}

/** Paths from a screen back to itself, shortest first. */
function loopsFrom(start: NodeId, on: ReadonlyMap<NodeId, readonly GraphEdge[]>): readonly (readonly GraphEdge[])[] {
  const loops: GraphEdge[][] = [];
  let ways: GraphEdge[][] = (on.get(start) ?? []).map((edge) => [edge]);
  for (let length = 1; length <= 6 && ways.length > 0 && ways.length < 500; length += 1) {
    loops.push(...ways.filter((way) => way.at(-1)?.to === start));
    if (loops.length >= MOST_LOOPS) return loops;
    ways = ways
      .filter((way) => way.at(-1)?.to !== start)
      .flatMap((way) =>
        (on.get(way.at(-1)?.to ?? '') ?? [])
          .filter(({ to }) => to === start || !way.some(({ from }) => from === to))
          .map((edge) => [...way, edge]),
      );
  }
  return loops;
}

/** True unless the loop is provably impossible. */
function tell(analysis: Analysis, reached: Reached, loop: readonly GraphEdge[]): boolean {
  const { collector } = analysis;
  const [first] = loop as [GraphEdge, ...GraphEdge[]];
  const screen = collector.screen(first.from.slice('screen:'.length));
  const service = screen && collector.service(screen.service);
  if (!screen || !service) return false;
  const names = analysis.names(service, null);
  const conditions = common(analysis, loop, service);
  const verdict = analysis.ask(conditions, names);
  if (verdict.can === 'no') return false;
  const titles = [...loop.map(({ from }) => from), first.from].map((node) => {
    const own = collector.screen(node.slice('screen:'.length));
    const words = collector.words(own?.title ?? '');
    return `「${words === '…' ? own?.name : words}」`;
  });
  const when = verdict.can === 'yes' ? exampleInWords(analysis, names, conditions, verdict.example) : '';
  const message = `${when === '' ? '' : `${when}、`}だれも何もしないうちに、画面が終わりなく移りつづけます（${titles.join('→')}。ここまで：${reached.way(first.from)}）。どちらかの条件を直してください。`;
  const at: Place | undefined = first.at;
  if (verdict.can === 'yes' && verdict.exact) analysis.find(RULE, at, message);
  else analysis.leaveOpen(RULE, at, message);
  return true;
}

/** Conditions that must hold all the way round, limited to those that read only lasting values which nothing in the loop overwrites. */
function common({ collector }: Analysis, loop: readonly GraphEdge[], service: Service): readonly Condition[] {
  const notes = loop.map(({ id }) => collector.notes.edges.get(id));
  const writes = notes.flatMap((note) => note?.writes ?? []);
  const passing = service.state
    .filter(({ lifetime }) => lifetime.keep === 'screen' || lifetime.keep === 'screen change')
    .map(({ name }) => `state.${name}`);
  return notes
    .flatMap((note) => note?.known ?? [])
    .filter(({ expression }) => {
      const reads = readsOf(expression.tree, service);
      const isLasting = reads.every((read) => LASTING.test(read));
      return isLasting && reads.every((read) => [...writes, ...passing].every((write) => !overlaps(read, write)));
    });
}
