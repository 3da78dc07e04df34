import type { GraphNode } from '../../src/flow/graph/graph.ts';
import type { Tab } from '../runtime/browser.ts';
import type { Ground, WalkEdge } from './ground.ts';
import { isAt, type Mark, whereIs } from './landing.ts';
import { happensOnOpening } from './ways.ts';

/** More screens than this do not open by themselves one after the other. */
const mostInARow = 6;

/** A move of the run-time that no edge of the graph tells of, in words; null = the graph knows it. `trigger`: what was done; null = it was only opened. */
export function unknownMove(
  ground: Ground,
  tab: Tab,
  from: string,
  trigger: string | null,
  since: Mark,
): string | null {
  const isFirst = ({ trigger: own }: WalkEdge) => own === trigger || isByItself(own);
  let reached = new Set([from]);
  for (let hop = 0; hop < mostInARow; hop += 1) {
    if ([...reached].some((id) => endsAt(tab, ground.node(id), since))) return null;
    const next = [...reached].flatMap((id) => ground.from(id).filter(hop === 0 ? isFirst : leadsByItself));
    const known = reached.size;
    reached = new Set([...reached, ...next.flatMap(({ to }) => [to, to.replace(/^stay:/u, 'screen:')])]);
    if (hop > 0 && reached.size === known) break;
  }
  return `the graph does not know how to come from ${from} by ${trigger ?? 'opening'} to ${whereIs(tab, since)}`;
}

const leadsByItself = ({ trigger }: WalkEdge) => isByItself(trigger);

/** Happens without anything being pressed. */
export const isByItself = (trigger: string) => trigger.startsWith('watch:') || happensOnOpening(trigger);

/** Is that the last place the tab has come to? */
function endsAt(tab: Tab, node: GraphNode, since: Mark): boolean {
  const hasLeft = tab.left.length > since.left;
  const hasApp = tab.apps.length > since.apps;
  const opened = tab.portal.dialogs.getState().open.filter(({ id }) => !since.dialogs.includes(id));
  if (node.kind === 'address') return isAt(tab, node, since);
  if (node.kind === 'app') return hasApp;
  // Nobody stays there: what the portal tells leads on.
  if (node.kind === 'unknown') return false;
  if (node.kind === 'dialog') return opened.at(-1)?.dialog.name === node.name;
  if (hasLeft || hasApp || opened.length > 0) return false;
  return node.screen === tab.at || node.name === tab.at;
}
