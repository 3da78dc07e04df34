import type { Expression, Tree } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Condition, GraphEdge } from '../graph/graph.ts';
import { type PressTarget, pressTargetsOf, triggerOf } from '../parts/press-targets.ts';
import type { Analysis } from './context.ts';
import { exampleInWords } from './example.ts';
import type { Reached } from './reached.ts';

/** Finds screens that can leave the user with no way to continue. */
export function findDeadEnds(analysis: Analysis, reached: Reached): void {
  const { collector, graph } = analysis;
  const entered = new Set(graph.edges.filter(({ from, to }) => from !== to && reached.has(from)).map(({ to }) => to));
  for (const screen of collector.project.screens) {
    const node = `screen:${screen.name}`;
    const service = collector.service(screen.service);
    if (service === undefined || !reached.has(node)) continue;
    const presses = pressTargetsOf(screen, collector.vocabulary);
    // An informational page that is opened from outside needs no exit.
    if (!entered.has(node) && presses.every(({ kind }) => kind === 'dialog')) continue;
    judge(analysis, reached, screen, service, presses);
  }
  for (const { site, path, way, at } of collector.notes.noTargets) {
    if (way !== 'forward' || site.screen === null || !reached.has(path.from)) continue;
    const names = analysis.names(site.service, site.screen);
    const verdict = analysis.ask(path.known, names);
    if (verdict.can === 'no') continue;
    const when = verdict.can === 'yes' ? exampleInWords(analysis, names, path.known, verdict.example) : '';
    const message = `${when}、この先に画面がないため、forward では進めません（${reached.way(path.from)}）。行き先の画面の名前を書くか、flows の並びを直してください。`;
    if (verdict.can === 'yes' && verdict.exact) analysis.find('dead-end', at, message.replace(/^、/, ''));
    else analysis.leaveOpen('dead-end', at, message.replace(/^、/, ''));
  }
}

function judge(
  analysis: Analysis,
  reached: Reached,
  screen: Screen,
  service: Service,
  presses: readonly PressTarget[],
): void {
  const node = `screen:${screen.name}`;
  const edges = analysis.edgesFrom(node).filter((edge) => analysis.isPossible(edge));
  const leads = (trigger: string) =>
    edges.some((edge) => edge.trigger === trigger && leadsAway(analysis, edge, new Set()));
  const byItself = edges.some(
    ({ trigger, conditions }) =>
      trigger.startsWith('watch:') || (trigger === 'enter' && conditions.length === 0) || trigger === 'external',
  );
  const around =
    leads('action:cancel') || edges.some((edge) => edge.trigger.startsWith('link:') && isCrumb(screen, edge));
  const enters = presses.some(({ name }) => name === 'next') ? false : leads('action:next');
  if (byItself || around || enters) return;
  const exits = presses.filter((press) => leads(triggerOf(press)));
  if (exits.some(({ shown }) => shown.length === 0)) return;
  const way = reached.way(node);
  if (exits.length === 0) {
    analysis.find(
      'dead-end',
      screen.at,
      `この画面から先へ進む方法も、戻る方法もありません（${way}）。ボタンかリンクを置き、go か leave で行き先を書いてください。`,
    );
    return;
  }
  const names = analysis.names(service, screen);
  const known = analysis.collector.notes.usable.get(screen) ?? [];
  const hidden: Condition[] = exits.map(({ shown }) => ({ expression: allOf(shown), holds: false }));
  const verdict = analysis.ask([...known, ...hidden], names);
  if (verdict.can === 'no') return;
  const when = verdict.can === 'yes' ? exampleInWords(analysis, names, hidden, verdict.example) : '';
  const message = `${when}、この画面から出るボタンやリンクが一つも表示されません（${way}）。いつも表示されるものを一つ置いてください。`;
  if (verdict.can === 'yes' && verdict.exact) analysis.find('dead-end', screen.at, message.replace(/^、/, ''));
  else analysis.leaveOpen('dead-end', screen.at, message.replace(/^、/, ''));
}

function isCrumb({ breadcrumb }: Screen, { trigger }: GraphEdge): boolean {
  return breadcrumb?.parents.some(({ breadcrumbUrl }) => trigger === `link:${breadcrumbUrl}`) ?? false;
}

/** Does an edge eventually lead, without a failure, to a screen (including this one with other parameters), an address or an app? */
function leadsAway(analysis: Analysis, edge: GraphEdge, seen: Set<string>): boolean {
  if (edge.via === 'error' || edge.via === 'timeout' || edge.to.startsWith('stay:')) return false;
  if (!edge.to.startsWith('dialog:')) return true;
  if (seen.has(edge.to)) return false;
  seen.add(edge.to);
  return analysis.edgesFrom(edge.to).some((next) => analysis.isPossible(next) && leadsAway(analysis, next, seen));
}

function allOf(shown: readonly Expression[]): Expression {
  const [first, ...rest] = shown as [Expression, ...Expression[]];
  const tree = rest.reduce<Tree>((so, { tree: next }) => ['&&', so, next], first.tree);
  return { kind: 'expression', source: shown.map(({ source }) => source).join(' && '), tree };
}
