import { readsOf } from '../../../src/flow/conditions/reads.ts';
import type { Condition } from '../../../src/flow/graph/graph.ts';
import type { Tab } from '../../runtime/browser.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import { unmetAt } from './standing-at.ts';

/** Is it for answers on this screen that they are unmet? */
export function isByAnswers(ground: Ground, tab: Tab, unmet: readonly Condition[]): boolean {
  const { screen, service } = tab.screen;
  const given = screen.fields.flatMap(({ name, bind }) => [`form.${name}`, ...(bind === null ? [] : [bind])]);
  return unmet.every(({ expression }) =>
    readsOf(expression.tree, ground.service(service.name)).some((read) => given.includes(read)),
  );
}

/** Answers otherwise, one input after the other, as long as more of what the edge asks for holds then. */
export function answerFor(ground: Ground, tab: Tab, edge: WalkEdge): void {
  const { screen } = tab;
  for (const { name, type, options } of screen.screen.fields) {
    const offered = type === 'flag' ? [true, false] : options.map(({ value }) => (type === 'list' ? [value] : value));
    for (const value of offered) {
      const before = screen.view.getState().form[name];
      const least = unmetAt(ground, tab)(edge).length;
      if (least === 0) return;
      screen.recordInput(name, value);
      if (unmetAt(ground, tab)(edge).length >= least) screen.recordInput(name, before);
    }
  }
}
