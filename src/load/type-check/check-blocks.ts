import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import { type Lead, visitBlocks } from '../blocks/visit-blocks.ts';
import { checkAnswersChange, checkChange } from './check-change.ts';
import { checkKey } from './check-key.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { type TypeScope, withKnown, withName } from './type-scope.ts';

/** Checks a view: a block is drawn only under its own condition, so whatever the condition implies is known inside it. */
export function checkBlocks(checker: Checker, blocks: readonly Block[], reach: TypeScope): void {
  visitBlocks(
    blocks,
    checker.sources.vocabulary,
    {
      onGuard: (condition, around) => withKnown(around, compile(checker, condition, around).knownWhenTrue),
      items: (list, around) => withItem(checker, list, around),
      key: (key, around) => checkKey(checker, key, around.names.item ?? { kind: 'any' }),
      value: (value, around) => void checkValue(checker, value, around),
      onLead: (lead, around) => checkLead(checker, lead, around),
    },
    reach,
  );
}

function checkLead(checker: Checker, { action, dialog, change, isInner, at }: Lead, reach: TypeScope): void {
  if (action !== null) {
    const known = [...reach.known].filter((path) => path.startsWith('item.'));
    checker.actionUses.push({ action, item: reach.names.item ?? null, known });
  }
  if (dialog !== null) {
    const opened = checker.findDialog(dialog);
    if (opened) checker.openings.push({ opened, reach });
    if (opened?.fields !== undefined)
      tellType(checker, 'dialog/link', at ?? { file: '', line: 1, column: 1 }, ONLY_ASKED);
  }
  if (change !== null && isInner) checkAnswersChange(checker, change);
  else if (change !== null) checkChange(checker, change, reach);
}

const ONLY_ASKED =
  '入力欄のあるダイアログは、アクションの手順（- dialog: 名前 と then）で開いてください。link の dialog では、入力を受け取れません。';

/** Inside `each` and in a table's rows, `item` is an element of the list. */
function withItem(checker: Checker, list: Expression, reach: TypeScope): TypeScope {
  const { type } = compile(checker, list, reach);
  return withName(reach, 'item', type.kind === 'list' ? type.of : { kind: 'any' });
}
