import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { blocksOf } from '../blocks/leads-of.ts';
import { type Lead, visitBlocks } from '../blocks/visit-blocks.ts';

/** Something on a screen that a story may press: by one of its names, which survive a change of wording, or by its label. */
export interface PressableName {
  readonly names: readonly string[];
  readonly label: unknown;
  /** Leads from a check page to an input, whose label it has. */
  readonly isChange: boolean;
}

/** Of the screen itself, of its dialogs and of the frame around it. */
export function pressableNames(
  screen: Screen,
  service: Pick<Service, 'layout'> | undefined,
  vocabulary: Vocabulary,
): readonly PressableName[] {
  const found: PressableName[] = [];
  const blocks = blocksOf(screen).map((block) => ({ ...block, blocks: [] }));
  visitBlocks(
    blocks,
    vocabulary,
    { onLead: (lead) => found.push({ names: namesOfLead(lead), label: lead.label, isChange: lead.change !== null }) },
    null,
  );
  const cancel = service?.layout.cancel ?? null;
  return cancel === null ? found : [...found, { names: ['cancel'], label: cancel.label, isChange: false }];
}

/** What a lead can be called: where it leads, or the action it runs. */
export function namesOfLead({ action, dialog, address, place, change }: Lead): readonly string[] {
  const target = place === null ? null : 'screen' in place ? place.screen : place.address;
  return [action, dialog, address, target, change?.screen ?? null].filter((name) => name !== null);
}
