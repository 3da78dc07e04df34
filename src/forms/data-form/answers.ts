// chunk: data-form
import { isAlike } from '../is-alike.ts';
import { isRecord } from '../record.ts';
import { dateDigits } from '../written-date.ts';
import { type DataCondition, type DataForm, type DataItem, isGroup, itemsOf, nameOf } from './definition.ts';

/** Values by name of the field or group; a group's value is a list of rows. */
export type AnswerValues = { readonly [name: string]: unknown };

/** The value of a field with the widget `data-form`, as the portal stores it. */
export interface Answers {
  /** Version of the definition it answers. */
  readonly version: string;
  readonly values: AnswerValues;
  /** Names (`familyName`, `careers.1.school`) of answers to another version that this one could not take over; absent = none. */
  readonly again?: readonly string[];
}

/** Member that identifies a row wherever it moves. No field can have this name. */
export const rowKey = '_key';

/** Reads any value as answers; null if it is not a record of values. */
export function readAnswers(value: unknown): Answers | null {
  if (!isRecord(value) || typeof value.version !== 'string' || !isRecord(value.values)) return null;
  const { version, values, again } = value;
  const names = Array.isArray(again) ? again.filter((name) => typeof name === 'string') : [];
  return { version, values, ...(names.length > 0 ? { again: names } : {}) };
}

/** An own member; inherited properties are not answers. */
export function answerOf(values: AnswerValues, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * The rows of a group with their keys; an entry that is not a record is an empty row. Rows without a key, or with a duplicate one, get one by
 * position.
 */
export function rowsOf(
  values: AnswerValues,
  group: string,
): readonly { readonly key: string; readonly row: AnswerValues }[] {
  const list = answerOf(values, group);
  if (!Array.isArray(list)) return [];
  const taken = new Set<string>();
  return list.map((entry: unknown, index) => {
    const row = isRecord(entry) ? entry : {};
    const own = answerOf(row, rowKey);
    const isOwn = typeof own === 'string' && /^[A-Za-z0-9]{1,20}$/.test(own) && !taken.has(own);
    let key = isOwn ? own : `n${index + 1}`;
    while (taken.has(key)) key += 'x';
    taken.add(key);
    return { key, row };
  });
}

/** A key that no row has. */
export function freeKey(keys: readonly string[]): string {
  const numbers = keys.map((key) => Number(key)).filter((number) => Number.isSafeInteger(number));
  return String(Math.max(0, ...numbers) + 1);
}

/** Of items in the same list of names, those that are shown for these `values`. */
export function shownItems<Item extends DataItem>(items: readonly Item[], values: AnswerValues): readonly Item[] {
  const shown = new Set<string>();
  return items.filter((item) => {
    const { shownWhen } = item;
    const isShown = shownWhen === undefined || (shown.has(shownWhen.field) && holds(shownWhen, values));
    if (isShown) shown.add(nameOf(item));
    return isShown;
  });
}

/** Whether the field it names is shown is for the caller. */
export function holds(condition: DataCondition, values: AnswerValues): boolean {
  const value = answerOf(values, condition.field);
  if ('dateBefore' in condition) {
    const date = dateDigits(String(value));
    return date !== null && date < (dateDigits(condition.dateBefore) ?? '');
  }
  if (!('is' in condition)) {
    const isAnswered = typeof value === 'string' && value.trim() !== '';
    return isAnswered && ('isLike' in condition ? isOne(value, condition.isLike) : !isOne(value, condition.isUnlike));
  }
  const { is } = condition;
  const wanted: readonly string[] = typeof is === 'string' ? [is] : is;
  if (Array.isArray(value)) return value.some((entry) => typeof entry === 'string' && wanted.includes(entry));
  return (typeof value === 'string' || typeof value === 'number') && wanted.includes(String(value));
}

function isOne(value: string, among: readonly string[]): boolean {
  return among.some((one) => isAlike(value, one));
}

/** The answers that count: the values of shown fields only. Names the form does not know are left out. */
export function countingValues(form: DataForm, values: AnswerValues): AnswerValues {
  return countingOf(itemsOf(form), values);
}

/** The same of a list of fields, of a row for instance. */
export function countingOf(items: readonly DataItem[], values: AnswerValues): AnswerValues {
  const counting = shownItems(items, values).map((item) => {
    const name = nameOf(item);
    if (!isGroup(item)) return [name, answerOf(values, name)] as const;
    const rows = rowsOf(values, name).map(({ key, row }) => ({ [rowKey]: key, ...countingOf(item.fields, row) }));
    return [name, rows] as const;
  });
  return Object.fromEntries(counting.filter(([, value]) => value !== undefined && value !== null));
}
