import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { mapTargets } from '../blocks/map-targets.ts';

/**
 * The screen with what the screens know to which its links lead, so that the browser need not load those. For 「変更」 links: their
 * conditions, and what tells the items of their repeated fields apart; screens of other services are in no flow of this one. For other links:
 * whether it is a screen or an address. `screens`: all of the project, their expressions checked.
 */
export function withLinkTargets(screen: Screen, screens: readonly Screen[], vocabulary: Vocabulary): Screen {
  const named = (wanted: string) => screens.find(({ routes }) => routes.some(({ name }) => name === wanted));
  const changed = (change: ChangeTarget): ChangeTarget => {
    const leadsTo = named(change.screen);
    const key = leadsTo?.groups.find(({ name }) => name === change.group?.name)?.key;
    return {
      ...change,
      group: change.group && { ...change.group, ...(key && { key }) },
      shownWhen: leadsTo?.service === screen.service ? leadsTo.shownWhen : null,
    };
  };
  const led = (to: LinkTarget): LinkTarget =>
    'screen' in to && named(to.screen) === undefined ? { address: to.screen } : to;
  const targets = { changed, led };
  const groups = screen.groups.map((group) => ({ ...group, above: mapTargets(group.above, vocabulary, targets) }));
  return { ...screen, groups, view: mapTargets(screen.view, vocabulary, targets) };
}
