import type { MeasuredField } from './sixty-fields.ts';

/** Path of the call whose answer is {@link inputRows}; the measuring browser answers it for both sides. */
export const inputRowsPath = '/api/bench/list';

/** Rows with the same inputs in each: said once, for the generated descriptor and for the page written by hand. */
export const inputRows = Array.from({ length: 200 }, (_, index) => ({
  rowId: String(index + 1),
  name: `${index + 1}番の資格`,
}));

export const rowFields: readonly MeasuredField[] = [
  { name: 'holder', label: '持っている人', kind: 'text', onlyFor: null },
  { name: 'kana', label: '振り仮名', kind: 'kana', onlyFor: null },
  { name: 'number', label: '登録番号', kind: 'digits', onlyFor: null },
];

/** As the runtime names it. */
export const rowInput = (row: string, field: string) => `rows.${row}.${field}`;
