import { isRecord } from '../../forms/record.ts';
import type { FieldItems } from '../../model/field.ts';
import type { Evaluator } from '../contract/screen.ts';

/**
 * The list a field is bound to, as it stands now, with what the person has changed: the one member that its widget edits. Items are told
 * apart by their key, so a list that comes later, in another order or with other items is followed, and whatever else changed in an item
 * stays. Without a list there is nothing: undefined.
 */
export function withEdits(
  { key, edits }: FieldItems,
  bound: unknown,
  typed: unknown,
  evaluator: Pick<Evaluator, 'evaluate'>,
): readonly unknown[] | undefined {
  if (!Array.isArray(bound)) return undefined;
  const keyOf = (item: unknown) => evaluator.evaluate(key, { item });
  const flags = new Map((Array.isArray(typed) ? typed : []).filter(isRecord).map((item) => [keyOf(item), item[edits]]));
  return bound.map((item) => {
    const flag = isRecord(item) ? flags.get(keyOf(item)) : undefined;
    return typeof flag === 'boolean' ? { ...(item as object), [edits]: flag } : item;
  });
}
