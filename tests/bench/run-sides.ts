import type { Browser } from 'playwright';
import { type Line, slow4g } from './lines.ts';
import { addressOf, type MeasuredPage } from './measured-pages.ts';
import { measureFloor, measurePage } from './page-loads.ts';
import type { Sites } from './sites.ts';
import { type Floor, openFloor } from './static-floor.ts';
import type { Runs, Weights } from './tables.ts';
import type { Values } from './values.ts';
import { weigh } from './weigh.ts';

export interface Loads {
  readonly pages: readonly MeasuredPage[];
  readonly lines: readonly Line[];
  readonly rounds: number;
}

/** The sides alternate within a round, so that whatever else the machine does meets all of them. */
export async function loadPages(
  browser: Browser,
  sites: Sites,
  { pages, lines, rounds }: Loads,
): Promise<ReadonlyMap<MeasuredPage['name'], Runs>> {
  const [ours, byHand] = [await sites.ours(), await sites.byHand()];
  return withFloor(browser, byHand, async (floor) => {
    const found = new Map(pages.map(({ name }) => [name, { ours: [], byHand: [], floor: [] } as MutableRuns]));
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) {
        for (const line of lines.filter((one) => round <= roundsOn(one, rounds))) {
          console.error(`${page.says}, ${line.says}, ${round}/${roundsOn(line, rounds)}`);
          const runs = found.get(page.name);
          runs?.ours.push(await again(() => measurePage(browser, line, page, 'ours', ours)));
          runs?.byHand.push(await again(() => measurePage(browser, line, page, 'byHand', byHand)));
          runs?.floor.push(await again(() => measureFloor(browser, line, floor.addressOf(page))));
        }
      }
    }
    return found;
  });
}

/** What bytes decide differs little from run to run, and takes long. */
export function roundsOn(line: Line, rounds: number): number {
  return line === slow4g ? rounds : Math.ceil(rounds / 2);
}

export async function weighPages(browser: Browser, sites: Sites, pages: readonly MeasuredPage[]): Promise<Weights> {
  const [ours, byHand] = [await sites.ours(), await sites.byHand()];
  return withFloor(browser, byHand, async (floor) => {
    const found: [MeasuredPage['name'], { readonly [side in keyof Runs]: Awaited<ReturnType<typeof weigh>> }][] = [];
    for (const page of pages) {
      found.push([
        page.name,
        {
          ours: await weigh(browser, addressOf(page, ours, 'ours'), page.persona),
          byHand: await weigh(browser, addressOf(page, byHand, 'byHand'), page.persona),
          floor: await weigh(browser, floor.addressOf(page), null),
        },
      ]);
    }
    return new Map(found);
  });
}

/** Measures of a page in use, alternating between the sides. */
export async function useSides(
  browser: Browser,
  ours: () => Promise<string>,
  { byHand }: Pick<Sites, 'byHand'>,
  rounds: number,
  measures: readonly ((browser: Browser, origin: string) => Promise<Values>)[],
): Promise<Omit<MutableRuns, 'floor'>> {
  const [own, theirs] = [await ours(), await byHand()];
  const found: Omit<MutableRuns, 'floor'> = { ours: [], byHand: [] };
  for (const measure of measures) {
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`${measure.name} ${round}/${rounds}`);
      found.ours.push(await again(() => measure(browser, own)));
      found.byHand.push(await again(() => measure(browser, theirs)));
    }
  }
  return found;
}

type MutableRuns = { readonly [side in keyof Runs]: Values[] };

async function withFloor<Result>(
  browser: Browser,
  byHand: string,
  work: (floor: Floor) => Promise<Result>,
): Promise<Result> {
  const floor = await openFloor(browser, byHand);
  try {
    return await work(floor);
  } finally {
    await floor.close();
  }
}

/** Once more if a run fails, and says so: one slip must not cost the hour before it. */
export async function again(run: () => Promise<Values>): Promise<Values> {
  return run().catch((error: Error) => {
    console.error(`once more: ${error.message}`);
    return run();
  });
}
