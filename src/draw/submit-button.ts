import type { Block } from '../model/block.ts';
import type { Value } from '../model/expression.ts';
import type { Screen } from '../model/screen.ts';

interface Button extends Block {
  readonly action: string;
  readonly lockFor: Value;
}

/** The button that Enter in a field presses: `next`, else the first one whose action validates the inputs; null = none. */
export function submitButtonOf({ view, actions }: Pick<Screen, 'view' | 'actions'>): Button | null {
  const buttons = buttonsIn(view);
  const looks = ({ action }: Button) => actions.find(({ name }) => name === action)?.validate !== 'none';
  return buttons.find(({ action }) => action === 'next') ?? buttons.find(looks) ?? null;
}

function buttonsIn(blocks: readonly Block[]): readonly Button[] {
  return blocks.flatMap((block) => {
    if (isButton(block)) return [block];
    // Inside a list the button exists once per item, so it is ambiguous.
    return block.blocks && block.list === undefined ? buttonsIn(block.blocks) : [];
  });
}

export function isButton(block: Block): block is Button {
  return block.lockFor !== undefined;
}
