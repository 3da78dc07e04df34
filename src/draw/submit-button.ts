import type { Block } from '../model/block.ts';
import type { Value } from '../model/expression.ts';
import type { Screen } from '../model/screen.ts';

interface Button extends Block {
  readonly action: string;
  readonly lockFor: Value;
}

/** What Enter in a field presses: `next`, or where there is none the first button whose action looks at the inputs; null = nothing. */
export function submitButtonOf({ view, actions }: Pick<Screen, 'view' | 'actions'>): Button | null {
  const buttons = buttonsIn(view);
  const looks = ({ action }: Button) => actions.find(({ name }) => name === action)?.validate !== 'none';
  return buttons.find(({ action }) => action === 'next') ?? buttons.find(looks) ?? null;
}

function buttonsIn(blocks: readonly Block[]): readonly Button[] {
  return blocks.flatMap((block) => {
    if (isButton(block)) return [block];
    // Inside a list there are as many as items.
    return block.blocks && block.list === undefined ? buttonsIn(block.blocks) : [];
  });
}

export function isButton(block: Block): block is Button {
  return block.lockFor !== undefined;
}
