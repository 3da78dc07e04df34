import { type MeasuredField, sixtyFields } from './sixty-fields.ts';

export const fieldCounts = [10, 60, 200, 600];
/** As many fields as the largest form that is measured beside a page by hand. */
export const largestForm = 600;
export const rowCounts = [20, 200, 2000];

/** Path of the call whose answer is {@link growingRows}; the measuring browser answers it. */
export const rowsPath = '/api/bench/rows';

/** The measured fields over and over, named and labelled by their turn; the conditions of all read the first radio field. */
export function growingFields(count: number): readonly MeasuredField[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, label, ...rest } = sixtyFields[index % sixtyFields.length] as MeasuredField;
    const turn = Math.floor(index / sixtyFields.length) + 1;
    return turn === 1 ? { name, label, ...rest } : { name: `${name}of${turn}`, label: `${label}（${turn}）`, ...rest };
  });
}

export function growingRows(count: number): object {
  const rows = Array.from({ length: count }, (_, index) => ({
    rowId: String(index + 1),
    name: `${index + 1}番の資格`,
    agency: '各都道府県',
  }));
  return { rows };
}
