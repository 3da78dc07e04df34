import type { Block } from '../model/block.ts';
import type { Screen } from '../model/screen.ts';

type Button = Extract<Block, { readonly kind: 'button' }>;

/** What Enter in a field presses: `next`, or where there is none the first button whose action looks at the inputs; null = nothing. */
export function submitButtonOf({ view, actions }: Pick<Screen, 'view' | 'actions'>): Button | null {
  const buttons = buttonsIn(view);
  const looks = ({ action }: Button) => actions.find(({ name }) => name === action)?.validate !== 'none';
  return buttons.find(({ action }) => action === 'next') ?? buttons.find(looks) ?? null;
}

function buttonsIn(blocks: readonly Block[]): readonly Button[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'button') return [block];
    // Inside `each` there are as many as items.
    return 'blocks' in block && block.kind !== 'each' ? buttonsIn(block.blocks) : [];
  });
}
