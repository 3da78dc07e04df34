import type { Block } from '../../model/block.ts';
import type { ChangeTarget, LinkTarget } from '../../model/link.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type Lead, visitBlocks } from '../blocks/visit-blocks.ts';

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
  const within = (blocks: readonly Block[]): readonly Block[] => {
    const targets = new Map<object, object>();
    const onLead = ({ place, change }: Lead) => {
      if (place !== null) targets.set(place, led(place));
      if (change !== null) targets.set(change, changed(change));
    };
    visitBlocks(blocks, vocabulary, { onLead }, null);
    return replaced(blocks, targets) as readonly Block[];
  };
  const groups = screen.groups.map((group) => ({ ...group, above: within(group.above) }));
  return { ...screen, groups, view: within(screen.view) };
}

/** Expressions stay the same objects: what is known of them is kept by them. */
function replaced(value: unknown, by: ReadonlyMap<object, object>): unknown {
  if (typeof value !== 'object' || value === null || ('kind' in value && value.kind === 'expression')) return value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, by));
  const entries = Object.entries(value);
  return by.get(value) ?? Object.fromEntries(entries.map(([key, part]) => [key, replaced(part, by)]));
}
