import type { Block } from '../../model/block.ts';
import type { Dialog } from '../../model/dialog.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkValue } from './check-value.ts';
import { type Checker, type Opening, tellType } from './checker.ts';
import { meet, type Reach, withName } from './reach.ts';
import { typeOfError } from './types-of-names.ts';

/**
 * Dialogs are drawn with the names that were in reach where they were opened: what every opening has may be read, what one lacks must be
 * tested first. `fallback` serves a dialog that nothing opens.
 */
export function checkDialogs(
  checker: Checker,
  dialogs: readonly Dialog[],
  openings: readonly Opening[],
  fallback: Reach,
): void {
  for (const dialog of dialogs) {
    const reaches = openings.filter((opening) => opening.dialog === dialog).map((opening) => opening.reach);
    const reach = withError(meet(reaches) ?? withName(fallback, 'error', typeOfError(true)));
    checkValue(checker, [dialog.title, dialog.buttons.map(({ label }) => label)], reach);
    checkBlocks(checker, dialog.view, reach);
    checkPlaces(checker, dialog.view);
  }
}

const ON_SCREENS: ReadonlySet<Block['kind']> = new Set(['field', 'button', 'link', 'menu', 'views']);

/** A dialog has neither fields nor actions: its buttons are answered where it is opened. */
function checkPlaces(checker: Checker, blocks: readonly Block[]): void {
  for (const block of blocks) {
    if ('blocks' in block) checkPlaces(checker, block.blocks);
    const isLinkOut = block.kind === 'link' && block.address !== null;
    if (!ON_SCREENS.has(block.kind) || isLinkOut) continue;
    const message =
      'ダイアログの中に、入力欄、ボタン、画面の中で動くリンク（menu と views も）は置けません。ボタンは buttons に書き、押した後のことは開く側の then に書きます。';
    tellType(checker, 'dialog/block', block.at ?? { file: '', line: 1, column: 1 }, message);
  }
}

/** `error` can always be asked for its members with `has(…)`; they are certain only where every opening follows a failure. */
function withError(reach: Reach): Reach {
  const certain = Object.hasOwn(reach.names, 'error') && !reach.unset.has('error');
  return withName(reach, 'error', typeOfError(certain));
}
