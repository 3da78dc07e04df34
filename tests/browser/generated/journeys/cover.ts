import type { Page } from 'playwright/test';
import type { Portal } from '../../harness/portal.ts';
import { expect } from '../../harness/test.ts';
import { Coverage, type Share } from './coverage.ts';
import type { PortalModel, Traveller } from './portal-model.ts';
import { judge, keepPart, readReasons, summary } from './report.ts';
import { Walk } from './walk.ts';

/** People in a row who find nothing new, after whom no more are sent. */
const enough = 6;
/** Edges that one test takes on. */
const most = 200;

/** Fewer than these are a sign that nothing works, however slow the machine is. */
const fewest = 8;

/** Part of a service that one test walks. */
export interface Task {
  readonly name: string;
  readonly service: string;
  readonly share: Share;
}

/** The services cut into tests of about the same length. `JOURNEY_SERVICES` (commas) narrows them. */
export function tasksOf(model: PortalModel): readonly Task[] {
  return model.project.services
    .filter(({ name }) => wanted('JOURNEY_SERVICES')?.includes(name) ?? true)
    .flatMap(({ name: service }) => {
      const of = Math.ceil(new Coverage(model, service, { index: 0, of: 1 }).edges.length / most);
      return Array.from({ length: of }, (_, index) => ({
        service,
        share: { index, of },
        name: of === 1 ? service : `${service}-${index + 1}`,
      }));
    });
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
  const coverage = new Coverage(model, service, share);
  const reasons = readReasons();
  const began = Date.now();
  const endsAt = began + seconds * 1000;
  const result = () => judge(coverage, reasons, Math.round((Date.now() - began) / 1000), Date.now() > endsAt);
  const report = (line: string) => (process.env.JOURNEY_TALK ? console.log(`${name}: ${line}`) : undefined);
  const afterRound = () => names.length > 0 && keepPart(name, result().part, names);
  const walk = new Walk({ model, coverage, page, portal, service }, { endsAt, report, afterRound });
  let inVain = 0;
  for (const traveller of inOrder(model, service)) {
    if (coverage.taken.size === coverage.edges.length) break;
    if (inVain >= enough && !traveller.id.startsWith(`${service}-`)) break;
    const before = coverage.taken.size;
    await walk.travel(traveller);
    inVain = coverage.taken.size === before ? inVain + 1 : 0;
  }
  const { part, unexplained, outdated } = result();
  afterRound();
  console.log(summary(name, part));
  const { length: broken } = part.roundTrips.filter(({ lost }) => lost.length > 0);
  if (reasons.complete) expect(broken, 'round trips that lost something').toBe(0);
  expect(part.taken, 'edges taken').toBeGreaterThanOrEqual(Math.min(fewest, part.edges));
  expect(outdated, 'reasons in untaken.yaml that are no longer true').toEqual([]);
  // What was not come to in the time is no finding; it is counted in the report.
  if (!part.isCut) expect(unexplained, 'edges not taken, without a reason in untaken.yaml').toEqual([]);
}

/** Those made for the service first; of the others, each way to log in before the second person with it. */
function inOrder(model: PortalModel, service: string): readonly Traveller[] {
  const all = model.travellers.filter(({ id }) => wanted('JOURNEY_PEOPLE')?.includes(id) ?? true);
  const own = all.filter(({ id }) => id.startsWith(`${service}-`));
  const others = all.filter((traveller) => !own.includes(traveller));
  const logins = others.map(({ login }) => JSON.stringify(login));
  const isFirst = (_: Traveller, index: number) => logins.indexOf(logins[index] ?? '') === index;
  return [...own, ...others.filter(isFirst), ...others.filter((other, index) => !isFirst(other, index))];
}
