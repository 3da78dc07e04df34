import type { Tab } from '../../runtime/browser.ts';
import type { Ground } from '../ground.ts';
import { type Mark, markOf } from '../landing.ts';
import { type Act, isUnmet } from './taken.ts';

/** The nodes of the graph at which a tab stands: the dialog that is open, or else its screen. */
export function standingAt(ground: Ground, tab: Tab): readonly string[] {
  if (tab.at === '') return [];
  const { dialog } = tab;
  if (dialog === null) return [`screen:${tab.at}`];
  return ground.nodes
    .filter(({ kind, name, screen }) => kind === 'dialog' && name === dialog.name && screen === tab.at)
    .map(({ id }) => id);
}

/** An act that begins now. */
export function actFrom(
  ground: Ground,
  tab: Tab,
  from: readonly string[],
  isTrigger: Act['isTrigger'],
  since: Mark = markOf(tab),
): Act {
  const conditions = tab.at === '' ? [] : from.flatMap((id) => ground.from(id)).flatMap((edge) => edge.conditions);
  return { from, isTrigger, since, unmet: new Set(conditions.filter((one) => isUnmet(ground, tab, one))) };
}
