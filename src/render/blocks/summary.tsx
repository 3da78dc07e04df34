import { SummaryList } from '../../ui/summary-list.tsx';
import { useEvaluated, usePlace } from '../place.ts';
import { shownValue } from '../shown-value.ts';
import type { BlockProps } from './block-props.ts';

export function SummaryBlock({ block }: BlockProps<'summary'>) {
  const { screen } = usePlace();
  const rows = useEvaluated((names, more) =>
    block.rows
      .filter((row) => row.shownWhen === null || names.evaluate(row.shownWhen, more) === true)
      .map((row) => ({
        label: names.text(row.label, more),
        value: shownValue(names, row.value, more),
        large: row.large,
        change: row.change,
      })),
  );
  return (
    <SummaryList
      rows={rows.map(({ change, ...row }) => ({
        ...row,
        onChange: change === null || screen === null ? null : () => screen.change(change),
      }))}
    />
  );
}
