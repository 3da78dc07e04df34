import type { Block } from '../../model/block.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Screen } from '../../model/screen.ts';
import { leadsOf } from '../blocks/leads-of.ts';
import { placedIn } from '../shape/in-view-order.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile, type Opening, tellType } from './checker.ts';
import { meet, type TypeScope, withName } from './type-scope.ts';
import { typeOfError } from './types-of-names.ts';

/**
 * Dialogs are drawn with the names in scope where they were opened: names that every opening has may be read, all others must be tested first.
 * `fallback` is the scope of a dialog that nothing opens.
 */
export function checkDialogs(
  checker: Checker,
  dialogs: readonly Dialog[],
  openings: readonly Opening[],
  fallback: TypeScope,
  screen: Screen | null = null,
): void {
  for (const dialog of dialogs) {
    const reaches = openings.filter((opening) => opening.opened === dialog).map((opening) => opening.reach);
    const reach = withError(meet(reaches) ?? withName(fallback, 'error', typeOfError(true)));
    checkValue(checker, [dialog.title, dialog.buttons.map(({ label }) => label)], reach);
    for (const { shownWhen } of dialog.buttons) if (shownWhen) compile(checker, shownWhen, reach);
    checkBlocks(checker, dialog.view, reach);
    checkPlaces(checker, dialog.view, screen);
    if (screen !== null) checkInputs(checker, dialog, screen);
  }
}

/** A dialog has no actions: its buttons are handled where it is opened. Dialogs of a screen may show the screen's inputs. */
function checkPlaces(checker: Checker, blocks: readonly Block[], screen: Screen | null): void {
  for (const block of blocks) {
    if (block.blocks) checkPlaces(checker, block.blocks, screen);
    if (mayStandInDialog(checker, block, screen)) continue;
    const message =
      'ダイアログの中に、ボタン、画面の中で動くリンク（menu、views、tabs、table も）は置けません。ボタンは buttons に書き、押した後のことは開く側の then に書きます。入力欄は、画面の dialogs に、くり返さないものだけを置けます。';
    tellType(checker, 'dialog/block', block.at ?? { file: '', line: 1, column: 1 }, message);
  }
}

function mayStandInDialog({ sources }: Checker, block: Block, screen: Screen | null): boolean {
  switch (sources.vocabulary.blocks[block.kind]?.inDialog ?? 'yes') {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'leaving':
      return leadsOf(block, sources.vocabulary).every(({ address }) => address !== null);
    case 'input':
      return screen?.groups.every(({ name }) => name !== block.field) === true;
  }
}

/** Input in a dialog is validated by one of its buttons, and read by that button's steps. */
function checkInputs(checker: Checker, { fields: names = [], buttons, at }: Dialog, { fields, view }: Screen): void {
  const first = { file: '', line: 1, column: 1 };
  if (names.length > 0 && buttons.every(({ validate }) => validate === undefined)) {
    const message = '入力欄のあるダイアログでは、入力を受け取るボタンに validate: all を書いてください。';
    tellType(checker, 'dialog/validate', at ?? first, message);
  }
  const onScreen = new Set(placedIn(view));
  for (const field of fields.filter(({ name }) => names.includes(name))) {
    const node = checker.walk.origins.get(field);
    if (field.bind !== null) {
      const message =
        'ダイアログの入力欄に bind は書けません。ボタンの手順（then）の set で form の値を写してください。';
      tellType(checker, 'dialog/bind', node ? placeIn(node, 'bind') : (field.at ?? first), message);
    }
    if (onScreen.has(field.name)) {
      const message = `入力欄「${field.name}」は、画面とダイアログの両方に置かれています。別の入力欄にしてください。`;
      tellType(checker, 'dialog/field-twice', field.at ?? first, message);
    }
  }
}

/** The members of `error` can always be tested with `has(…)`; they are certain only if every opening follows a failure. */
function withError(reach: TypeScope): TypeScope {
  const certain = Object.hasOwn(reach.names, 'error') && !reach.unset.has('error');
  return withName(reach, 'error', typeOfError(certain));
}
