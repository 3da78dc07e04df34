import type { Block, ChangeTarget, SummaryRow, SummaryRows } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';

/** Something in a view that can be pressed, and the conditions under which it is drawn, outermost first. */
export interface Press {
  readonly kind: 'action' | 'dialog' | 'address' | 'change';
  /** Name of the action, dialog, address or changed screen. */
  readonly name: string;
  readonly change: ChangeTarget | null;
  readonly label: unknown;
  readonly shown: readonly Expression[];
  readonly at: Block['at'];
}

/** Everything that can be pressed in a screen's view. */
export function pressesOf({ view, groups }: Screen): readonly Press[] {
  return [...inBlocks(view, []), ...groups.flatMap((group) => inBlocks(group.above, []))];
}

function inBlocks(blocks: readonly Block[], around: readonly Expression[]): readonly Press[] {
  return blocks.flatMap((block) => {
    const shown = block.shownWhen ? [...around, block.shownWhen] : around;
    const press = (kind: Press['kind'], name: string, label: unknown, change: ChangeTarget | null = null): Press[] => [
      { kind, name, label, change, shown, at: block.at },
    ];
    switch (block.kind) {
      case 'button':
        return press('action', block.action, block.text);
      case 'link':
        if (block.action !== null) return press('action', block.action, block.text);
        if (block.dialog !== null) return press('dialog', block.dialog, block.text);
        if (block.address !== null) return press('address', block.address, block.text);
        return block.change ? press('change', block.change.screen, block.text, block.change) : [];
      case 'each':
        return inBlocks(block.blocks, shown);
      case 'summary':
        return block.rows.flatMap((row) => inRow(row, shown, block.at));
      default:
        return [];
    }
  });
}

function inRow(row: SummaryRow | SummaryRows, around: readonly Expression[], at: Block['at']): readonly Press[] {
  const shown = row.shownWhen ? [...around, row.shownWhen] : around;
  if ('rows' in row) return row.rows.flatMap((inner) => inRow(inner, shown, at));
  const { change, label } = row;
  return change ? [{ kind: 'change', name: change.screen, label, change, shown, at: change.at ?? at }] : [];
}
