import { allFigures, type Figure } from './figures.ts';
import { table } from './markdown-table.ts';
import { median } from './median.ts';
import type { Values } from './values.ts';

/** What each round of the two revisions has found. */
export interface Compared {
  readonly old: readonly Values[];
  readonly now: readonly Values[];
}

/** Worse by no more is no regression. */
const tolerated = 1.03;

/** A regression is worse than noise explains: more than 3 %, and worse than the old side was in any of its rounds. */
export function isRegression(old: readonly number[], now: readonly number[]): boolean {
  return median(now) > median(old) * tolerated && median(now) > Math.max(...old);
}

/** A table of what both sides have, and in words what has become worse. */
export function judge({ old, now }: Compared): { readonly table: string; readonly regressions: readonly string[] } {
  const regressions: string[] = [];
  const rows = allFigures.flatMap((figure) => {
    const [before, after] = [roundsOf(old, figure), roundsOf(now, figure)];
    if (before.length === 0 || after.length === 0) return [];
    const [oldMedian, newMedian] = [median(before), median(after)];
    const ratio = oldMedian === 0 ? '' : (newMedian / oldMedian).toFixed(2);
    const isWorse = isRegression(before, after);
    if (isWorse) regressions.push(`${figure.says}: ${shown(figure, newMedian)} instead of ${shown(figure, oldMedian)}`);
    return [
      [
        figure.says,
        shown(figure, oldMedian),
        spread(figure, before),
        shown(figure, newMedian),
        spread(figure, after),
        ratio,
        isWorse ? 'regression' : '',
      ],
    ];
  });
  return {
    table: table(['', 'old', 'old, least to most', 'new', 'new, least to most', 'new / old', ''], rows, {
      texts: 1,
      remarks: true,
    }),
    regressions,
  };
}

/** One value of each round: its median. */
function roundsOf(runs: readonly Values[], { key }: Figure): number[] {
  return runs.flatMap((run) => (run[key] === undefined ? [] : [median(run[key])]));
}

function spread(figure: Figure, values: readonly number[]): string {
  return `${shown(figure, Math.min(...values))} – ${shown(figure, Math.max(...values))}`;
}

function shown({ unit }: Figure, value: number): string {
  if (unit === '') return String(Number(value.toFixed(3)));
  return `${value.toFixed(unit === 'ms' && value >= 100 ? 0 : 1)} ${unit}`;
}
