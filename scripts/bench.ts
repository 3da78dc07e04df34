/**
 * `npm run bench`: measures what users wait for, against pages written by hand in React and against static HTML. Asserts nothing.
 * `--only=load,weight,changes,forms,heap,admin,lists,drawing,check` selects parts, `--rounds=7` the runs of each side, `--pages=select,kana` and
 * `--lines=slow4g` what is loaded. `--write` puts each part into `docs/benchmarks.md`; `--only=weight --write` is quick.
 */
import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { measureAdminLists } from '../tests/bench/admin-lists.ts';
import { type WrittenWeights, writeSection, writeWeights } from '../tests/bench/benchmarks-document.ts';
import { lines } from '../tests/bench/lines.ts';
import { measuredPages } from '../tests/bench/measured-pages.ts';
import { measureChanges, measureDataForm, measureHeap, measureSixtyFields } from '../tests/bench/measures.ts';
import { loadPages, useSides, weighPages } from '../tests/bench/run-sides.ts';
import { openSites, type Sites } from '../tests/bench/sites.ts';
import { pageTable, useTable, weightTable } from '../tests/bench/tables.ts';
import { loadNow, whereAndWhen } from '../tests/bench/where-and-when.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../tests/browser/harness/chromium.ts';
import { readOptions } from './read-options.ts';

interface Part {
  readonly name: string;
  readonly heading: string;
  measure(sites: Sites, browser: Browser): Promise<string>;
  /** Medians of `--rounds`. */
  readonly isRepeated?: true;
  /** Measured without a browser. */
  readonly isPlain?: true;
}

const { values: options } = readOptions(
  {
    options: {
      only: { type: 'string' },
      pages: { type: 'string' },
      lines: { type: 'string' },
      rounds: { type: 'string', default: '7' },
      write: { type: 'boolean', default: false },
    },
  },
  'npm run bench -- [--only=load,weight] [--pages=select] [--lines=slow4g] [--rounds=7] [--write]',
);
const rounds = Number(options.rounds);
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
    name: 'changes',
    heading: 'Screen changes',
    isRepeated: true,
    measure: async (sites, browser) => useTable(await useSides(browser, sites.ours, sites, rounds, [measureChanges])),
  },
  {
    name: 'forms',
    heading: 'Forms of 60 inputs',
    isRepeated: true,
    measure: async (sites, browser) =>
      useTable(await useSides(browser, sites.oursLarge, sites, rounds, [measureSixtyFields, measureDataForm])),
  },
  {
    name: 'heap',
    heading: 'Memory of a screen',
    measure: async (sites, browser) => useTable(await useSides(browser, sites.oursLarge, sites, 1, [measureHeap])),
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
  { name: 'check', heading: 'The checker', measure: async () => printed('bench-check'), isPlain: true },
];

const wanted = chosen(parts, options.only, 'part');
if (options.write && (pages.length < measuredPages.length || onLines.length < lines.length)) {
  console.error('--write needs all pages and lines: a table of some of them would be taken for the whole');
  process.exit(2);
}
await run();

async function run(): Promise<void> {
  process.env.FONTCONFIG_FILE = japaneseFontConfig();
  const started = new Date();
  const before = loadNow();
  const sites = openSites(process.cwd());
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
    // As browsers are: pages that are left may be kept.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const { name, heading, measure, isRepeated, isPlain } of wanted) {
      console.error(`${name} …`);
      const found = await measure(sites, browser);
      const how = [
        ...(isRepeated ? [`${rounds} ${rounds === 1 ? 'round' : 'rounds'}`] : []),
        ...(isPlain ? [] : [`Chromium ${browser.version()}`]),
        before,
      ];
      const said = `${whereAndWhen(process.cwd(), started, how)}\n\n${found.trim()}`;
      console.log(`\n## ${heading}\n\n${said}`);
      if (options.write) writeSection(heading, said);
    }
  } finally {
    await browser.close();
    await sites.close();
  }
}

function printed(script: string): string {
  return execFileSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], { encoding: 'utf8' });
}

/** Those of the names, or all. */
function chosen<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: string | undefined,
  kind: string,
): readonly Named[] {
  const wishes = names?.split(',') ?? all.map(({ name }) => name);
  const unknown = wishes.filter((wish) => !all.some(({ name }) => name === wish));
  if (unknown.length > 0) {
    console.error(`no such ${kind}: ${unknown.join(', ')} (there are ${all.map(({ name }) => name).join(', ')})`);
    process.exit(2);
  }
  return all.filter(({ name }) => wishes.includes(name));
}
