// chunk: late-blocks
import type { Scope } from '../model/expression.ts';
import type { ViewLink } from '../model/link-schema.ts';
import type { Evaluator, ScreenRuntime } from '../runtime/contract/screen.ts';
import type { Seen } from './place.ts';
import { seenDestination } from './seen-destination.ts';
import { shownLinks } from './shown-links.ts';

/** The links between views currently shown; `current`: leads to the current view. */
export function viewLinks(
  screen: ScreenRuntime,
  evaluator: Evaluator,
  items: readonly ViewLink[],
  more: Scope | undefined,
  seen: Seen,
) {
  return shownLinks(evaluator, items, more).map(({ id, link, label }) => {
    const { current, to } = link;
    const isHere = 'screen' in to && [screen.screen.name, screen.route.name].includes(to.screen);
    return {
      id,
      label,
      current: current === null ? isHere : evaluator.evaluate(current, more) === true,
      ...seenDestination(screen, seen, to, evaluator.value(link.with, more) as Scope),
    };
  });
}
