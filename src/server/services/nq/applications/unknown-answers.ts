import { type AnswerValues, rowKey } from '../../../../forms/data-form/answers.ts';
import { type DataForm, isGroup, itemsOf, nameOf } from '../../../../forms/data-form/definition.ts';
import { isRecord } from '../../../../forms/record.ts';

/** Whether there are answers that the form has no input for, hidden or shown; rows have their key beside their answers. */
export function hasUnknownAnswers(form: DataForm, values: AnswerValues): boolean {
  const items = itemsOf(form);
  return (
    hasOther(values, items.map(nameOf)) ||
    items.filter(isGroup).some(({ group, fields }) => {
      const rows = Object.hasOwn(values, group) ? values[group] : [];
      const names = [rowKey, ...fields.map(({ name }) => name)];
      return Array.isArray(rows) && rows.some((row) => isRecord(row) && hasOther(row, names));
    })
  );
}

function hasOther(values: AnswerValues, names: readonly string[]): boolean {
  return Object.keys(values).some((name) => !names.includes(name));
}
