// chunk: data-form
import {
  type Answers,
  type AnswerValues,
  answerOf,
  freeKey,
  readAnswers,
  rowKey,
  rowsOf,
  shownItems,
} from './answers.ts';
import { type DataForm, type DataGroup, isGroup, itemsOf, mostRows, nameOf } from './definition.ts';
import { failuresOfAnswers } from './failures-of-answers.ts';
import type { DataConstraints } from './schema.ts';
import { unconditionalForm } from './unconditional.ts';

/**
 * Saved answers as the form shows them now: every row has a key, and a group has at least its minimum number of rows. Of answers to another version,
 * what still fits is kept, and the rest that is still asked for is listed in `again`. Nothing saved = empty answers.
 */
export function openAnswers(form: DataForm, version: string, saved: unknown, constraints: DataConstraints): Answers {
  const known = readAnswers(saved) ?? { version, values: {} };
  if (known.version === version) return { ...known, values: withRows(form, known.values) };
  const { values, dropped } = fitting(form, known.values, constraints);
  const again = [...new Set([...dropped, ...(known.again ?? [])])].filter((name) => isAsked(form, values, name));
  return { version, values: withRows(form, values), ...(again.length > 0 ? { again } : {}) };
}

/** Values that the form still has a field for and accepts; `dropped`: names of fields whose values it does not accept. */
function fitting(form: DataForm, saved: AnswerValues, constraints: DataConstraints) {
  const items = itemsOf(form);
  const groups = items.filter(isGroup);
  // Rows beyond the maximum would hide failures in the others.
  const cut = groups.map(({ group, most = mostRows }) => [group, rowsOf(saved, group).slice(0, most)] as const);
  const rows = cut.map(([group, few]) => [group, few.map(({ key, row }) => ({ ...row, [rowKey]: key }))] as const);
  const tooMany = cut.filter(([group, few]) => few.length < listOf(saved, group).length).map(([group]) => group);
  const old = { ...saved, ...Object.fromEntries(rows) };
  const failures = failuresOfAnswers(unconditionalForm(form), old, constraints, 'formats');
  const dropped = new Set([...failures.map(({ name }) => name), ...tooMany]);
  const keep = (of: AnswerValues, names: readonly string[], around: string) =>
    Object.fromEntries(
      names
        .filter((name) => answerOf(of, name) !== undefined && !dropped.has(`${around}${name}`))
        .map((name) => [name, of[name]]),
    );
  const single = items.filter((item) => !isGroup(item)).map(nameOf);
  const kept = groups.map(({ group, fields }) => [
    group,
    rowsOf(old, group).map(({ key, row }) => {
      const names = fields.map(({ name }) => name);
      return { [rowKey]: key, ...keep(row, names, `${group}.${key}.`) };
    }),
  ]);
  return { values: { ...keep(old, single, ''), ...Object.fromEntries(kept) }, dropped };
}

/** Stands for an answer that is present but not a list. */
const notRows: readonly unknown[] = [null];

function listOf(values: AnswerValues, group: string): readonly unknown[] {
  const value = answerOf(values, group) ?? [];
  return Array.isArray(value) ? value : notRows;
}

/** Does the name refer to something that is shown? */
export function isAsked(form: DataForm, values: AnswerValues, name: string): boolean {
  const [first, key, inner] = name.split('.');
  const item = shownItems(itemsOf(form), values).find((shown) => nameOf(shown) === first);
  if (item === undefined || key === undefined) return item !== undefined;
  const row = rowsOf(values, nameOf(item)).find((candidate) => candidate.key === key)?.row;
  if (!isGroup(item) || row === undefined) return false;
  return shownItems(item.fields, row).some((field) => field.name === inner);
}

/** Adds rows up to `least`, and writes the keys of existing rows into them. */
function withRows(form: DataForm, values: AnswerValues): AnswerValues {
  const groups = itemsOf(form).filter(isGroup);
  return { ...values, ...Object.fromEntries(groups.map((group) => [group.group, filledUp(group, values)])) };
}

function filledUp({ group, least = 0 }: DataGroup, values: AnswerValues): readonly AnswerValues[] {
  const rows: AnswerValues[] = rowsOf(values, group).map(({ key, row }) => ({ ...row, [rowKey]: key }));
  while (rows.length < least) rows.push({ [rowKey]: freeKey(rows.map((row) => String(row[rowKey]))) });
  return rows;
}
