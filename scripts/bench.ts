/**
 * `npm run bench`: measures what users wait for, against pages written by hand in React and against static HTML. Asserts nothing.
 * `--only=load,weight,journeys,changes,forms,heap,growth,admin,lists,drawing,server,check` selects parts, `--rounds=7` the runs of each side,
 * `--pages=<name>,<name>` and `--lines=slow4g` what is loaded. `--write` puts each part into `docs/benchmarks.md`; `--only=weight --write` is quick.
 * `--requests=100000`: answers after which the memory of the server under load is looked at.
 * `--against REV` measures the sites built from that revision and from the work tree instead: exits with 1 where something has become worse.
 */
import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';
import { measureAdminLists } from '../tests/bench/admin-lists.ts';
import { type WrittenWeights, writeSection, writeWeights } from '../tests/bench/benchmarks-document.ts';
import { comparisonsOf } from '../tests/bench/compare-revisions.ts';
import { checkerGrowth } from '../tests/bench/growth-checker.ts';
import { measureGrowth } from '../tests/bench/growth-measures.ts';
import { growthTables } from '../tests/bench/growth-tables.ts';
import { formMeasures } from '../tests/bench/large-forms.ts';
import { lines } from '../tests/bench/lines.ts';
import { measuredPages } from '../tests/bench/measured-pages.ts';
import { measureChanges, measureHeap } from '../tests/bench/measures.ts';
import { openBrowser } from '../tests/bench/open-browser.ts';
import { runAgainst } from '../tests/bench/run-against.ts';
import { again, loadPages, useSides, weighPages } from '../tests/bench/run-sides.ts';
import { openSites, type Sites } from '../tests/bench/sites.ts';
import { journeyTable, pageTable, useTable, weightTable } from '../tests/bench/tables.ts';
import type { Values } from '../tests/bench/values.ts';
import { type JourneyWeights, weighedJourneys, weighJourney } from '../tests/bench/weigh-journey.ts';
import { loadNow, whereAndWhen } from '../tests/bench/where-and-when.ts';
import { readOptions } from './read-options.ts';

interface Measured {
  readonly name: string;
  readonly heading: string;
  /** Medians of `--rounds`. */
  readonly isRepeated?: true;
}

interface InBrowser extends Measured {
  measure(sites: Sites, browser: Browser): Promise<string>;
  readonly isPlain?: never;
}

/** Measured without a browser. */
interface Plain extends Measured {
  measure(): Promise<string>;
  readonly isPlain: true;
}

type Part = InBrowser | Plain;

