import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import type { Condition, GraphEdge, NodeId } from '../graph/graph.ts';
import type { Analysis } from './context.ts';
import { exampleInWords } from './example.ts';
import type { Reached } from './reached.ts';

const RULE = 'back-bounces';
/** Triggers of a screen that opens. Not `due`: it leads to what is not done, and there `back` leads further back. */
const OPENING = /^(?:guard:|login|process|draft|done|data:|enter)/;
/** What a person types, and what stands in the address, may be another thing each time. */
const PASSING = /^(?:form|url|path|route|item|error|typed)\b/;
/** Values that both screens know. */
const SHARED = /^(?:state|login|settings|launch|device|intent|draft)\b/;

/**
 * Finds a way back to a screen that at once leads here again: a screen leads on while it opens, and the way back of the screen that it leads to ends there,
 * with nothing on the way that could change its mind. Both ways can be taken one after the other, so whoever is led here cannot get back. What depends on
 * an address, on what is typed, on a failure or on what the way itself writes is left open.
 */
export function findBounces(analysis: Analysis, reached: Reached): void {
  const { collector, graph } = analysis;
  const leading = graph.edges.filter(
    (edge) => OPENING.test(edge.trigger) && edge.from !== edge.to && isOfScreens(edge) && edge.via !== 'error',
  );
  const told = new Set<string>();
  for (const there of leading) {
    const [to, here] = [screenOf(analysis, there.from), screenOf(analysis, there.to)];
    const service = to && collector.service(to.service);
    if (!to || !here || !service || !reached.has(there.from) || !analysis.isPossible(there)) continue;
    if (there.trigger === 'done' && service.flows.some(({ screens }) => screens[0] === to.name)) continue;
    for (const back of waysBack(analysis, there.to, there.from)) {
      const key = `${there.at?.file}:${there.at?.line}:${there.at?.column} ${there.to}`;
      if (!told.has(key) && judge(analysis, reached, { there, back, to, here, service })) told.add(key);
    }
  }
}

interface Bounce {
  readonly there: GraphEdge;
  readonly back: GraphEdge;
  readonly to: Screen;
  readonly here: Screen;
  readonly service: Service;
}

/** True: told, as found or as open. */
function judge(analysis: Analysis, reached: Reached, { there, back, to, here, service }: Bounce): boolean {
  const { collector } = analysis;
  const [leads, returns] = [collector.notes.edges.get(there.id), collector.notes.edges.get(back.id)];
  if (leads === undefined || returns === undefined) return false;
  const passing = service.state
    .filter(({ lifetime }) => lifetime.keep === 'screen' || lifetime.keep === 'screen change')
    .map(({ name }) => `state.${name}`);
  const written = [...leads.writes, ...leads.cleared, ...returns.writes, ...returns.cleared, ...passing];
  // What came of a call is forgotten whenever a screen opens.
  const known = leads.known.filter(({ expression }) =>
    readsOf(expression.tree, service).every((read) => !read.startsWith('outcome')),
  );
  const lasts = ({ expression }: Condition) =>
    readsOf(expression.tree, service).every(
      (read) => !PASSING.test(read) && !written.some((path) => overlaps(read, path)),
    );
  const isShared = ({ expression }: Condition) => readsOf(expression.tree, service).every((read) => SHARED.test(read));
  const names = analysis.names(service, to);
  const conditions = [...known, ...returns.known.filter((one) => lasts(one) && isShared(one))];
  const verdict = analysis.ask(conditions, names);
  if (verdict.can === 'no') return false;
  const isSame = known.every(lasts) && leads.after.length === 0 && returns.answered.length === 0;
  const when = verdict.can === 'yes' ? exampleInWords(analysis, names, conditions, verdict.example) : '';
  const [name, other] = [`「${collector.words(to.title)}」`, `「${collector.words(here.title)}」`];
  const message = `${when === '' ? '' : `${when}、`}この画面${name}は、開くとすぐに${other}へ移しますが、そこで「戻る」を押すと、またこの画面に戻り、すぐに移されます（${reached.way(there.from)}→${other}）。そこの戻る先か、ここで移す条件を直してください。`;
  if (verdict.can === 'yes' && verdict.exact && isSame) analysis.find(RULE, there.at, message);
  else analysis.leaveOpen(RULE, there.at, message);
  return true;
}

/** Edges by which the screen's `back` ends at the other screen, also through dialogs. */
function waysBack(analysis: Analysis, from: NodeId, to: NodeId): readonly GraphEdge[] {
  const found: GraphEdge[] = [];
  const seen = new Set<NodeId>();
  const follow = (edge: GraphEdge): void => {
    if (edge.via === 'error' || edge.via === 'timeout' || !analysis.isPossible(edge)) return;
    if (edge.to === to) found.push(edge);
    if (!edge.to.startsWith('dialog:') || seen.has(edge.to)) return;
    seen.add(edge.to);
    for (const next of analysis.edgesFrom(edge.to)) follow(next);
  };
  for (const edge of analysis.edgesFrom(from)) if (edge.trigger === 'action:back') follow(edge);
  return found;
}

const isOfScreens = ({ from, to }: GraphEdge): boolean => from.startsWith('screen:') && to.startsWith('screen:');

const screenOf = ({ collector }: Analysis, node: NodeId): Screen | undefined =>
  collector.screen(node.slice('screen:'.length));
