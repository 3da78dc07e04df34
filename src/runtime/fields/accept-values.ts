// chunk: checks
import type { AnyRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { RepeatedFields } from '../../model/field.ts';
import { repeatedName } from '../contract/control-id.ts';
import { memberAt, withMember } from '../values/member-path.ts';
import type { FormScreen } from './form-screen.ts';
import { isOfType } from './is-of-type.ts';
import type { ItemInList } from './repeated-items.ts';

/**
 * Writes the accepted values (`counting`: see `FieldValues.effective`) to the state they are bound to. `isAnswered`: the person has gone on with
 * what is suggested, too.
 */
export function acceptValues(
  { screen: { fields, groups }, fields: values, stage: { state }, evaluator }: FormScreen,
  counting: Scope,
  isAnswered: boolean,
): void {
  const isOpen = (name: string) => !isAnswered && values.isSuggested(name);
  // Determined before anything is written: a written value may change which items are asked for.
  const asked = groups.map(({ name }) => values.items(name, evaluator));
  for (const { name, bind, type } of fields) {
    // Typed input that is no value of the field's type stays on the screen.
    const isTyped = counting[name] !== undefined && !isOfType(counting[name], type);
    if (bind !== null && !isTyped && !isOpen(name)) state.set(bind, counting[name]);
  }
  for (const [index, group] of groups.entries()) {
    const list = memberAt({ state: state.scope() }, group.each);
    if (!Array.isArray(list) || !group.fields.some(({ bind }) => bind !== null)) continue;
    const rows = counting[group.name] as readonly AnyRecord[];
    state.set(group.each, withAccepted(group, list, asked[index] ?? [], rows, isOpen));
  }
}

/** The list with accepted values written into the asked items; other items stay identical objects, and members of fields that are `isOpen` as they are. */
function withAccepted(
  { name: group, fields }: RepeatedFields,
  list: readonly unknown[],
  asked: readonly ItemInList[],
  rows: readonly AnyRecord[],
  isOpen: (name: string) => boolean,
): readonly unknown[] {
  const next = [...list];
  for (const [nth, { key, index }] of asked.entries()) {
    for (const { name, bind } of fields) {
      if (bind !== null && !isOpen(repeatedName(group, key, name)))
        next[index] = withMember(next[index], bind.split('.').slice(1), rows[nth]?.[name]);
    }
  }
  return next;
}
