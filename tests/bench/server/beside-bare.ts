import { table } from '../markdown-table.ts';
import { median } from '../median.ts';
import { type Asks, load, type Run } from './load.ts';
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

/** At most so many times the bare route's p99. */
const reachOfP99 = 3;

/** In turn, so that other work on the machine meets all of them: the bare route, then each kind. */
export async function besideBare(
  serving: Serving,
  bare: Asks,
  kinds: readonly Compared[],
  { rounds, ms }: { readonly rounds: number; readonly ms: number },
): Promise<{ readonly table: string; readonly answered: number }> {
  const all = [{ says: 'bare route', asks: bare, reach: 1 }, ...kinds];
  const found = new Map<Compared, Round[]>(all.map((one) => [one, []]));
  // What is compiled and filled at first is no part of it.
  for (const { asks } of all) await load(asks, { ms: ms / 2 });
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`server ${round}/${rounds}`);
    for (const one of all) {
      const before = (await serving.ask('state')).cpuMs;
      const run = await load(one.asks, { ms });
      found.get(one)?.push({ ...run, cpuMs: ((await serving.ask('state')).cpuMs - before) / run.answered });
    }
  }
  const of = (one: Compared, figure: keyof Round) => (found.get(one) ?? []).map((run) => run[figure]);
  const ratio = (one: Compared, figure: keyof Round) => {
    const bases = of(all[0] as Compared, figure);
    return median(of(one, figure).map((value, index) => value / (bases[index] ?? Number.NaN)));
  };
  const rows = all.map((one, index) => {
    const figures = [
      median(of(one, 'perSecond')).toFixed(0),
      `${median(of(one, 'p50')).toFixed(1)} ms`,
      `${median(of(one, 'p99')).toFixed(1)} ms`,
      `${median(of(one, 'cpuMs')).toFixed(2)} ms`,
    ];
    if (index === 0) return [one.says, ...figures, '', '', '', '', '', ''];
    const [rate, tail] = [ratio(one, 'perSecond'), ratio(one, 'p99')];
    return [
      one.says,
      ...figures,
      ratio(one, 'cpuMs').toFixed(1),
      rate.toFixed(2),
      String(one.reach),
      rate >= one.reach ? 'reached' : 'missed',
      tail.toFixed(1),
      tail <= reachOfP99 ? 'reached' : 'missed',
    ];
  });
  const header = [
    '',
    'requests a second',
    'p50',
    'p99',
    'processor for one',
    'times',
    'requests beside the bare route',
    'reach',
    '',
    `p99 beside it (reach ${reachOfP99})`,
    '',
  ];
  const answered = kinds.reduce((sum, one) => sum + of(one, 'answered').reduce((a, b) => a + b, 0), 0);
  return { table: table(header, rows, { texts: 1 }), answered };
}
