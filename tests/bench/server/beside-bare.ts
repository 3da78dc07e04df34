import { table } from '../markdown-table.ts';
import { median } from '../median.ts';
import { type Asks, load, type Most, type Run } from './load.ts';
import type { Serving } from './serving-process.ts';

/** A kind of call, and how many of the bare route's requests a second it must reach. */
export interface Compared {
  readonly says: string;
  readonly asks: Asks;
  readonly reach: number;
}

interface Round extends Run {
  /** Processor time of the serving process for one answer, in milliseconds. */
  readonly cpuMs: number;
}

type Found = ReadonlyMap<Compared, readonly Round[]>;

export interface Rounds {
  readonly rounds: number;
  /** For how long each kind is asked for in a round. */
  readonly ms: number;
}

/** At most so many times the bare route's p99. */
const reachOfP99 = 3;

/** In turn, so that other work on the machine meets all of them: the bare route, then each kind. */
export async function besideBare(serving: Serving, bare: Asks, kinds: readonly Compared[], { rounds, ms }: Rounds) {
  const first: Compared = { says: 'bare route', asks: bare, reach: 1 };
  const all = [first, ...kinds];
  const inTurn = async (most: Most): Promise<Found> => {
    const found = new Map<Compared, Round[]>(all.map((one) => [one, []]));
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`server ${round}/${rounds}`);
      for (const one of all) {
        const before = (await serving.ask('state')).cpuMs;
        const run = await load(one.asks, most);
        found.get(one)?.push({ ...run, cpuMs: ((await serving.ask('state')).cpuMs - before) / run.answered });
      }
    }
    return found;
  };
  // What is compiled and filled at first is no part of it.
  for (const { asks } of all) await load(asks, { ms: ms / 2 });
  const full = await inTurn({ ms });
  const slowest = Math.min(...all.map((one) => median(of(full, one, 'perSecond'))));
  const perSecond = Math.max(1, Math.floor(slowest / 2));
  const even = await inTurn({ ms, perSecond });
  const answered = [full, even].flatMap((found) => kinds.flatMap((one) => of(found, one, 'answered')));
  return {
    text: `${fullTable(full, first, kinds)}\n\n${evenText(even, first, kinds, perSecond)}`,
    answered: answered.reduce((sum, count) => sum + count, 0),
  };
}

const of = (found: Found, one: Compared, figure: keyof Round) => (found.get(one) ?? []).map((run) => run[figure]);

/** Each round beside that of the bare route, whatever else the machine did meanwhile. */
function ratio(found: Found, first: Compared, one: Compared, figure: keyof Round): number {
  const bases = of(found, first, figure);
  return median(of(found, one, figure).map((value, index) => value / (bases[index] ?? Number.NaN)));
}

const milliseconds = (found: Found, one: Compared, figure: keyof Round, digits = 1) =>
  `${median(of(found, one, figure)).toFixed(digits)} ms`;

function fullTable(found: Found, first: Compared, kinds: readonly Compared[]): string {
  const figures = (one: Compared) => [
    median(of(found, one, 'perSecond')).toFixed(0),
    milliseconds(found, one, 'p50'),
    milliseconds(found, one, 'p99'),
    milliseconds(found, one, 'cpuMs', 2),
  ];
  const rows = kinds.map((one) => {
    const rate = ratio(found, first, one, 'perSecond');
    const verdict = rate >= one.reach ? 'reached' : 'missed';
    return [
      one.says,
      ...figures(one),
      ratio(found, first, one, 'cpuMs').toFixed(1),
      rate.toFixed(2),
      String(one.reach),
      verdict,
    ];
  });
  const header = [
    'as many as it answers',
    'a second',
    'p50',
    'p99',
    'processor for one',
    'times',
    'of the bare route’s',
    'reach',
    '',
  ];
  return table(header, [[first.says, ...figures(first), '', '', '', ''], ...rows], { texts: 1, remarks: true });
}

function evenText(found: Found, first: Compared, kinds: readonly Compared[], perSecond: number): string {
  const figures = (one: Compared) => [milliseconds(found, one, 'p50'), milliseconds(found, one, 'p99')];
  const rows = kinds.map((one) => {
    const tail = ratio(found, first, one, 'p99');
    return [one.says, ...figures(one), tail.toFixed(1), String(reachOfP99), tail <= reachOfP99 ? 'reached' : 'missed'];
  });
  const header = [`${perSecond} a second each`, 'p50', 'p99', 'times', 'reach', ''];
  return table(header, [[first.says, ...figures(first), '', '', ''], ...rows], { texts: 1, remarks: true });
}
