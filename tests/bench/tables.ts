import { loadFigures, useFigures } from './figures.ts';
import { slow4g } from './lines.ts';
import { table } from './markdown-table.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { median } from './median.ts';
import { type Reach, reachOfDocument, reachOfKilobytes, reachOfPage, reachOfUse, verdict } from './reach.ts';
import type { Values } from './values.ts';
import type { Weight } from './weigh.ts';
import type { JourneyWeights } from './weigh-journey.ts';

const kindsOfJourney = ['assets', 'data', 'pages', 'calls'];

export function journeyTable(journeys: ReadonlyMap<string, JourneyWeights>): string {
  const rows = [...journeys].flatMap(([story, weights]) =>
    (['cold', 'warm'] as const).map((visit) => {
      const { requests, kilobytes, byKind } = weights[visit];
      const shares = kindsOfJourney.map((kind) => (byKind.get(kind) ?? 0).toFixed(1));
      return [story, visit, String(requests), kilobytes.toFixed(1), ...shares];
    }),
  );
  return table(['story', 'visit', 'requests', 'KB', ...kindsOfJourney.map((kind) => `of them ${kind}`)], rows, {
    texts: 2,
  });
}

/** All runs of the sides, alternating. */
export interface Runs {
  readonly ours: readonly Values[];
  readonly byHand: readonly Values[];
  readonly floor: readonly Values[];
}

export function pageTable(runs: ReadonlyMap<MeasuredPage['name'], Runs>): string {
  const rows = measuredPages.flatMap(({ name, says }) =>
    loadFigures.flatMap(({ key, line, visit, figure, says: words }) => {
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
  );
  return table(['page', 'line, visit', '', 'madoguchi', 'by hand', 'static', ...judgement, ''], rows, {
    texts: 3,
    remarks: true,
  });
}

export function useTable({ ours, byHand }: Omit<Runs, 'floor'>): string {
  const rows = useFigures.flatMap(({ key, says, unit }) => {
    const [own, theirs] = [medianOf(ours, key), medianOf(byHand, key)];
    if (own === undefined || theirs === undefined) return [];
    const shown = [own, theirs].map((value) => `${value.toFixed(1)} ${unit}`);
    return [[says, ...shown, ...judged(reachOfUse[key], own, theirs)]];
  });
  return table(['', 'madoguchi', 'by hand', ...judgement], rows, { texts: 1, remarks: true });
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
  return table(['page', '', 'madoguchi', 'by hand', 'static', ...judgement], rows, { texts: 2, remarks: true });
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
