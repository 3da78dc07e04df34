import type { Condition } from '../../../src/flow/graph/graph.ts';
import type { Tab } from '../../runtime/browser.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import { markOf } from '../landing.ts';
import { type Act, isUnmetAt } from './taken.ts';

/** The nodes of the graph at which a tab stands: the dialog that is open, or else its screen. */
export function standingAt(ground: Ground, tab: Tab): readonly string[] {
  if (tab.at === '') return [];
  const { dialog } = tab;
  if (dialog === null) return [`screen:${tab.at}`];
  return ground.nodes
    .filter(({ kind, name, screen }) => kind === 'dialog' && name === dialog.name && screen === tab.at)
    .map(({ id }) => id);
}

/** The nodes of apps that the tab has opened. */
export function appsAt({ nodes }: Ground, { apps, at }: Tab): readonly string[] {
  return apps.length === 0
    ? []
    : nodes.filter(({ kind, screen }) => kind === 'app' && screen === at).map(({ id }) => id);
}

/** An act that begins now. */
export function actFrom(ground: Ground, tab: Tab, from: readonly string[], isTrigger: Act['isTrigger']): Act {
  const conditions = tab.at === '' ? [] : from.flatMap((id) => ground.from(id)).flatMap((edge) => edge.conditions);
  return {
    from,
    isTrigger,
    since: markOf(tab),
    unmet: new Set(tab.at === '' ? [] : conditions.filter(isUnmetAt(ground, tab))),
  };
}

/** What has to hold for an edge and does not, where nothing on the way changes it. */
export function unmetAt(ground: Ground, tab: Tab): (edge: WalkEdge) => readonly Condition[] {
  const isUnmet = tab.at === '' ? () => false : isUnmetAt(ground, tab);
  return ({ conditions, writes }) => (writes.length > 0 ? [] : conditions.filter(isUnmet));
}
