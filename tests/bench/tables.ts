import { lines, slow4g } from './lines.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { median } from './median.ts';
import { type Reach, reachOfDocument, reachOfKilobytes, reachOfPage, reachOfUse, verdict } from './reach.ts';
import type { Values } from './values.ts';
import type { Weight } from './weigh.ts';

/** All runs of the sides, alternating. */
export interface Runs {
  readonly ours: readonly Values[];
  readonly byHand: readonly Values[];
  readonly floor: readonly Values[];
}

const figuresOfVisits = [
  ['cold', 'firstPaint', 'first paint'],
  ['cold', 'largestPaint', 'largest paint'],
  ['cold', 'live', 'live'],
  ['cold', 'answered', 'answered'],
  ['cold', 'layoutShift', 'layout shift'],
  ['second', 'firstPaint', 'first paint'],
  ['second', 'live', 'live'],
  ['back', 'live', 'live'],
] as const;

const uses = [
  ['firstChange', 'first screen change', 'ms'],
  ['laterChange', 'later screen change', 'ms'],
  ['keyPress', 'key press to paint, 60 fields', 'ms'],
  ['submit', 'submit, 5 errors in 60 fields', 'ms'],
  ['dataKeyPress', 'key press to paint, 60 inputs as data', 'ms'],
  ['rowKeyPress', 'key press to paint, in a row of them', 'ms'],
  ['heap', 'heap a screen, over 100 screens', 'KB'],
] as const;

export function pageTable(runs: ReadonlyMap<MeasuredPage['name'], Runs>): string {
  const rows = measuredPages.flatMap(({ name, says }) =>
    lines.flatMap((line) =>
      figuresOfVisits.flatMap(([visit, figure, words]) => {
        const key = `${line.name}.${visit}.${figure}`;
        const of = runs.get(name);
        const [own, byHand, floor] = [medianOf(of?.ours, key), medianOf(of?.byHand, key), medianOf(of?.floor, key)];
        if (of === undefined || own === undefined || byHand === undefined) return [];
        const isShift = figure === 'layoutShift';
        const isAimed = visit === 'cold' && (line === slow4g || isShift);
        const shown = (value: number | undefined) =>
          value === undefined ? '' : isShift ? value.toFixed(3) : `${Math.round(value)} ms`;
        const cells = [says, `${line.says}, ${visit}`, words, shown(own), shown(byHand), shown(floor)];
        const reach = isAimed ? reachOfPage[figure] : undefined;
        return [[...cells, ...judged(reach, own, byHand), remark(of, line.name, visit, figure)]];
      }),
    ),
  );
  return table(['page', 'line, visit', '', 'madoguchi', 'by hand', 'static', ...judgement, ''], rows, 3);
}

export function useTable({ ours, byHand }: Omit<Runs, 'floor'>): string {
  const rows = uses.flatMap(([figure, words, unit]) => {
    const [own, theirs] = [medianOf(ours, figure), medianOf(byHand, figure)];
    if (own === undefined || theirs === undefined) return [];
    const shown = [own, theirs].map((value) => `${value.toFixed(1)} ${unit}`);
    return [[words, ...shown, ...judged(reachOfUse[figure], own, theirs)]];
  });
  return table(['', 'madoguchi', 'by hand', ...judgement], rows, 1);
}

export type Weights = ReadonlyMap<MeasuredPage['name'], { readonly [side in keyof Runs]: Weight }>;

export function weightTable(weights: Weights): string {
  const rows = measuredPages.flatMap(({ name, says }) => {
    const sides = weights.get(name);
    if (sides === undefined) return [];
    const all = [sides.ours, sides.byHand, sides.floor];
    const [own, byHand] = [sides.ours.kilobytes, sides.byHand.kilobytes];
    return [
      [says, 'requests', ...all.map(({ requests }) => String(requests)), '', '', '', ''],
      [
        says,
        'KB',
        ...all.map(({ kilobytes }) => kilobytes.toFixed(1)),
        ...judged(name === 'select' ? reachOfKilobytes : undefined, own, byHand),
      ],
      [
        says,
        'KB of the page without its style sheet',
        ...all.map(({ page }) => page.toFixed(1)),
        ...judged(reachOfDocument, sides.ours.page, sides.byHand.page),
      ],
    ];
  });
  return table(['page', '', 'madoguchi', 'by hand', 'static', ...judgement], rows, 2);
}

const judgement = ['ratio', 'reach', 'aim', ''];

function judged(reach: Reach | undefined, own: number, byHand: number): string[] {
  const ratio = byHand === 0 ? '' : (own / byHand).toFixed(2);
  return [ratio, String(reach?.reach ?? ''), String(reach?.aim ?? ''), verdict(reach, own, byHand)];
}

/** What a median does not say: presses that were lost, and how a page was come back to. */
function remark({ ours, byHand }: Runs, line: string, visit: string, figure: string): string {
  if (figure === 'answered') {
    const lost = (runs: readonly Values[]) => runs.filter((run) => run[`${line}.cold.lost`]?.[0] === 1).length;
    return saidOf(lost(ours), lost(byHand), (count) =>
      count === 0 ? '' : `press lost and made again in ${count} runs`,
    );
  }
  return visit === 'back' ? saidOf(ours, byHand, (runs) => wayBack(runs, `${line}.back.`)) : '';
}

function saidOf<Of>(ours: Of, byHand: Of, say: (of: Of) => string): string {
  const [own, theirs] = [say(ours), say(byHand)];
  if (own === theirs) return own;
  return [own, theirs && `by hand: ${theirs}`].filter(Boolean).join('; ');
}

function wayBack(runs: readonly Values[], key: string): string {
  const restored = runs.filter((run) => run[`${key}restored`]?.[0] === 1).length;
  const bars = new Set(runs.flatMap((run) => Object.keys(run).filter((name) => name.startsWith(`${key}bars.`))));
  const reasons = [...bars].map((name) => name.slice(`${key}bars.`.length));
  const how = restored === 0 ? 'loaded anew' : `from the page cache in ${restored} of ${runs.length}`;
  return reasons.length === 0 ? how : `${how} (${reasons.join(', ')})`;
}

function medianOf(runs: readonly Values[] | undefined, key: string): number | undefined {
  const values = runs?.flatMap((run) => run[key] ?? []) ?? [];
  return values.length === 0 ? undefined : median(values);
}

/** The first `texts` columns hold words, the others numbers. */
function table(header: readonly string[], rows: readonly (readonly string[])[], texts: number): string {
  const rule = header.map((_, index) => (index < texts || index === header.length - 1 ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
