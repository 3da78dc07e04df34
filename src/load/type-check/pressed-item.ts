import { fits } from '../../expressions/type-fit.ts';
import type { Screen } from '../../model/screen.ts';
import type { Type } from '../../model/type.ts';
import type { Checker } from './checker.ts';
import { type TypeScope, withKnown, withName } from './type-scope.ts';

/**
 * An action knows the `item` it was pressed for if all its buttons and links are inside an `each` with the same type of items. Fields pass none:
 * Enter in any of them presses `next`.
 */
export function withPressedItem(
  checker: Checker,
  { fields, groups }: Screen,
  action: string,
  reach: TypeScope,
): TypeScope {
  const presses = checker.actionUses.filter((press) => press.action === action);
  const [first, ...others] = presses;
  const item = first?.item ?? null;
  if (first === undefined || item === null || (action === 'next' && fields.length + groups.length > 0)) return reach;
  if (!others.every((press) => press.item !== null && isSame(press.item, item))) return reach;
  const known = first.known.filter((path) => others.every((press) => press.known.includes(path)));
  return withKnown(withName(reach, 'item', item), known);
}

function isSame(one: Type, other: Type): boolean {
  return fits(one, other) && fits(other, one);
}