const { values: options } = readOptions(
  {
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      lines: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      write: { type: 'boolean', default: false },
      against: { type: 'string' },
      requests: { type: 'string', default: '20000' },
    },
  },
  'npm run bench -- [--only=load,weight] [--pages=select] [--lines=slow4g] [--rounds=7] [--requests=100000] [--write | --against REV]',
);
const rounds = Number(options.rounds);
const saidRounds = `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
const pages = chosen(measuredPages, options.pages, 'page');
const onLines = chosen(lines, options.lines, 'line');

const aimOfLists =
  'From the request until the answer has been read, over the wire on this machine; aim: 95 % under 200 ms.';

const parts: readonly Part[] = [
  {
    name: 'load',
    heading: 'Pages',
    isRepeated: true,
    measure: async (sites, browser) => pageTable(await loadPages(browser, sites, { pages, lines: onLines, rounds })),
  },
  {
    name: 'weight',
    heading: 'Requests and bytes until live',
    async measure(sites, browser) {
      const weights = await weighPages(browser, sites, pages);
      if (options.write)
        writeWeights(Object.fromEntries([...weights].map(([name, { ours }]) => [name, ours])) as WrittenWeights);
      return weightTable(weights);
    },
  },
  {
    name: 'journeys',
    heading: 'Bytes of whole journeys',
    async measure(sites, browser) {
      const origin = await sites.ours();
      const weights = new Map<string, JourneyWeights>();
      for (const story of weighedJourneys) weights.set(story, await weighJourney(browser, origin, story));
      return journeyTable(weights);
    },
  },
  {
    name: 'changes',
    heading: 'Screen changes',
    isRepeated: true,
    measure: async (sites, browser) => useTable(await useSides(browser, sites.ours, sites, rounds, [measureChanges])),
  },
  {
    name: 'forms',
    heading: 'Forms of 60 inputs',
    isRepeated: true,
    measure: async (sites, browser) => useTable(await useSides(browser, sites.oursLarge, sites, rounds, formMeasures)),
  },
  {
    name: 'heap',
    heading: 'Memory of a screen',
    measure: async (sites, browser) => useTable(await useSides(browser, sites.oursLarge, sites, 1, [measureHeap])),
  },
  {
    name: 'growth',
    heading: 'Growth',
    isRepeated: true,
    async measure(sites, browser) {
      const origin = await sites.oursGrowing();
      const runs: Values[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        console.error(`growth ${round}/${rounds}`);
        runs.push(await again(() => measureGrowth(browser, origin)));
      }
      return `${growthTables(runs)}\n\n${checkerGrowth()}`;
    },
  },
  {
    name: 'admin',
    heading: 'Lists of 5,000 sample users',
    measure: async () =>
      [`${aimOfLists}\n`, ...(await measureAdminLists()).map((line) => `- ${line} (median / 95 %)`)].join('\n'),
    isPlain: true,
  },
  {
    name: 'lists',
    heading: 'Lists of 5,000 qualifications',
    measure: async () => `${aimOfLists}\n\n${printed('bench-lists').trim()}`,
    isPlain: true,
  },
  {
    name: 'drawing',
    heading: 'Drawing on the server',
    measure: async () => printed('bench-drawing').trim(),
    isPlain: true,
  },
  {
    name: 'server',
    heading: 'The server under load',
    measure: async () => printed('bench-server', `--requests=${options.requests}`).trim(),
    isPlain: true,
  },
  { name: 'check', heading: 'The checker', measure: async () => printed('bench-check'), isPlain: true },
];

const wanted = chosen(parts, options.only, 'part');
if (options.write && (pages.length < measuredPages.length || onLines.length < lines.length))
  refuse('--write needs all pages and lines: a table of some of them would be taken for the whole');
if (options.write && options.against !== undefined)
  refuse('--write is for tables of the work tree alone, not with --against');
if (options.against === undefined) await run();
else await compare(options.against);

async function run(): Promise<void> {
  const started = new Date();
  const before = loadNow();
  const sites = openSites(process.cwd());
  // Nobody who measures without one needs one.
  const browser = wanted.some(({ isPlain }) => !isPlain) ? await openBrowser() : null;
  try {
    for (const part of wanted) {
      const { name, heading, isRepeated } = part;
      console.error(`${name} …`);
      const [found, version] = await measured(part, sites, browser);
      const how = [...(isRepeated ? [saidRounds] : []), ...version, before];
      const said = `${whereAndWhen(process.cwd(), started, how)}\n\n${found.trim()}`;
      console.log(`\n## ${heading}\n\n${said}`);
      if (options.write) writeSection(heading, said);
    }
  } finally {
    await browser?.close();
    await sites.close();
  }
}

/** With the version of the browser, where there was one. */
async function measured(part: Part, sites: Sites, browser: Browser | null): Promise<[string, readonly string[]]> {
  if (part.isPlain) return [await part.measure(), []];
  if (browser === null) throw new Error(`${part.name} needs a browser.`);
  return [await part.measure(sites, browser), [`Chromium ${browser.version()}`]];
}

async function compare(revision: string): Promise<void> {
  const compared = comparisonsOf({ pages, lines: onLines, rounds });
  // Only sites are built from a revision: what measures them is that of the work tree.
  const others = options.only === undefined ? [] : wanted.filter(({ name }) => !compared.has(name));
  if (others.length > 0)
    refuse(`--against compares ${[...compared.keys()].join(', ')}, not ${others.map(({ name }) => name).join(', ')}`);
  const comparisons = wanted.flatMap(({ name }) => compared.get(name) ?? []);
  process.exitCode = (await runAgainst(process.cwd(), revision, comparisons, saidRounds)) || process.exitCode;
}

function refuse(says: string): never {
  console.error(says);
  process.exit(2);
}

function printed(script: string, ...tokens: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...tokens], {
    encoding: 'utf8',
    stdio: [...stdio],
  });
}

/** Those of the names, or all. */
function chosen<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: string | undefined,
  kind: string,
): readonly Named[] {
  const wishes = names?.split(',') ?? all.map(({ name }) => name);
  const unknown = wishes.filter((wish) => !all.some(({ name }) => name === wish));
  if (unknown.length > 0)
    refuse(`no such ${kind}: ${unknown.join(', ')} (there are ${all.map(({ name }) => name).join(', ')})`);
  return all.filter(({ name }) => wishes.includes(name));
}
