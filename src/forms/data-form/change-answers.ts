import { type Answers, type AnswerValues, freeKey, rowKey, rowsOf } from './answers.ts';

/** Sets an input's value: `familyName`, `careers.1.company`. An input listed in `again` is removed from it once it is typed into. */
export function withAnswer(answers: Answers, name: string, value: unknown): Answers {
  const [first = '', key, inner = ''] = name.split('.');
  const { values } = answers;
  if (key === undefined) return without(name, { ...answers, values: { ...values, [first]: value } });
  const rows = rowsOf(values, first).map((one) =>
    written(one.key, one.key === key ? { ...one.row, [inner]: value } : one.row),
  );
  return without(name, { ...answers, values: { ...values, [first]: rows } });
}

/** Adds a row; `key` is one that no row of the group has had. */
export function withRow(answers: Answers, group: string, key: string, at?: number, row: AnswerValues = {}): Answers {
  const rows = rowsOf(answers.values, group).map((one) => written(one.key, one.row));
  rows.splice(at ?? rows.length, 0, written(key, row));
  return without(group, { ...answers, values: { ...answers.values, [group]: rows } });
}

export function withoutRow(answers: Answers, group: string, key: string): Answers {
  const rows = rowsOf(answers.values, group).filter((one) => one.key !== key);
  return { ...answers, values: { ...answers.values, [group]: rows.map((one) => written(one.key, one.row)) } };
}

/** A key that neither a row has nor any of `before`, the keys of removed rows. */
export function keyOfNewRow({ values }: Answers, group: string, before: readonly string[]): string {
  return freeKey([...rowsOf(values, group).map(({ key }) => key), ...before]);
}

function written(key: string, row: AnswerValues): AnswerValues {
  return { ...row, [rowKey]: key };
}

function without(name: string, { again, ...answers }: Answers): Answers {
  const left = again?.filter((one) => one !== name) ?? [];
  return left.length === 0 ? answers : { ...answers, again: left };
}
