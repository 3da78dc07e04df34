import type { Going } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Flow } from '../../model/service.ts';
import { isProcess } from '../conditions/made-conditions.ts';
import { type Path, withCondition } from './path.ts';
import { arrive, type Site, stay } from './site.ts';

interface GoingAlong extends Pick<Going, 'otherwise' | 'from'> {
  readonly way: 'forward' | 'back' | 'previous';
}

/**
 * Where `forward`, `back` and `previous` lead: through every flow of the screen, skipping screens that are not shown. `previous` is any screen of the
 * service that leads here; `back` without a flow is any of those the user sees. Both are resolved once all edges are known (`previous.ts`).
 */
export function followAlongFlow(site: Site, going: GoingAlong, path: Path, at: Place | undefined): void {
  const { way, otherwise } = going;
  const { collector, service, screen } = site;
  const from = going.from === null ? screen : collector.screen(going.from);
  const here = from?.name ?? '';
  const flows = way === 'previous' ? [] : service.flows.filter(({ screens }) => screens.includes(here));
  if (way === 'previous' || flows.length === 0) {
    if (way === 'forward') collector.noteNoTarget(site, path, way, at);
    else collector.notePendingBack(site, path, at, otherwise, way);
    return;
  }
  for (const flow of flows) {
    const inFlow = flows.length > 1 ? withCondition(path, isProcess(flow)) : path;
    const ended = walkFlow(site, inFlow, flow, here, way, at);
    if (ended === null) continue;
    if (otherwise !== null) arrive(site, ended, collector.screenNode(otherwise), way, at);
    else if (flow.done?.result === here) stay(site, [ended], at);
    else if (way === 'back') collector.notePendingBack(site, ended, at, null, way);
    if (otherwise === null) collector.noteNoTarget(site, ended, way, at);
  }
}

/** The path on which the flow is exhausted; null = it always finds a screen first. */
function walkFlow(
  site: Site,
  path: Path,
  flow: Flow,
  here: string,
  way: 'forward' | 'back',
  at: Place | undefined,
): Path | null {
  const { screens, done } = flow;
  const index = screens.indexOf(here);
  if (way === 'back' && done?.result === here) return path;
  const ahead = way === 'forward' ? screens.slice(index + 1) : screens.slice(0, index).reverse();
  let rest = path;
  for (const name of ahead) {
    const target = site.collector.screen(name);
    if (target === undefined) continue;
    arrive(site, withCondition(rest, target.shownWhen), site.collector.screenNode(name), way, at);
    if (target.shownWhen === null) return null;
    rest = withCondition(rest, target.shownWhen, false);
  }
  return rest;
}
