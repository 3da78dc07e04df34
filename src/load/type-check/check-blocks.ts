import type { Block, MenuItem, SummaryRow, SummaryRows, Table, ViewLink } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import { unreachable } from '../../model/unreachable.ts';
import { checkAnswersChange, checkChange } from './check-change.ts';
import { checkKey } from './check-key.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
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
      for (const row of block.rows) checkRow(checker, row, reach);
      break;
    case 'answers':
      compile(checker, block.answers, reach);
      compile(checker, block.definition, reach);
      if (block.change) checkAnswersChange(checker, block.change);
      break;
    case 'views':
      checkValue(checker, block.label, reach);
      for (const item of block.items) checkLink(checker, item, reach);
      break;
    case 'menu':
      for (const item of block.items) checkLink(checker, item, item.each ? withItem(checker, item.each, reach) : reach);
      break;
    case 'tabs':
      checkValue(checker, block.label, reach);
      for (const item of block.items) checkLink(checker, item, reach);
      checkBlocks(checker, block.blocks, reach);
      break;
    case 'table':
      checkTable(checker, block, reach);
      break;
    case 'each':
      checkBlocks(checker, block.blocks, withItem(checker, block.list, reach));
      break;
    case 'group':
      checkBlocks(checker, block.blocks, reach);
      break;
    case 'widget':
      checkValue(checker, block.options, reach);
      break;
    case 'field':
      break;
    default:
      unreachable(block);
  }
  if (block.kind === 'link' && block.dialog !== null) {
    const dialog = checker.findDialog(block.dialog);
    if (dialog) checker.openings.push({ dialog, reach });
    if (dialog?.fields !== undefined)
      tellType(checker, 'dialog/link', block.at ?? { file: '', line: 1, column: 1 }, ONLY_ASKED);
  }
  if (block.kind === 'link' && block.change) checkChange(checker, block.change, reach);
  if (block.kind === 'link' || block.kind === 'button') notePress(checker, block.action, reach);
}

const ONLY_ASKED =
  '入力欄のあるダイアログは、アクションの手順（- dialog: 名前 と then）で開いてください。link の dialog では、入力を受け取れません。';

function notePress(checker: Checker, action: string | null, reach: Reach): void {
  if (action === null) return;
  const known = [...reach.known].filter((path) => path.startsWith('item.'));
  checker.presses.push({ action, item: reach.names.item ?? null, known });
}

/** A card of a menu, or a link of views. */
function checkLink(checker: Checker, link: MenuItem | ViewLink, reach: Reach): void {
  const told = link.shownWhen ? compile(checker, link.shownWhen, reach).knownWhenTrue : [];
  const inside = withKnown(reach, told);
  checkValue(checker, [link.label, link.with], inside);
  if ('current' in link) {
    if (link.current) compile(checker, link.current, inside);
    return;
  }
  checkValue(checker, link.hint, inside);
  notePress(checker, link.action, inside);
}

function checkRow(checker: Checker, row: SummaryRow | SummaryRows, reach: Reach): void {
  const told = row.shownWhen ? compile(checker, row.shownWhen, reach).knownWhenTrue : [];
  const inside = withKnown(reach, told);
  if ('rows' in row) {
    const each = withItem(checker, row.list, inside);
    for (const inner of row.rows) checkRow(checker, inner, each);
    return;
  }
  checkValue(checker, [row.label, row.value, row.hint], inside);
  if (row.change) checkChange(checker, row.change, inside);
}

function checkTable(
  checker: Checker,
  { caption, empty, rows, key, columns, paging, sorting }: Table,
  reach: Reach,
): void {
  checkValue(checker, [caption, empty], reach);
  const row = withItem(checker, rows, reach);
  checkKey(checker, key, row.names.item ?? { kind: 'any' });
  for (const column of columns) {
    checkValue(checker, column.label, reach);
    const told = column.shownWhen ? compile(checker, column.shownWhen, row).knownWhenTrue : [];
    const inside = withKnown(row, told);
    checkValue(checker, [column.value, column.with], inside);
    notePress(checker, column.action, inside);
  }
  if (paging) for (const count of [paging.total, paging.page, paging.size]) compile(checker, count, reach);
  if (sorting) compile(checker, sorting.by, reach);
}

/** Inside `each` and in a table's rows: `item` is one of the list. */
function withItem(checker: Checker, list: Expression, reach: Reach): Reach {
  const { type } = compile(checker, list, reach);
  return withName(reach, 'item', type.kind === 'list' ? type.of : { kind: 'any' });
}
