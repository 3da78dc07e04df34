import type { Expression, Tree } from '../../model/expression.ts';
import type { Flow } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import type { Condition } from '../graph.ts';
import { arrive, type Path, type Site } from './path.ts';

/**
 * Where `forward`, `back` and `previous` lead: through every flow of the screen, past the screens that are not shown. `previous` is any
 * screen of the service that leads here; it is resolved once all edges are known (see `previous.ts`).
 */
export function followWay(site: Site, step: Step, way: 'forward' | 'back' | 'previous', path: Path): void {
  const { collector, service, screen } = site;
  const otherwise = typeof step.options.else === 'string' ? step.options.else : null;
  const here =
    typeof step.options.from === 'string' ? (collector.screen(step.options.from)?.name ?? '') : (screen?.name ?? '');
  if (way === 'previous') {
    collector.previous(site, path, step.at, otherwise);
    return;
  }
  const flows = service.flows.filter(({ screens }) => screens.includes(here));
  const via = way;
  for (const flow of flows) {
    const process = flows.length > 1 ? inProcess(flow) : [];
    const ended = walkFlow(site, { ...path, conditions: [...path.conditions, ...process] }, flow, here, way, step);
    if (ended !== null && otherwise !== null) arrive(site, ended, collector.screenNode(otherwise), via, step.at);
    else if (ended !== null && way === 'back' && !flow.noWayBackFrom.includes(here)) {
      collector.previous(site, ended, step.at, null);
    } else if (ended !== null && way === 'back') {
      arrive(site, ended, collector.stayNode(here), 'step', step.at);
    }
  }
  if (flows.length > 0) return;
  if (otherwise !== null) arrive(site, path, collector.screenNode(otherwise), via, step.at);
  else if (way === 'back') collector.previous(site, path, step.at, null);
}

/** The conditions under which the flow has come to its end; null = it never does. */
function walkFlow(
  site: Site,
  path: Path,
  { screens, noWayBackFrom }: Flow,
  here: string,
  way: 'forward' | 'back',
  step: Step,
): Path | null {
  const at = screens.indexOf(here);
  if (way === 'back' && noWayBackFrom.includes(here)) return path;
  const ahead = way === 'forward' ? screens.slice(at + 1) : screens.slice(0, at).reverse();
  let rest = path;
  for (const name of ahead) {
    const target = site.collector.screen(name);
    if (target === undefined) continue;
    const { shownWhen } = target;
    const conditions: readonly Condition[] = shownWhen ? [{ expression: shownWhen, holds: true }] : [];
    const shown = { ...rest, conditions: [...rest.conditions, ...conditions] };
    arrive(site, shown, site.collector.screenNode(name), way, step.at);
    if (!shownWhen) return null;
    rest = { ...rest, conditions: [...rest.conditions, { expression: shownWhen, holds: false }] };
  }
  return rest;
}

const conditionsOf = new WeakMap<Flow, readonly Condition[]>();

/** `state.process` is that of the flow. Nothing where the flow belongs to no process. */
function inProcess(flow: Flow): readonly Condition[] {
  const known = conditionsOf.get(flow);
  if (known) return known;
  const { process } = flow;
  const conditions = process === '' ? [] : [{ expression: isProcess(flow), holds: true }];
  conditionsOf.set(flow, conditions);
  return conditions;
}

function isProcess({ process, at }: Flow): Expression {
  const isExpression = typeof process === 'object' && process !== null && 'kind' in process;
  const value: Tree = isExpression ? (process as Expression).tree : ['value', String(process)];
  const written = isExpression ? (process as Expression).source : `'${String(process)}'`;
  const state: Tree = ['get', ['name', 'state'], 'process'];
  return {
    kind: 'expression',
    source: `has(state.process) && state.process == ${written}`,
    tree: ['&&', ['has', ['name', 'state'], 'process'], ['==', state, value]],
    ...(at && { at }),
  };
}
