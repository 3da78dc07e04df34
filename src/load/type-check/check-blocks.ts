import type { Block } from '../../model/block.ts';
import type { Type } from '../../model/type.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile } from './checker.ts';
import { type Reach, withKnown, withName } from './reach.ts';

/** A view: a block is drawn only under its own condition, so what the condition tells is known inside it. */
export function checkBlocks(checker: Checker, blocks: readonly Block[], reach: Reach): void {
  for (const block of blocks) {
    const told = block.shownWhen ? compile(checker, block.shownWhen, reach).knownWhenTrue : [];
    checkBlock(checker, block, withKnown(reach, told));
  }
}

function checkBlock(checker: Checker, block: Block, reach: Reach): void {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'banner':
    case 'link':
      checkValue(checker, block.text, reach);
      break;
    case 'button':
      checkValue(checker, block.text, reach);
      checkValue(checker, block.lockFor, reach);
      break;
    case 'list':
      checkValue(checker, block.items, reach);
      break;
    case 'summary':
      for (const row of block.rows) {
        const told = row.shownWhen ? compile(checker, row.shownWhen, reach).knownWhenTrue : [];
        checkValue(checker, [row.label, row.value], withKnown(reach, told));
      }
      break;
    case 'each': {
      const list = compile(checker, block.list, reach).type;
      const item: Type = list.kind === 'list' ? list.of : { kind: 'any' };
      checkBlocks(checker, block.blocks, withName(reach, 'item', item));
      break;
    }
    case 'widget':
      checkValue(checker, block.options, reach);
      break;
    case 'field':
      break;
  }
  if (block.kind === 'link' && block.dialog !== null) {
    const dialog = checker.findDialog(block.dialog);
    if (dialog) checker.openings.push({ dialog, reach });
  }
}
