import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import { constantOf } from './fold-params.ts';

/** Removes fields and blocks whose condition a template's constants made false, and conditions they made true. */
export function dropNeverShown(screen: Screen): Screen {
  const fields = screen.fields.filter(isPossible).map(settled);
  const groups = screen.groups.map((group) => ({
    ...group,
    above: blocksLeft(group.above, new Set()),
    fields: group.fields.filter(isPossible).map(settled),
  }));
  const gone = new Set(screen.fields.filter((field) => !isPossible(field)).map(({ name }) => name));
  const dialogs = screen.dialogs.map((dialog) => ({ ...dialog, view: blocksLeft(dialog.view, gone) }));
  return { ...screen, fields, groups, dialogs, view: blocksLeft(screen.view, gone) };
}

function blocksLeft(blocks: readonly Block[], gone: ReadonlySet<string>): Block[] {
  return blocks
    .filter((block) => isPossible(block) && (block.field === undefined || !gone.has(block.field)))
    .map((block) => settled(block.blocks ? { ...block, blocks: blocksLeft(block.blocks, gone) } : block));
}

interface Shown {
  readonly shownWhen: Expression | null;
}

function isPossible({ shownWhen }: Shown): boolean {
  return constantOf(shownWhen) !== false;
}

function settled<Part extends Shown>(part: Part): Part {
  return constantOf(part.shownWhen) === true ? { ...part, shownWhen: null } : part;
}
