import type { Page } from 'playwright/test';
import type { Portal } from '../../harness/portal.ts';
import { expect, test } from '../../harness/test.ts';
import { Carried } from './carried.ts';
import { Coverage, type Share } from './coverage.ts';
import { withoutSourceMaps } from './light-stacks.ts';
import { partsOf } from './parts.ts';
import { asOthers, peopleFor, wanted, whoFoundMost, whoTellsMost } from './people.ts';
import type { PortalModel, Traveller } from './portal-model.ts';
import { judge, keepPart, nameOf, Reasons, summary } from './report.ts';
import { Walk } from './walk.ts';

/** People in a row, not made for the service, who find nothing new: after them no more are sent. */
const enough = 12;
/** Fewer taken are a sign that nothing works, however slow the machine is. */
const fewest = 8;

/** Parts of a service of which all failures are walked however short the time is. */
const longest = 4;

/** Part of a service that one test walks. */
export interface Task {
  readonly name: string;
  readonly service: string;
  readonly share: Share;
  /** The service has so many edges that a sample of its failures is enough where time is short. */
  readonly isLong: boolean;
}

/**
 * The services cut into tests of about the same length, screens that follow each other together: those whose list of reasons is finished, since
 * only there something can fail, or those that `JOURNEY_SERVICES` (commas) names. `JOURNEY_EDGES` (a regular expression) looks for some of the edges only.
 */
export function tasksOf(model: PortalModel): readonly Task[] {
  const { unfinished } = new Reasons();
  const only = process.env.JOURNEY_EDGES;
  const edgesOf = ({ service, share }: Task) => new Coverage(model, service, share, () => false).edges.length;
  const tasks = model.project.services
    .filter(({ name }) => wanted('JOURNEY_SERVICES')?.includes(name) ?? !unfinished.includes(name))
    .flatMap(({ name: service }) => {
      const parts = partsOf(model, service);
      return parts.map((edges, index) => ({
        service,
        isLong: parts.length > longest,
        share: {
          edges: parts.length === 1 ? null : edges,
          only: only === undefined ? null : new RegExp(only, 'u'),
          everyFailure: 1,
        },
        name: parts.length === 1 ? service : `${service}-${index + 1}`,
      }));
    })
    .map((task) => ({ task, size: edgesOf(task) }))
    .filter(({ size }) => size > 0);
  // The longest first: so the last ones end together.
  return tasks.toSorted((one, other) => other.size - one.size).map(({ task }) => task);
}

interface Means {
  readonly page: Page;
  readonly portal: Portal;
  readonly seconds: number;
  /** Of all tests of the report; none = no report is kept. */
  readonly names: readonly string[];
  /** It was tried before in this run: what was taken then is not gone again. */
  readonly isAgain: boolean;
}

/** Sends one person after another until nothing is open or the time is over, then judges. */
export async function cover(model: PortalModel, task: Task, means: Means): Promise<void> {
  // One step: Playwright looks through all steps of a test for the one that a call without a step belongs to, at every call.
  await test.step(task.name, () => walkAll(model, task, means));
}

async function walkAll(
  model: PortalModel,
  task: Task,
  { page, portal, seconds, names, isAgain }: Means,
): Promise<void> {
  const { name, service, share } = task;
  await page.clock.install();
  const reasons = new Reasons();
  const coverage = new Coverage(model, service, share, (edge) => reasons.of(nameOf(edge)) !== undefined);
  const began = Date.now();
  const endsAt = began + seconds * 1000;
  const result = () =>
    judge(
      coverage,
      walk.tripEnds(),
      reasons,
      Math.round((Date.now() - began) / 1000),
      Date.now() > endsAt && !isDone(),
    );
  const report = (line: string) =>
    process.env.JOURNEY_TALK ? console.log(`${Math.round((Date.now() - began) / 1000)} ${name}: ${line}`) : undefined;
  const carried = new Carried(name);
  const afterRound = () => {
    carried.keep(coverage, walk.tripEnds());
    if (names.length > 0) keepPart(name, result().part, names, reasons);
  };
  const walk: Walk = new Walk({ model, coverage, page, portal, service }, { endsAt, report, afterRound });
  if (isAgain) walk.goOnAfter(carried.restore(coverage));
  else carried.forget();
  const isDone = () => walk.isDone((trip) => reasons.of(trip.id) !== undefined);
  await withoutSourceMaps(async () => {
    const told = new Set<string>();
    let inVain = 0;
    const send = async (traveller: Traveller, isOwn: boolean) => {
      for (const what of traveller.told) told.add(what);
      // What was in vain for the one before is none of this person's.
      coverage.beginRound();
      if (!walk.hasWayFor(traveller)) return;
      const before = coverage.taken.size + walk.tripEnds().length;
      await walk.travel(traveller, isOwn);
      inVain = coverage.taken.size + walk.tripEnds().length === before ? inVain + 1 : 0;
    };
    const { own, others } = peopleFor(model, service, coverage.edges);
    const left = [...own];
    while (left.length > 0 && !isDone()) {
      const next = inVain > 0 ? whoTellsMost(left, told) : left[0];
      left.splice(left.indexOf(next as Traveller), 1);
      await send(next as Traveller, true);
    }
    const forms = [...asOthers(own, model, coverage.taken)];
    while (!isDone()) {
      const open = forms.map(([as, person]) => walk.waysOnlyFor(as, person));
      const most = open.indexOf(Math.max(...open));
      if (!((open[most] ?? 0) > 0)) break;
      for (const [as] of forms.splice(most, 1)) await send(as, false);
    }
    if (!isDone()) {
      walk.makeShown();
      for (const one of whoFoundMost(own, coverage.taken)) await send(one, true);
    }
    inVain = 0;
    for (const other of others) if (!isDone() && inVain < enough) await send(other, false);
  });
  const { part, unexplained, outdated } = result();
  afterRound();
  console.log(summary(name, part));
  const broken = part.roundTrips.filter(({ lost }) => lost.length > 0);
  // In a sample, what a reason is given for may be left out.
  if (share.everyFailure === 1) expect(outdated, 'reasons in untaken.yaml that are no longer true').toEqual([]);
  if (reasons.unfinished.includes(service)) return;
  expect(part.taken, 'edges taken').toBeGreaterThanOrEqual(Math.min(fewest, part.edges));
  // A sample takes what it comes to.
  if (names.length === 0 && part.isCut) return;
  expect(unexplained, 'edges and round trips not taken, without a reason in untaken.yaml').toEqual([]);
  expect(broken, 'round trips that lost something').toEqual([]);
  expect(part.surprises, 'moves that the graph does not know').toEqual([]);
  expect(part.isCut, 'the time was over before everything had been tried').toBe(false);
}
