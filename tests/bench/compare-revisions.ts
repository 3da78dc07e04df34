import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import type { Compared } from './against.ts';
import { measureGrowth } from './growth-measures.ts';
import { formMeasures } from './large-forms.ts';
import type { Line } from './lines.ts';
import { addressOf, type MeasuredPage } from './measured-pages.ts';
import { measureChanges, measureHeap } from './measures.ts';
import { measurePage } from './page-loads.ts';
import { again, type Loads, roundsOn } from './run-sides.ts';
import type { Sites } from './sites.ts';
import type { Values } from './values.ts';
import { weigh } from './weigh.ts';

/** Something that is measured on a site of each revision. */
export interface Comparison {
  readonly says: string;
  readonly site: 'ours' | 'oursLarge' | 'oursGrowing';
  readonly rounds: number;
  measure(browser: Browser, origin: string): Promise<Values>;
}

/** The commit of that name; null = there is none. */
export function commitOf(repository: string, revision: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  } catch {
    return null;
  }
}

/** By part of the bench. What the others measure is no site. */
export function comparisonsOf({ pages, lines, rounds }: Loads): ReadonlyMap<string, readonly Comparison[]> {
  const used = (site: Comparison['site'], measure: Comparison['measure']): Comparison => ({
    says: measure.name,
    site,
    rounds,
    measure,
  });
  return new Map([
    ['load', pages.flatMap((page) => lines.map((line) => loaded(page, line, roundsOn(line, rounds))))],
    ['weight', pages.map(weighed)],
    ['changes', [used('ours', measureChanges)]],
    ['forms', formMeasures.map((measure) => used('oursLarge', measure))],
    ['heap', [used('oursLarge', measureHeap)]],
    ['growth', [used('oursGrowing', measureGrowth)]],
  ]);
}

/** Both in turn, every other round the other way about: whatever else the machine does meets both. */
export async function measureBoth(
  browser: Browser,
  sites: { readonly [side in keyof Compared]: Sites },
  comparisons: readonly Comparison[],
): Promise<Compared> {
  const found = { old: [] as Values[], now: [] as Values[] };
  for (const { says, site, rounds, measure } of comparisons) {
    const origins = { old: await sites.old[site](), now: await sites.now[site]() };
    for (let round = 1; round <= rounds; round += 1) {
      console.error(`${says} ${round}/${rounds}`);
      for (const side of round % 2 === 1 ? (['old', 'now'] as const) : (['now', 'old'] as const))
        found[side].push(await again(() => measure(browser, origins[side])));
    }
  }
  return found;
}

function loaded(page: MeasuredPage, line: Line, rounds: number): Comparison {
  return {
    says: `${page.says}, ${line.says}`,
    site: 'ours',
    rounds,
    measure: async (browser, origin) => ofPage(page, await measurePage(browser, line, page, 'ours', origin)),
  };
}

/** Once: bytes are the same each time. */
function weighed(page: MeasuredPage): Comparison {
  return {
    says: page.says,
    site: 'ours',
    rounds: 1,
    async measure(browser, origin) {
      const weight = await weigh(browser, addressOf(page, origin, 'ours'), page.persona);
      return ofPage(page, Object.fromEntries(Object.entries(weight).map(([key, value]) => [key, [value]])));
    },
  };
}

function ofPage({ name }: MeasuredPage, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]));
}
