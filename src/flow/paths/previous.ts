import type { GraphEdge, NodeId } from '../graph/graph.ts';
import type { Collector } from './collector.ts';
import type { PendingBack } from './notes.ts';
import { arrive } from './site.ts';

/** Does the user see the screen before it leads on? */
type Seen = 'seen' | 'passed';

/** Triggers that fire before a screen is usable. */
const opening = /^(?:external|guard:.*|login|process|draft|done|due|data:.*|enter|unanswered|asked|launched)$/;

/**
 * `previous` leads to every screen of the service that leads here, directly or through dialogs and apps. `back` skips those that lead here while they
 * open, since users never see them.
 */
export function resolvePrevious(collector: Collector, edges: readonly GraphEdge[], open: readonly PendingBack[]): void {
  if (open.length === 0) return;
  const before = new Map<NodeId, Map<NodeId, Seen>>();
  for (const { from, to, trigger } of edges) {
    const known = before.get(to) ?? new Map<NodeId, Seen>();
    const isPassed = known.get(from) !== 'seen' && opening.test(trigger);
    before.set(to, known.set(from, isPassed ? 'passed' : 'seen'));
  }
  for (const { site, path, at, otherwise, way } of open) {
    const here = collector.screenNode(site.screen?.name ?? '');
    for (const name of screensBefore(here, before, way === 'previous')) {
      if (name === here || collector.screen(name.slice('screen:'.length))?.service !== site.service.name) continue;
      arrive({ collector }, path, name, 'back', at);
    }
    if (otherwise !== null) arrive({ collector }, path, collector.screenNode(otherwise), 'back', at);
  }
}

function screensBefore(
  here: NodeId,
  before: ReadonlyMap<NodeId, ReadonlyMap<NodeId, Seen>>,
  withPassed: boolean,
): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  const seen = new Set([here]);
  const open = [here];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [from, how] of before.get(next) ?? []) {
      if ((how === 'seen' || withPassed) && from.startsWith('screen:')) found.add(from);
      else if (!seen.has(from)) {
        seen.add(from);
        open.push(from);
      }
    }
  }
  return found;
}
