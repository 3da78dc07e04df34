// chunk: screen-form
import { isRecord } from '../../forms/record.ts';
import type { FieldItems } from '../../model/field.ts';
import type { Evaluator } from '../contract/screen.ts';

/**
 * The current list a field is bound to, with the person's changes to the one member its widget edits. Items are matched by key, so the changes
 * survive when the list is reloaded, reordered or has other items, and other changes to an item are kept. Undefined without a list.
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
