import type { Page } from 'playwright/test';
import { plain } from '../../../../src/flow/words.ts';
import type { Portal } from '../../harness/portal.ts';
import { expect } from '../../harness/test.ts';
import { Coverage, type Share } from './coverage.ts';
import type { JourneyEdge, PortalModel, Traveller } from './portal-model.ts';
import { codeOf } from './provoke.ts';
import { judge, keepPart, nameOf, Reasons, summary } from './report.ts';
import { Walk } from './walk.ts';

/** People in a row who find nothing new, after whom no more are sent. */
const enough = 30;
/** Fewer taken are a sign that nothing works, however slow the machine is. */
const fewest = 8;
/** Edges that one test takes on. */
const most = 160;

/** Part of a service that one test walks. */
export interface Task {
  readonly name: string;
  readonly service: string;
  readonly share: Share;
}

/** The services cut into tests of about the same length, screens that follow each other together. `JOURNEY_SERVICES` (commas) narrows them. */
export function tasksOf(model: PortalModel): readonly Task[] {
  const edgesOf = ({ service, share }: Task) => new Coverage(model, service, share, () => false).edges.length;
  const tasks = model.project.services
    .filter(({ name }) => wanted('JOURNEY_SERVICES')?.includes(name) ?? true)
    .flatMap(({ name: service }) => {
      const parts = partsOf(model, service);
      return parts.map((screens, index) => ({
        service,
        share: { screens: parts.length === 1 ? null : screens },
        name: parts.length === 1 ? service : `${service}-${index + 1}`,
      }));
    })
    .map((task) => ({ task, size: edgesOf(task) }))
    .filter(({ size }) => size > 0);
  // The longest first: so the last ones end together.
  return tasks.toSorted((one, other) => other.size - one.size).map(({ task }) => task);
}

/** What belongs to no screen (the bare path) goes with the first. */
function partsOf(model: PortalModel, service: string): readonly ReadonlySet<string>[] {
  const counts = new Map<string, number>();
  for (const { from } of model.graph.edges) {
    const node = model.node(from);
    if (node.service === service) counts.set(node.screen, (counts.get(node.screen) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const share = total / Math.ceil(total / most);
  const parts: Set<string>[] = [];
  let filled = 0;
  for (const screen of ['', ...model.service(service).screens]) {
    const part = Math.min(Math.floor(filled / share), Math.ceil(total / most) - 1);
    parts[part] = (parts[part] ?? new Set()).add(screen);
    filled += counts.get(screen) ?? 0;
  }
  return parts.filter((part) => part !== undefined);
}

const wanted = (name: string) => process.env[name]?.split(',');

/** Sends one person after another until nothing is open or the time is over, then judges. `names`: of all tests of the report; none = no report is kept. */
export async function cover(
  model: PortalModel,
  task: Task,
  { page, portal, seconds, names }: { page: Page; portal: Portal; seconds: number; names: readonly string[] },
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
  const report = (line: string) => (process.env.JOURNEY_TALK ? console.log(`${name}: ${line}`) : undefined);
  const afterRound = () => names.length > 0 && keepPart(name, result().part, names);
  const walk: Walk = new Walk({ model, coverage, page, portal, service }, { endsAt, report, afterRound });
  const isDone = () => walk.isDone((trip) => reasons.of(trip.id) !== undefined);
  let inVain = 0;
  for (const traveller of inOrder(model, service, coverage.edges)) {
    if (isDone() || inVain >= enough) break;
    if (!walk.hasWayFor(traveller)) continue;
    const before = coverage.taken.size + walk.tripEnds().length;
    await walk.travel(traveller, isMadeFor(traveller, model, service));
    inVain = coverage.taken.size + walk.tripEnds().length === before ? inVain + 1 : 0;
  }
  const { part, unexplained, outdated } = result();
  afterRound();
  console.log(summary(name, part));
  const broken = part.roundTrips.filter(({ lost }) => lost.length > 0);
  expect(outdated, 'reasons in untaken.yaml that are no longer true').toEqual([]);
  expect(part.taken, 'edges taken').toBeGreaterThanOrEqual(Math.min(fewest, part.edges));
  if (reasons.unfinished.includes(service)) return;
  // A sample takes what it comes to.
  if (names.length === 0 && part.isCut) return;
  expect(unexplained, 'edges and round trips not taken, without a reason in untaken.yaml').toEqual([]);
  expect(broken, 'round trips that lost something').toEqual([]);
  expect(part.surprises, 'moves that the graph does not know').toEqual([]);
  expect(part.isCut, 'the time was over before everything had been tried').toBe(false);
}

/** Words that two titles have in common, from 0 to 1, by pairs of letters. */
function likeness(one: string, other: string): number {
  const pairs = Array.from({ length: Math.max(0, one.length - 1) }, (_, at) => one.slice(at, at + 2));
  return pairs.filter((pair) => other.includes(pair)).length / Math.max(1, pairs.length);
}

const isMadeFor = ({ purpose }: Traveller, model: PortalModel, service: string) =>
  likeness(purpose, plain(model.service(service).title)) > 0.4;

/** Those made for the service first (their file says so in its title); of the others, each way to log in before the second person with it. */
function inOrder(model: PortalModel, service: string, edges: readonly JourneyEdge[]): readonly Traveller[] {
  const all = model.travellers.filter(({ id }) => wanted('JOURNEY_PEOPLE')?.includes(id) ?? true);
  const own = all.filter((traveller) => isMadeFor(traveller, model, service));
  const others = all.filter((traveller) => !own.includes(traveller));
  const logins = others.map(({ login }) => JSON.stringify(login));
  const isFirst = (_: Traveller, index: number) => logins.indexOf(logins[index] ?? '') === index;
  // A service in which only failures of calls are open is the same for everybody.
  const isPlain = edges.every((edge) => codeOf(edge) !== null || edge.conditions.length === 0);
  const rest = [...others.filter(isFirst), ...others.filter((other, index) => !isFirst(other, index))];
  return isPlain ? [...own, ...rest].slice(0, 2) : [...own, ...rest];
}
