import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectOf } from '../../runtime/project.ts';
import { explore } from '../../walk/explore.ts';
import { fakeClock } from '../../walk/fake-clock.ts';
import { type Ground, readGround } from '../../walk/ground.ts';
import { makeTrip, tripsOf } from '../../walk/trips.ts';
import { reasonFor } from '../../walk/untaken.ts';
import { walkEdge } from '../../walk/walk.ts';
import type { alive as Alive } from './alive.ts';
import type { Judged, Reached } from './judged.ts';

import.meta.glob(['../../../src/runtime/**/*.ts', '../../../src/steps/**/*.ts'], { eager: true });

const { aliveMutant: alive } = globalThis as unknown as { aliveMutant: typeof Alive };
const onLoad = [...alive.asked];
const { MUTANTS = '[]', REACHED = '', RESULTS = '', BEAT = '', SHARE = '0/1', MOST_WAYS = 'Infinity' } = process.env;
const [remainder, shares] = SHARE.split('/').map(Number) as [number, number];

/** One edge or round trip: null = as it should be, otherwise what went wrong. */
interface Walkable {
  readonly id: string;
  readonly as: string;
  go(): Promise<string | null>;
}

fakeClock();

let unhandled: string | null = null;
for (const event of ['unhandledRejection', 'uncaughtException'])
  process.on(event, (error: unknown) => {
    unhandled = String(error);
  });

it('judges', async () => {
  const ground = readGround(projectOf());
  const all = walkables(ground);
  if (REACHED === '') throw new Error('REACHED names no file');
  if (MUTANTS === '[]') {
    writeFileSync(REACHED, JSON.stringify(await reached(all.filter((_, nth) => nth % shares === remainder))));
    return;
  }
  const known = JSON.parse(readFileSync(REACHED, 'utf8')) as Reached;
  for (const number of JSON.parse(MUTANTS) as readonly number[]) {
    const judged = await judge(number, ground, all, known);
    appendFileSync(RESULTS, `${JSON.stringify(judged)}\n`);
    if (judged.why.endsWith('(left traces)')) process.exit(3);
  }
  expect(all.length).toBeGreaterThan(5000);
});

async function reached(own: readonly Walkable[]): Promise<Reached> {
  const onAnalysis = [...alive.asked].filter((number) => !onLoad.includes(number));
  const onWay: Record<string, readonly number[]> = {};
  for (const { id, go } of own) {
    alive.asked.clear();
    expect(`${id}: ${await go()}`).toBe(`${id}: null`);
    onWay[id] = [...alive.asked];
  }
  return { onLoad, onAnalysis, onWay };
}

async function judge(
  number: number,
  plain: Ground,
  all: readonly Walkable[],
  { onLoad: loaded, onAnalysis, onWay }: Reached,
): Promise<Judged> {
  const isLoaded = loaded.includes(number);
  const isAnalysed = onAnalysis.includes(number);
  alive.number = number;
  beat();
  let [due, others] = [all, [] as readonly Walkable[]];
  if (isLoaded || isAnalysed) {
    const before = new Map(all.map(({ id, as }) => [id, as]));
    try {
      const ground = isLoaded ? plain : readGround(projectOf());
      const shorter = servicesWithFewerEdges(ground, plain);
      if (shorter.length > 0) {
        alive.number = -1;
        return { number, verdict: 'killed', why: `fewer edges: ${shorter.join(', ')}` };
      }
      due = isLoaded ? all : walkables(ground);
    } catch (error) {
      alive.number = -1;
      return { number, verdict: 'killed', why: `the analysis throws: ${String(error)}` };
    }
    others = due.filter(({ id, as }) => before.get(id) === as);
    due = due.filter(({ id, as }) => before.get(id) !== as);
  } else {
    others = all;
    due = [];
  }
  const asking = [
    ...spread(due),
    ...spread(
      others.filter(({ id }) => isLoaded || onWay[id]?.includes(number) || (isAnalysed && id.startsWith('explore '))),
    ),
  ];
  const walked = asking.slice(0, Number(MOST_WAYS));
  for (const [nth, { id, go }] of walked.entries()) {
    beat();
    const why = await go().catch(String);
    if (why === null && unhandled === null) continue;
    const told = `${nth + 1}. ${id}: ${why ?? unhandled}`.slice(0, 400);
    alive.number = -1;
    unhandled = null;
    const again = isLoaded ? null : await all.find((one) => one.id === id)?.go();
    return { number, verdict: 'killed', why: again == null ? told : `${told} (left traces)` };
  }
  alive.number = -1;
  expect(plain.edges.length).toBeGreaterThan(5000);
  const verdict = walked.length === 0 && !isAnalysed ? 'unreached' : 'survived';
  return { number, verdict, why: `${walked.length} of ${asking.length} ways, ${due.length} of them changed` };
}

/** As `tests/walk/edge-counts.test.ts` tells: an analysis that forgets edges makes the walk shorter. */
function servicesWithFewerEdges(ground: Ground, plain: Ground): readonly string[] {
  const count = ({ edges, node }: Ground, service: string) =>
    edges.filter(({ from }) => node(from).service === service).length;
  return plain.project.services
    .map(({ name }) => name)
    .filter((service) => count(ground, service) < count(plain, service));
}

function walkables(ground: Ground): readonly Walkable[] {
  const held = async (one: { readonly id: string }, go: () => Promise<string | null>) => {
    const why = await go();
    const reason = reasonFor(one);
    if (why === null) return reason === null ? null : `taken, though ${reason}`;
    return reason === null ? why : null;
  };
  const edges = ground.edges.map((edge) => ({
    id: edge.id,
    as: JSON.stringify(edge),
    go: () => held(edge, async () => (await walkEdge(ground, edge))?.join(' | ') ?? null),
  }));
  const trips = tripsOf(ground).map((trip) => ({
    id: trip.id,
    as: JSON.stringify(trip),
    go: () => held(trip, () => makeTrip(ground, trip)),
  }));
  const screens = ground.project.screens.map(({ name }) => ({
    id: `explore ${name}`,
    as: '',
    go: async () => (await explore(ground, name)).join(' | ') || null,
  }));
  return [...edges, ...trips, ...screens];
}

/** Neighbours are much alike: the first ones come from everywhere. */
const spread = <T>(items: readonly T[]): readonly T[] =>
  items
    .map((item, nth) => ({ item, lot: (nth * 7919) % 10_007 }))
    .toSorted((one, other) => one.lot - other.lot)
    .map(({ item }) => item);

const beat = () => writeFileSync(BEAT, String(process.hrtime()));
