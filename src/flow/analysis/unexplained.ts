import { goingOf, leavingOf } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import type { GraphEdge } from '../graph/graph.ts';
import { expressionsIn } from '../parts/expressions-in.ts';
import { stepsIn } from '../parts/steps-in.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/**
 * Finds moves to a screen that nobody asked for (when a screen opens, after a failure or a time-out) and that do not say why: neither by the `says` of
 * the `go`, nor by what it passes or keeps, which the screen then shows. Going forward along a flow goes on with what was asked for; a screen that
 * nobody ever asks for speaks for itself. A page outside the screens is asked for where it can tell (`tellsWhy`).
 */
export function findUnexplained(analysis: Analysis, reached: Reached): void {
  const { graph, collector, find } = analysis;
  const { screens, services, catalogs } = collector.project;
  const all = [...screens, ...services, ...catalogs].flatMap((part) => stepsIn(part, collector.vocabulary));
  const steps = new Map(all.map((step) => [placeKey(step.at), step]));
  const asked = new Set(graph.edges.filter((edge) => !isUnasked(edge)).map(({ to }) => to));
  const told = new Set<string>();
  for (const edge of graph.edges) {
    const step = steps.get(placeKey(edge.at));
    if (step !== undefined && isSilentLeave(step, edge)) {
      told.add(placeKey(step.at));
      find(
        'go-unexplained',
        step.at,
        '押していないのに画面を離れますが、移ったページに理由が出ません。leave に says（移った理由の文）を書いてください。',
      );
    }
    const target = collector.screen(edge.to.replace(/^screen:/, ''));
    if (step === undefined || target === undefined || !isUnasked(edge) || !asked.has(edge.to)) continue;
    if (!reached.has(edge.from)) continue;
    const going = goingOf(step, collector.vocabulary);
    if (
      going === null ||
      going.way === 'forward' ||
      going.isExplained ||
      told.has(placeKey(step.at)) ||
      !analysis.isPossible(edge)
    )
      continue;
    const passed = [
      ...Object.keys(going.with).map((name) => `url.${name}`),
      ...(collector.notes.edges.get(edge.id)?.writes ?? []),
    ];
    if (passed.some((path) => shows(target, path))) continue;
    told.add(placeKey(step.at));
    find(
      'go-unexplained',
      step.at,
      `押していないのに画面「${collector.words(target.title)}」へ移りますが、移った画面に理由が出ません。go に says（移った理由の文）を書いてください。`,
    );
  }

  function isSilentLeave(step: Step, edge: GraphEdge): boolean {
    const leaving = leavingOf(step, collector.vocabulary);
    const address = collector.catalog?.addresses.find(({ name }) => name === leaving?.address);
    if (address?.tellsWhy !== true || leaving?.isExplained !== false || told.has(placeKey(step.at))) return false;
    return edge.to.startsWith('address:') && isUnasked(edge) && reached.has(edge.from) && analysis.isPossible(edge);
  }

  function shows(screen: Screen, path: string): boolean {
    const service = collector.service(screen.service);
    return (
      service !== undefined &&
      expressionsIn([screen.title, screen.subtitle, screen.view]).some(({ tree }) =>
        readsOf(tree, service).some((read) => overlaps(read, path)),
      )
    );
  }
}

/** Triggers of a screen that opens or waits. */
const BY_ITSELF = new Set(['enter', 'guard', 'login', 'process', 'draft', 'data', 'watch']);

function isUnasked({ from, trigger, via, codes }: GraphEdge): boolean {
  if (via === 'error' || via === 'timeout' || codes.length > 0) return true;
  return from.startsWith('screen:') && BY_ITSELF.has(trigger.split(':')[0] ?? '');
}

function placeKey(at: Place | undefined): string {
  return at === undefined ? '' : `${at.file}:${at.line}:${at.column}`;
}
