import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Flow, Service } from '../../model/service.ts';
import type { Condition, GraphEdge } from '../graph/graph.ts';
import { pressTargetsOf } from '../parts/press-targets.ts';
import type { Analysis } from './context.ts';
import { exampleInWords } from './example.ts';
import type { Reached } from './reached.ts';
import { isRedirect } from './redirect.ts';

const RULE = 'back-not-inverse';

/** Finds a `back` that leads to a screen other than the one the user came from. */
export function findBacks(analysis: Analysis, reached: Reached): void {
  const { collector } = analysis;
  for (const screen of collector.project.screens) {
    const service = collector.service(screen.service);
    if (service === undefined || !reached.has(`screen:${screen.name}`)) continue;
    for (const edge of named(analysis, screen)) {
      const target = collector.screen(edge.to.slice('screen:'.length));
      if (target && target !== screen && target.service === screen.service)
        judge(analysis, reached, screen, service, target, edge);
    }
  }
  for (const { site, path, way, at } of collector.notes.noTargets) {
    const { screen, service } = site;
    if (way !== 'back' || screen === null || !reached.has(path.from)) continue;
    const isEnd = service.flows.some(({ done }) => done?.result === screen.name);
    if (!isEnd) continue;
    const press = pressTargetsOf(screen, collector.vocabulary).find(
      ({ kind, name }) => kind === 'action' && name === 'back',
    );
    analysis.find(
      RULE,
      press?.at ?? at,
      `この画面は手続きの終わりの画面（flows の done の result）で、ここからは前に戻れないため、押しても何も起きません（${reached.way(path.from)}）。戻るボタンを消すか、別の行き先を書いてください。送る画面と終わりの画面が同じときは、終わりの画面を分けると、送る前の画面では戻れます。`,
    );
  }
}

/** Edges by which the screen's `back` navigates to an explicitly named screen, possibly through dialogs. */
function named(analysis: Analysis, { name }: Screen): readonly GraphEdge[] {
  const found: GraphEdge[] = [];
  const seen = new Set<string>();
  const follow = (edge: GraphEdge): void => {
    if (edge.via === 'error' || edge.via === 'timeout' || !analysis.isPossible(edge)) return;
    if (edge.to.startsWith('screen:') && edge.via === 'step') found.push(edge);
    if (!edge.to.startsWith('dialog:') || seen.has(edge.to)) return;
    seen.add(edge.to);
    for (const next of analysis.edgesFrom(edge.to)) follow(next);
  };
  for (const edge of analysis.edgesFrom(`screen:${name}`)) if (edge.trigger === 'action:back') follow(edge);
  const places = new Set<string>();
  return found.filter(({ to, at }) => {
    const key = `${to} ${at?.line}:${at?.column}`;
    if (places.has(key)) return false;
    places.add(key);
    return true;
  });
}

function judge(
  analysis: Analysis,
  reached: Reached,
  screen: Screen,
  service: Service,
  target: Screen,
  { at }: GraphEdge,
): void {
  const way = `（${reached.way(`screen:${screen.name}`)}）`;
  const name = `「${analysis.collector.words(target.title)}」`;
  const flow = service.flows.find(({ screens }) => screens.includes(screen.name) && screens.includes(target.name));
  if (flow === undefined) {
    if (leadsHere(analysis, target, screen)) return;
    analysis.find(
      RULE,
      at,
      `戻る先の${name}からは、この画面に来ません${way}。ここへ来る前の画面に戻してください。go: previous なら、来た画面に戻ります。`,
    );
    return;
  }
  inFlow(analysis, screen, service, target, flow, { at, name, way });
}

interface Words {
  readonly at: Place | undefined;
  readonly name: string;
  readonly way: string;
}

function inFlow(
  analysis: Analysis,
  screen: Screen,
  service: Service,
  target: Screen,
  { screens }: Flow,
  { at, name, way }: Words,
): void {
  const here = screens.indexOf(screen.name);
  const there = screens.indexOf(target.name);
  if (there > here) {
    analysis.find(RULE, at, `戻る先の${name}は、この画面より先の画面です${way}。go: back なら、前の画面に戻ります。`);
    return;
  }
  const names = analysis.names(service, null);
  for (const between of screens.slice(there + 1, here).reverse()) {
    const other = analysis.collector.screen(between);
    if (other === undefined) continue;
    const shown: Condition[] = other.shownWhen ? [{ expression: other.shownWhen, holds: true }] : [];
    const message = `ここへ来る前の画面は「${analysis.collector.words(other.title)}」なのに、${name}に戻ります${way}。go: back なら、前の画面に戻ります。`;
    if (tell(analysis, service, at, shown, message)) return;
  }
  if (target.shownWhen === null || there === 0) return;
  const hidden: Condition[] = [{ expression: target.shownWhen, holds: false }];
  const message = `戻る先の${name}は、表示しない画面です${way}。go: back なら、その前の画面に戻ります。`;
  tell(analysis, service, at, hidden, message);

  function tell(
    { ask, find, leaveOpen }: Analysis,
    _service: Service,
    place: Place | undefined,
    conditions: readonly Condition[],
    words: string,
  ): boolean {
    const verdict = ask(conditions, names);
    if (verdict.can === 'no') return false;
    const when = verdict.can === 'yes' ? exampleInWords(analysis, names, conditions, verdict.example) : '';
    const whole = `${when === '' ? '' : `${when}、`}${words}`;
    if (verdict.can === 'yes' && verdict.exact) find(RULE, place, whole);
    else leaveOpen(RULE, place, whole);
    return true;
  }
}

/** Can the target lead to the screen, automatically or by a press, possibly through dialogs and apps? */
function leadsHere(analysis: Analysis, target: Screen, screen: Screen): boolean {
  const open = [`screen:${target.name}`];
  const seen = new Set(open);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const edge of analysis.edgesFrom(next)) {
      if (isRedirect(edge) || !analysis.isPossible(edge)) continue;
      if (edge.to === `screen:${screen.name}`) return true;
      if (!/^(?:dialog|app):/.test(edge.to) || seen.has(edge.to)) continue;
      seen.add(edge.to);
      open.push(edge.to);
    }
  }
  return false;
}
