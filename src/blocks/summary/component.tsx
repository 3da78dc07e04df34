// chunk: late-blocks
import type { BlockProps } from '../../draw/block-props.ts';
import { useEvaluated, usePlace } from '../../draw/place.ts';
import { shownValue } from '../../draw/shown-value.ts';
import { toneOf } from '../../draw/tone-of.ts';
import type { Tone } from '../../model/catalog.ts';
import type { Expression, Scope } from '../../model/expression.ts';
import { phoneText } from '../../model/phone-text.ts';
import { isShort } from '../../model/short.ts';
import type { Evaluator } from '../../runtime/contract/screen.ts';
import { Chip } from '../../ui/chip.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import type { SummaryBlock, SummaryRow, SummaryRows } from './block.ts';

export default function SummaryView({ block }: BlockProps<SummaryBlock>) {
  const { screen } = usePlace();
  const rows = useEvaluated((evaluator, more) => block.rows.flatMap((row) => shownRows(evaluator, row, more)));
  return (
    <SummaryList
      rows={rows.map(({ change, item, tone, value, ...row }) => ({
        ...row,
        short: isShort(value),
        value: tone === null ? value : <Chip tone={tone}>{value}</Chip>,
        onChange: change === null || screen === null ? null : () => screen.change(change, item),
      }))}
    />
  );
}

type ShownRow = Pick<SummaryRow, 'large' | 'change'> & {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly tone: Tone | null;
  readonly item: unknown;
};

/** Expands rows over a list into one set per item; yields none for a row that is hidden or links to a hidden screen. */
function shownRows(evaluator: Evaluator, row: SummaryRow | SummaryRows, more: Scope | undefined): readonly ShownRow[] {
  if (!holds(evaluator, row.shownWhen, more)) return [];
  if ('rows' in row) {
    const items = evaluator.evaluate(row.list, more) as readonly unknown[];
    return items.flatMap((item) => row.rows.flatMap((inner) => shownRows(evaluator, inner, { ...more, item })));
  }
  const { large, change } = row;
  if (change !== null && !holds(evaluator, change.shownWhen, undefined)) return [];
  const value = phoneText(shownValue(evaluator, row.value, more));
  const hint = evaluator.text(row.hint, more);
  const tone = toneOf(evaluator, { chip: row.chip, value }, more);
  return [{ label: evaluator.text(row.label, more), value, hint, tone, large, change, item: more?.item }];
}

function holds(evaluator: Evaluator, condition: Expression | null, more: Scope | undefined): boolean {
  return condition === null || evaluator.evaluate(condition, more) === true;
}
