import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { readsOf } from '../conditions/reads.ts';
import type { NodeId } from '../graph/graph.ts';
import { stateWritesIn } from '../parts/state-writes.ts';
import type { Analysis } from './context.ts';
import { writesOf } from './later-answers.ts';
import type { Reached } from './reached.ts';

const RULE = 'read-before-set';

/** Finds state that a screen reads although no path leading there has set it. */
export function findUnsetReads(analysis: Analysis, reached: Reached): void {
  const { collector } = analysis;
  const set = setOnTheWay(analysis);
  const everywhere = new Map<Service, ReadonlySet<string>>();
  const somewhere = (service: Service): ReadonlySet<string> => {
    const known = everywhere.get(service);
    if (known !== undefined) return known;
    const screens = collector.project.screens.filter((screen) => screen.service === service.name);
    const writes = [
      ...screens.flatMap((screen) => writesOf(analysis, screen)),
      ...stateWritesIn(service, collector.vocabulary),
    ];
    const names = new Set(writes.map(stateOf));
    everywhere.set(service, names);
    return names;
  };
  for (const screen of collector.project.screens) {
    const service = collector.service(screen.service);
    if (service === undefined || !reached.has(`screen:${screen.name}`)) continue;
    const own = new Set([
      ...(set.get(`screen:${screen.name}`) ?? []),
      ...[...writesOf(analysis, screen), ...stateWritesIn(service.errors, collector.vocabulary)].map(stateOf),
    ]);
    // State that nothing sets at all is reported at its declaration.
    const unset = service.state.filter(
      ({ name, starts }) => starts === undefined && !own.has(name) && somewhere(service).has(name),
    );
    for (const { name } of unset) {
      const expression = firstRead(screen, service, `state.${name}`);
      if (expression === undefined) continue;
      analysis.find(
        RULE,
        expression.at,
        `state.${name} は、この画面に来るまでのどの道でも値が入りません（${reached.way(`screen:${screen.name}`)}）。ここより前で値を入れるか、この式から消してください。`,
      );
    }
  }
}

/** State names that may have been set before a node is reached, propagated along the edges. */
function setOnTheWay(analysis: Analysis): ReadonlyMap<NodeId, ReadonlySet<string>> {
  const set = new Map<NodeId, Set<string>>(analysis.graph.starts.map((start) => [start, new Set()]));
  const ways = new Map<NodeId, ReadonlyMap<NodeId, ReadonlySet<string>>>();
  const open = [...set.keys()];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const before = [...(set.get(node) ?? []), ...draftsOf(analysis, node)];
    const next = ways.get(node) ?? writesOnTheWay(analysis, node);
    ways.set(node, next);
    for (const [to, writes] of next) {
      const known = set.get(to) ?? new Set();
      const size = set.has(to) ? known.size : -1;
      set.set(to, known);
      for (const name of before) known.add(name);
      for (const name of writes) known.add(name);
      if (known.size > size) open.push(to);
    }
  }
  for (const [node, known] of set) for (const name of draftsOf(analysis, node)) known.add(name);
  return set;
}

/** The successors of a node, each with the state that some edge to it writes. */
function writesOnTheWay(analysis: Analysis, node: NodeId): ReadonlyMap<NodeId, ReadonlySet<string>> {
  const found = new Map<NodeId, Set<string>>();
  for (const edge of analysis.edgesFrom(node)) {
    if (!analysis.isPossible(edge)) continue;
    const own = found.get(edge.to) ?? new Set();
    found.set(edge.to, own);
    for (const path of analysis.collector.notes.edges.get(edge.id)?.writes ?? []) own.add(stateOf(path));
  }
  return found;
}

/** State that the runtime loads before the screen is shown. */
function draftsOf({ collector }: Analysis, node: NodeId): readonly string[] {
  const screen = node.startsWith('screen:') ? collector.screen(node.slice('screen:'.length)) : undefined;
  const service = screen && collector.service(screen.service);
  if (!service?.draft?.screens.includes(screen?.name ?? '')) return [];
  return service.state.filter(({ lifetime }) => lifetime.keep === 'draft').map(({ name }) => name);
}

function stateOf(path: string): string {
  return path.split(/[.[]/)[1] ?? path;
}

/** The first expression of the screen that reads it; conditions on whether the screen is shown at all are checked elsewhere. */
function firstRead(screen: Screen, service: Service, path: string): Expression | undefined {
  const parts = [screen.data, screen.enter, screen.view, screen.fields, screen.groups, screen.actions, screen.watch];
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (found.length > 0 || typeof node !== 'object' || node === null) return;
    if ('kind' in node && node.kind === 'expression') {
      const expression = node as unknown as Expression;
      const reads = readsOf(expression.tree, service);
      if (
        expression.at &&
        reads.some((read) => read === path || read.startsWith(`${path}.`) || read.startsWith(`${path}[`))
      ) {
        found.push(expression);
      }
      return;
    }
    for (const part of Object.values(node)) visit(part);
  };
  for (const part of parts) visit(part);
  return found[0];
}
