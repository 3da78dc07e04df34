import type { Block } from '../../model/block.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type Lead, visitBlocks } from './visit-blocks.ts';

/** What can be pressed in the block itself, nested blocks excluded. */
export function leadsOf(block: Block, vocabulary: Vocabulary): readonly Lead[] {
  const leads: Lead[] = [];
  visitBlocks([{ ...block, blocks: [] }], vocabulary, { onLead: (lead) => leads.push(lead) }, null);
  return leads;
}

/** Every block of a screen, those of its dialogs included, at any depth, in the order written. */
export function blocksOf({ view, dialogs, groups }: Pick<Screen, 'view' | 'dialogs' | 'groups'>): readonly Block[] {
  const withInner = (blocks: readonly Block[]): readonly Block[] =>
    blocks.flatMap((block) => [block, ...withInner(block.blocks ?? [])]);
  return [view, ...groups.map(({ above }) => above), ...dialogs.map((dialog) => dialog.view)].flatMap(withInner);
}
