import { growthOfForms } from './figures.ts';
import { fieldCounts, rowCounts } from './growth-forms.ts';
import { table } from './markdown-table.ts';
import { median } from './median.ts';
import type { Values } from './values.ts';

/** Medians by the number of fields and of rows. */
export function growthTables(runs: readonly Values[]): string {
  const shown = (key: string) => `${median(runs.flatMap((run) => run[key] ?? [])).toFixed(1)} ms`;
  const fields = fieldCounts.map((count) => [
    String(count),
    ...growthOfForms.map(([figure]) => shown(`fields.${count}.${figure}`)),
  ]);
  const rows = rowCounts.map((count) => [count.toLocaleString('en-GB'), shown(`rows.${count}`)]);
  return [table(['fields', ...growthOfForms.map(([, says]) => says)], fields), table(['rows', 'drawn'], rows)].join(
    '\n\n',
  );
}
