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

const last = new WeakMap<RepeatedFields, { readonly list: unknown; readonly items: readonly ItemInList[] }>();

/** Every item of the list with its key; empty while there is no list. Non-records (tampered storage) are dropped. The same ones as long as the list is. */
export function itemsOf(group: RepeatedFields, state: Scope, evaluator: Evaluator): readonly ItemInList[] {
  const list = memberAt({ state }, group.each);
  if (!Array.isArray(list)) return [];
  const known = last.get(group);
  if (known?.list === list) return known.items;
  const met = new Map<string, number>();
  const items = list.flatMap((item: unknown, index): readonly ItemInList[] => {
    if (!isRecord(item)) return [];
    const own = String(evaluator.evaluate(group.key, { item }));
    const nth = met.get(own) ?? 0;
    met.set(own, nth + 1);
    // Items with the same key must not share their input.
    return [{ key: nth === 0 ? own : `${own} (${nth + 1})`, item, index }];
  });
  last.set(group, { list, items });
  return items;
}

/** The items that match the group's condition. */
export function askedFor(
  { where }: RepeatedFields,
  items: readonly ItemInList[],
  evaluator: Evaluator,
): readonly ItemInList[] {
  return where === null ? items : items.filter(({ item }) => holds(evaluator, where, { item }));
}
