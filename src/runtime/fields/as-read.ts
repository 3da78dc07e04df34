// chunk: screen-form
import type { Scope } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import { isOfType } from './is-of-type.ts';

/** What an input is before anything was written or chosen. A number and a record are absent: no value stands for none of them. */
const empty: { readonly [type in Field['type']]?: unknown } = { text: '', flag: false, list: [] };

/**
 * The value of an input as expressions read it while people type: always one of its type, else undefined. Emptied and what is not (yet) a number are
 * no numbers.
 */
export function asRead({ type, dataForm }: Pick<Field, 'type' | 'dataForm'>, value: unknown): unknown {
  return isOfType(value, type) || (dataForm !== undefined && value !== undefined) ? value : empty[type];
}

const counted = new WeakMap<object, () => Scope>();

/** Remembers with what expressions read what counts: what was typed, malformed or not, is judged and refused, never lost. */
export function withCounting(read: Scope, counting: () => Scope): Scope {
  counted.set(read, counting);
  return read;
}

/** What counts of a `form` that expressions read; see `FieldValues.effective`. Made when it is judged, not at every key press. */
export const countingOf = (form: unknown): Scope => counted.get(form as object)?.() ?? {};
