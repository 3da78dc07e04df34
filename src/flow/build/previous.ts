import type { Place } from '../../model/place.ts';
import type { GraphEdge, NodeId } from '../graph.ts';
import type { Collector } from './collector.ts';
import { arrive, type Path, type Site } from './path.ts';

/** A way back to wherever the person came from. */
export interface OpenWay {
  readonly site: Site;
  readonly path: Path;
  readonly at: Place | undefined;
  /** Where it leads when they came from nowhere; null = the portal's top page. */
  readonly otherwise: string | null;
}

/** `previous` leads to every screen of the service from which one comes here, dialogs and apps in between. */
export function resolvePrevious(collector: Collector, edges: readonly GraphEdge[], open: readonly OpenWay[]): void {
  if (open.length === 0) return;
  const before = new Map<NodeId, Set<NodeId>>();
  for (const { from, to } of edges) {
    const known = before.get(to) ?? new Set();
    before.set(to, known.add(from));
  }
  for (const { site, path, at, otherwise } of open) {
    const here = collector.screenNode(site.screen?.name ?? '');
    for (const name of screensBefore(here, before)) {
      if (name === here || collector.screen(name.slice('screen:'.length))?.service !== site.service.name) continue;
      arrive(site, path, name, 'back', at);
    }
    if (otherwise !== null) arrive(site, path, collector.screenNode(otherwise), 'back', at);
  }
}

function screensBefore(here: NodeId, before: ReadonlyMap<NodeId, ReadonlySet<NodeId>>): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  const seen = new Set([here]);
  const open = [here];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const from of before.get(next) ?? []) {
      if (seen.has(from)) continue;
      seen.add(from);
      if (from.startsWith('screen:')) found.add(from);
      else open.push(from);
    }
  }
  return found;
}
