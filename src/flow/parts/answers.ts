import type { Field, RepeatedFields } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';

/** State paths that a screen's inputs write when accepted; for lists, the members they write. */
export function answersOf({ fields, groups }: Screen): readonly string[] {
  return [...fields.flatMap(answerOf), ...groups.flatMap(answersOfGroup)];
}

/** A list widget writes one member of each item. */
export function answerOf({ bind, items }: Field): readonly string[] {
  if (bind === null) return [];
  return [items === undefined ? bind : `${bind}[].${items.edits}`];
}

export function answersOfGroup({ each, fields }: RepeatedFields): readonly string[] {
  return fields.flatMap(({ bind }) => (bind?.startsWith('item.') ? [`${each}[]${bind.slice(4)}`] : []));
}
