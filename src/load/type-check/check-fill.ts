import type { Dialog } from '../../model/dialog.ts';
import type { Value } from '../../model/expression.ts';
import { keyPlaceIn, placeIn } from '../yaml/place-in.ts';
import { inputType } from './check-fields.ts';
import { checkAssigned } from './check-value.ts';
import { type Checker, tellType } from './checker.ts';
import type { TypeScope } from './type-scope.ts';

/** Checks the initial values of a dialog's inputs. */
export function checkFill(
  checker: Checker,
  dialog: Dialog | undefined,
  given: { readonly [field: string]: Value },
  reach: TypeScope,
): void {
  const node = checker.walk.origins.get(given);
  for (const [name, value] of Object.entries(given)) {
    const at = node ? placeIn(node, name) : { file: '', line: 1, column: 1 };
    const field = checker.fields.find((candidate) => candidate.name === name);
    const wanted = field === undefined ? ({ kind: 'any' } as const) : inputType(field);
    checkAssigned(checker, value, wanted, reach, at, `入力欄「${name}」`);
    if (field === undefined || dialog === undefined || dialog.fields?.includes(name) === true) continue;
    const message = `入力欄「${name}」は、ダイアログ「${dialog.name}」に置かれていません。fill には、その窓の入力欄を書きます。`;
    tellType(checker, 'dialog/fill', node ? keyPlaceIn(node, name) : at, message);
  }
}
