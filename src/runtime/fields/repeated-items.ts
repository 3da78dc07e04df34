// chunk: screen-form
import { isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { RepeatedFields } from '../../model/field.ts';
import type { Evaluator, RepeatedItem } from '../contract/screen.ts';
import { holds } from '../values/evaluator.ts';
import { memberAt } from '../values/member-path.ts';

export interface ItemInList extends RepeatedItem {
  /** Position in the list of the state. */
  readonly index: number;
}

/** Every item of the list with its key; empty while there is no list. Non-records (tampered storage) are dropped. */
export function itemsOf({ each, key }: RepeatedFields, state: Scope, evaluator: Evaluator): readonly ItemInList[] {
  const list = memberAt({ state }, each);
  if (!Array.isArray(list)) return [];
  const met = new Map<string, number>();
  return list.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const own = String(evaluator.evaluate(key, { item }));
    const nth = met.get(own) ?? 0;
    met.set(own, nth + 1);
    // Items with the same key must not share their input.
    return [{ key: nth === 0 ? own : `${own} (${nth + 1})`, item, index }];
  });
}

/** The items that match the group's condition. */
export function askedFor(
  { where }: RepeatedFields,
  items: readonly ItemInList[],
  evaluator: Evaluator,
): readonly ItemInList[] {
  return items.filter(({ item }) => holds(evaluator, where, { item }));
}
