import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Coverage, Surprise } from './coverage.ts';
import type { JourneyEdge } from './portal-model.ts';
import type { TripEnd } from './trips.ts';
import { writeWhole } from './written-whole.ts';

const folder = 'build/flow-journeys';
export const all = 'build/flow-journeys.json';
const reasonsFile = 'tests/browser/generated/journeys/untaken.yaml';

/** Edges and round trips that cannot be taken in the browser, and why. `edges`: a regular expression on id, call and codes. */
interface Reason {
  readonly why: string;
  readonly edges: string;
  readonly expression: RegExp;
}

/** `untaken.yaml`. */
export class Reasons {
  /** Services whose list is still being made: what is not in it fails no test. */
  readonly unfinished: readonly string[];
  readonly all: readonly Reason[];

  constructor() {
    const { unfinished, untaken } = parse(readFileSync(reasonsFile, 'utf8')) as {
      unfinished: readonly string[];
      untaken: readonly { readonly why: string; readonly edges: string }[];
    };
    this.unfinished = unfinished;
    this.all = untaken.map((reason) => ({ ...reason, expression: new RegExp(reason.edges, 'u') }));
  }

  of(name: string): Reason | undefined {
    return this.all.find(({ expression }) => expression.test(name));
  }
}

/** What one test found. */
interface Part {
  /** Ways out of a screen or dialog: branches, error rows (not codes: one code proves its row), time-outs. */
  readonly edges: number;
  readonly taken: number;
  readonly seconds: number;
  /** The time was over before everything had been tried. */
  readonly isCut: boolean;
  readonly untaken: readonly {
    readonly edge: string;
    readonly label: string;
    readonly why: string;
    readonly seen: string;
  }[];
  readonly surprises: readonly Surprise[];
  readonly trips: number;
  readonly roundTrips: readonly TripEnd[];
  readonly by: { readonly [traveller: string]: number };
}

interface Verdict {
  readonly part: Part;
  /** Untaken without a reason. */
  readonly unexplained: readonly string[];
  /** Reasons of which every edge has been taken. */
  readonly outdated: readonly string[];
}

export const nameOf = (edge: JourneyEdge) => [edge.id, edge.call ?? '', edge.codes.join(',')].join(' ').trim();

export function judge(
  coverage: Coverage,
  roundTrips: readonly TripEnd[],
  reasons: Reasons,
  seconds: number,
  isCut: boolean,
): Verdict {
  const made = new Set(roundTrips.map(({ trip }) => trip));
  const goals = [
    ...coverage.edges.map((edge) => ({
      name: nameOf(edge),
      label: edge.label,
      seen: coverage.whyNot(edge),
      isTaken: coverage.taken.has(edge.id),
    })),
    ...coverage.trips.map(({ id }) => ({ name: id, label: '往復', seen: 'never made', isTaken: made.has(id) })),
  ];
  const untaken = goals
    .filter(({ isTaken }) => !isTaken)
    .map(({ name, label, seen }) => ({ edge: name, label, why: reasons.of(name)?.why ?? '', seen }));
  const by: Record<string, number> = {};
  for (const who of coverage.taken.values()) by[who] = (by[who] ?? 0) + 1;
  const outdated = reasons.all
    .filter((reason) => {
      const own = goals.filter(({ name }) => reasons.of(name) === reason);
      return own.length > 0 && own.every(({ isTaken }) => isTaken);
    })
    .map(({ why, edges }) => `${why} (${edges})`);
  const part: Part = {
    edges: coverage.edges.length,
    taken: coverage.taken.size,
    seconds,
    isCut,
    untaken,
    surprises: coverage.surprises,
    trips: coverage.trips.length,
    roundTrips,
    by,
  };
  const unexplained = untaken.filter(({ why }) => why === '').map(({ edge }) => edge);
  return { part, unexplained, outdated };
}

/** What all tests together found. */
export interface Total {
  readonly edges: number;
  readonly taken: number;
  readonly trips: number;
  readonly roundTrips: number;
  readonly seconds: number;
  /** Edges and round trips that cannot be taken, with their reason. */
  readonly named: number;
  /** Services of which not everything else was taken or named yet. */
  readonly unfinished: readonly string[];
}

/** Adds what a test found to `build/flow-journeys.json`. `names`: of all tests, in order. */
export function keepPart(name: string, part: Part, names: readonly string[], reasons: Reasons): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(`${folder}/${name}.json`, JSON.stringify(part, null, 1));
  const parts = names
    .filter((one) => existsSync(`${folder}/${one}.json`))
    .map((one) => [one, JSON.parse(readFileSync(`${folder}/${one}.json`, 'utf8')) as Part] as const);
  const sum = (of: (part: Part) => number) => parts.reduce((total, [, one]) => total + of(one), 0);
  const total: Total = {
    edges: sum(({ edges }) => edges),
    taken: sum(({ taken }) => taken),
    trips: sum(({ trips }) => trips),
    roundTrips: sum(({ roundTrips }) => roundTrips.length),
    seconds: sum(({ seconds }) => seconds),
    named: sum(({ untaken }) => untaken.filter(({ why }) => why !== '').length),
    unfinished: reasons.unfinished,
  };
  writeWhole(all, JSON.stringify({ ...total, parts: Object.fromEntries(parts) }, null, 1));
}

/** A few lines for the test output. */
export function summary(name: string, part: Part): string {
  const { edges, taken, seconds, isCut, untaken, surprises, trips, roundTrips } = part;
  const why = new Map<string, number>();
  for (const one of untaken) {
    const reason = one.why || '（理由なし / no reason given）';
    why.set(reason, (why.get(reason) ?? 0) + 1);
  }
  const kept = roundTrips.filter(({ lost }) => lost.length === 0).length;
  return [
    `${name}: 矢印 ${edges} 本のうち ${taken} 本を通りました（${seconds} 秒） / ${taken} of ${edges} edges taken in ${seconds} s`,
    '  エラーの矢印は、エラーの決まりの一行ごとに一本です（行の番号のうち一つで確かめます） / an error edge is one row of the error order, proved by one of its codes',
    ...(isCut ? ['  時間が足りず、残りは試していません / the time was over before all were tried'] : []),
    `  往復 ${trips} 通りのうち ${roundTrips.length} 通りをして、${kept} 通りで何も失われませんでした / ${roundTrips.length} of ${trips} round trips made, ${kept} kept everything`,
    ...[...why].map(([reason, count]) => `  ${count} 本: ${reason}`),
    ...(surprises.length > 0
      ? [`  地図にない動き ${surprises.length} 件 / ${surprises.length} moves the graph does not know`]
      : []),
  ].join('\n');
}
