import type { Values } from './measures.ts';
import { median } from './median.ts';

interface Figure {
  readonly name: string;
  readonly says: string;
  readonly unit: 'ms' | 'KB';
  /** Most times the page written by hand; null = no aim. */
  readonly aim: number | null;
}

export const figures: readonly Figure[] = [
  { name: 'firstPaint', says: 'first paint, selection screen', unit: 'ms', aim: 1.45 },
  { name: 'largestPaint', says: 'largest paint', unit: 'ms', aim: 1.45 },
  { name: 'usable', says: 'first control usable', unit: 'ms', aim: 1.45 },
  { name: 'firstChange', says: 'first screen change', unit: 'ms', aim: 1.5 },
  { name: 'laterChange', says: 'later screen change', unit: 'ms', aim: null },
  { name: 'keyPress', says: 'key press to paint, 60 fields', unit: 'ms', aim: 1.25 },
  { name: 'dataKeyPress', says: 'key press to paint, 60 inputs as data', unit: 'ms', aim: 1.2 },
  { name: 'rowKeyPress', says: 'key press to paint, in a row of them', unit: 'ms', aim: 1.2 },
  { name: 'submit', says: 'submit, 5 errors in 60 fields', unit: 'ms', aim: 1.6 },
  { name: 'heap', says: 'heap a screen, over 100 screens', unit: 'KB', aim: null },
];

/** One line a figure: ours, by hand, ratio, aim. Figures without values are left out. */
export function table(ours: readonly Values[], byHand: readonly Values[]): string {
  const rows = figures.flatMap(({ name, says, unit, aim }) => {
    const [mine, theirs] = [ours, byHand].map((runs) => runs.flatMap((run) => run[name] ?? []));
    if (mine === undefined || theirs === undefined || mine.length === 0 || theirs.length === 0) return [];
    const [own, hand] = [median(mine), median(theirs)];
    const ratio = own / hand;
    const verdict = aim === null ? '' : ratio <= aim ? 'met' : 'missed';
    return [[says, `${own.toFixed(1)} ${unit}`, `${hand.toFixed(1)} ${unit}`, ratio.toFixed(2), aim ?? '', verdict]];
  });
  const header = ['', 'madoguchi', 'by hand', 'ratio', 'aim', ''];
  const lines = [header, header.map((_, index) => (index === 0 ? '---' : '--:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
