import type { Flow } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import { isProcess } from '../conditions/made-conditions.ts';
import { type Path, under } from './path.ts';
import { arrive, type Site, stay } from './site.ts';

/**
 * Where `forward`, `back` and `previous` lead: through every flow of the screen, past the screens that are not shown. `previous` is any
 * screen of the service that leads here, `back` where there is no flow any that is seen before; resolved once all edges are known (`previous.ts`).
 */
export function followWay(site: Site, step: Step, way: 'forward' | 'back' | 'previous', path: Path): void {
  const { collector, service, screen } = site;
  const otherwise = typeof step.options.else === 'string' ? step.options.else : null;
  const from = typeof step.options.from === 'string' ? collector.screen(step.options.from) : screen;
  const here = from?.name ?? '';
  const flows = way === 'previous' ? [] : service.flows.filter(({ screens }) => screens.includes(here));
  if (way === 'previous' || flows.length === 0) {
    if (way === 'forward') collector.noWay(site, path, way, step.at);
    else collector.previous(site, path, step.at, otherwise, way);
    return;
  }
  for (const flow of flows) {
    const inFlow = flows.length > 1 ? under(path, isProcess(flow)) : path;
    const ended = walkFlow(site, inFlow, flow, here, way, step);
    if (ended === null) continue;
    if (otherwise !== null) arrive(site, ended, collector.screenNode(otherwise), way, step.at);
    else if (flow.noWayBackFrom.includes(here)) stay(site, [ended], step.at);
    else if (way === 'back') collector.previous(site, ended, step.at, null, way);
    if (otherwise === null) collector.noWay(site, ended, way, step.at);
  }
}

/** The path on which the flow has come to its end; null = it never does. */
function walkFlow(site: Site, path: Path, flow: Flow, here: string, way: 'forward' | 'back', step: Step): Path | null {
  const { screens, noWayBackFrom } = flow;
  const at = screens.indexOf(here);
  if (way === 'back' && noWayBackFrom.includes(here)) return path;
  const ahead = way === 'forward' ? screens.slice(at + 1) : screens.slice(0, at).reverse();
  let rest = path;
  for (const name of ahead) {
    const target = site.collector.screen(name);
    if (target === undefined) continue;
    arrive(site, under(rest, target.shownWhen), site.collector.screenNode(name), way, step.at);
    if (target.shownWhen === null) return null;
    rest = under(rest, target.shownWhen, false);
  }
  return rest;
}
