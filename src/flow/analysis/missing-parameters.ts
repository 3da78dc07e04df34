import { missingBetween } from '../../load/names/needed-parameters.ts';
import { goingOf } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { GraphEdge } from '../graph/graph.ts';
import { stepsIn } from '../parts/steps-in.ts';
import type { Analysis } from './context.ts';

/**
 * Finds implicit routes (along a flow, by a change link, back from an app) to a screen whose path parameters nothing sets. Reported once, at that
 * screen.
 */
export function findMissingParameters({ graph, collector, find }: Analysis): void {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const given = namesGiven(collector);
  const told = new Set<string>();
  for (const edge of graph.edges) {
    const [origin, target] = [nodes.get(edge.from), nodes.get(edge.to)];
    const from = collector.screen(origin?.screen ?? '');
    const to = target?.kind === 'screen' ? collector.screen(target.name) : undefined;
    const by = origin?.kind === 'app' ? 'アプリから戻って' : wordsFor(edge);
    if (from === undefined || to === undefined || by === null || told.has(to.name)) continue;
    const names = given.get(placeKey(edge.at)) ?? [];
    const missing = missingBetween(from, to).filter((name) => !names.includes(name));
    if (missing.length === 0) continue;
    told.add(to.name);
    const words = missing.map((name) => `{${name}}`).join('、');
    const message = `画面「${from.name}」から${by}移るとき、${words} の値が決まりません。pathParams の ${words} に default を書いてください。`;
    find('path-parameter-missing', to.at, message);
  }
}

/** How an implicit route is followed; null = a step or a link names the screen. */
function wordsFor({ via, trigger }: GraphEdge): string | null {
  if (trigger.startsWith('change:')) return '「変更」で';
  if (trigger === 'due') return 'まだ済んでいないために';
  if (trigger === 'done') return '手続きが終わっているために';
  if (via === 'forward') return '流れに沿って';
  return via === 'back' ? '「戻る」で' : null;
}

/** Place of a `go` -> names of the parameters it passes; they are passed whichever way it takes. */
function namesGiven({ project, vocabulary }: Analysis['collector']): ReadonlyMap<string, readonly string[]> {
  const steps = project.screens.flatMap((screen) => stepsIn(screen, vocabulary));
  return new Map(
    steps.flatMap((step) => {
      const going = goingOf(step, vocabulary);
      return going === null ? [] : [[placeKey(step.at), Object.keys(going.with)] as const];
    }),
  );
}

function placeKey(at: Place | undefined): string {
  return at === undefined ? '' : `${at.file}:${at.line}:${at.column}`;
}
