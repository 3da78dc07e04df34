// chunk: data-form
import { type Answers, type AnswerValues, rowKey, rowsOf } from './answers.ts';

type Rows = ReturnType<typeof rowsOf>;

/** Sets an input's value: `familyName`, `careers.1.company`. An input listed in `again` is removed from it once it is typed into. */
export function withAnswer(answers: Answers, name: string, value: unknown): Answers {
  const [first = '', key, inner = ''] = name.split('.');
  const changed =
    key === undefined
      ? { ...answers, values: { ...answers.values, [first]: value } }
      : withRows(answers, first, (rows) =>
          rows.map((one) => (one.key === key ? { key, row: { ...one.row, [inner]: value } } : one)),
        );
  return without(name, changed);
}

/** Changes the rows of a group. A group listed in `again` is removed from it once it gets a row. */
export function withRows(answers: Answers, group: string, change: (rows: Rows) => Rows): Answers {
  const before = rowsOf(answers.values, group);
  const rows: Rows = change(before);
  const written: readonly AnswerValues[] = rows.map(({ key, row }) => ({ ...row, [rowKey]: key }));
  const changed = { ...answers, values: { ...answers.values, [group]: written } };
  return rows.length > before.length ? without(group, changed) : changed;
}

function without(name: string, { again, ...answers }: Answers): Answers {
  const left = again?.filter((one) => one !== name) ?? [];
  return left.length === 0 ? answers : { ...answers, again: left };
}
