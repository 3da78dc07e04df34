import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { GraphEdge } from '../../../../src/flow/graph.ts';
import type { Coverage, RoundTrip, Surprise } from './coverage.ts';

const folder = 'build/flow-journeys';
const all = 'build/flow-journeys.json';
const reasonsFile = 'tests/browser/generated/journeys/untaken.yaml';

/** Edges that cannot be taken in the browser, and why. `edges`: a regular expression on id, call and codes. */
export interface Reason {
  readonly why: string;
  readonly edges: string;
}

/** What one test found. */
interface Part {
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
  readonly roundTrips: readonly RoundTrip[];
  readonly by: { readonly [traveller: string]: number };
}

export interface Verdict {
  readonly part: Part;
  /** Untaken without a reason. */
  readonly unexplained: readonly string[];
  /** Reasons of which every edge has been taken. */
  readonly outdated: readonly string[];
}

export interface Reasons {
  /** False: not every edge has been looked at yet; those without a reason are counted, and no test fails for them. */
  readonly complete: boolean;
  readonly untaken: readonly Reason[];
}

export function readReasons(): Reasons {
  return parse(readFileSync(reasonsFile, 'utf8')) as Reasons;
}

export const nameOf = (edge: GraphEdge) => [edge.id, edge.call ?? '', edge.codes.join(',')].join(' ').trim();

export function judge(
  coverage: Coverage,
  { untaken: reasons, complete }: Reasons,
  seconds: number,
  isCut: boolean,
): Verdict {
  const matching = ({ edges }: Reason) => {
    const expression = new RegExp(edges, 'u');
    return coverage.edges.filter((edge) => expression.test(nameOf(edge)));
  };
  const reasonOf = (edge: GraphEdge) =>
    reasons.find(({ edges }) => new RegExp(edges, 'u').test(nameOf(edge)))?.why ?? '';
  const untaken = coverage.edges
    .filter(({ id }) => !coverage.taken.has(id))
    .map((edge) => ({ edge: nameOf(edge), label: edge.label, why: reasonOf(edge), seen: coverage.whyNot(edge) }));
  const by: Record<string, number> = {};
  for (const who of coverage.taken.values()) by[who] = (by[who] ?? 0) + 1;
  const outdated = reasons
    .filter((reason) => {
      const edges = matching(reason);
      return edges.length > 0 && edges.every(({ id }) => coverage.taken.has(id));
    })
    .map(({ why, edges }) => `${why} (${edges})`);
  const { surprises, roundTrips } = coverage;
  const part = {
    edges: coverage.edges.length,
    taken: coverage.taken.size,
    seconds,
    isCut,
    untaken,
    surprises,
    roundTrips,
    by,
  };
  return {
    part,
    unexplained: complete ? untaken.filter(({ why }) => why === '').map(({ edge }) => edge) : [],
    outdated,
  };
}

/** Adds what a test found to `build/flow-journeys.json`. `names`: of all tests, in order. */
export function keepPart(name: string, part: Part, names: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, JSON.stringify(part, null, 1));
  const parts = names
    .filter((one) => existsSync(`${folder}/${one}.json`))
    .map((one) => [one, JSON.parse(readFileSync(`${folder}/${one}.json`, 'utf8')) as Part] as const);
  const sum = (of: (part: Part) => number) => parts.reduce((total, [, one]) => total + of(one), 0);
  const total = {
    edges: sum(({ edges }) => edges),
    taken: sum(({ taken }) => taken),
    seconds: sum(({ seconds }) => seconds),
  };
  writeFileSync(all, JSON.stringify({ ...total, parts: Object.fromEntries(parts) }, null, 1));
}

/** A few lines for the test output. */
export function summary(name: string, { edges, taken, seconds, isCut, untaken, surprises, roundTrips }: Part): string {
  const why = new Map<string, number>();
  for (const one of untaken)
    why.set(
      one.why || '（理由なし / no reason given）',
      (why.get(one.why || '（理由なし / no reason given）') ?? 0) + 1,
    );
  const kept = roundTrips.filter(({ lost }) => lost.length === 0).length;
  return [
    `${name}: 矢印 ${edges} 本のうち ${taken} 本を通りました（${seconds} 秒） / ${taken} of ${edges} edges taken in ${seconds} s`,
    ...(isCut ? ['  時間が足りず、残りは試していません / the time was over before all were tried'] : []),
    `  往復 ${kept}/${roundTrips.length} 回で何も失われませんでした / ${kept} of ${roundTrips.length} round trips kept everything`,
    ...[...why].map(([reason, count]) => `  ${count} 本: ${reason}`),
    ...(surprises.length > 0
      ? [`  地図にない動き ${surprises.length} 件 / ${surprises.length} moves the graph does not know`]
      : []),
  ].join('\n');
}
