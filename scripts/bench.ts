/**
 * `npm run bench`: times what users wait for, against a hand-written React page with the same content, validation and calls. Medians of
 * interleaved runs in fresh profiles with 4x CPU and slow-4G throttling. Asserts nothing. `--rounds=7` sets the runs per side,
 * `--only=load,sixty,data,heap,admin` selects parts. `admin` queries lists of 5,000 rows from the server, on both databases, without a browser.
 */
import { cpus } from 'node:os';
import { chromium } from 'playwright';
import { measureAdminLists } from '../tests/bench/admin-lists.ts';
import { figures, table } from '../tests/bench/figures.ts';
import {
  measureDataForm,
  measureHeap,
  measureLoadAndChanges,
  measureSixtyFields,
  type Values,
} from '../tests/bench/measures.ts';
import { openSites } from '../tests/bench/sites.ts';
import { chromiumArguments, chromiumPath, japaneseFontConfig } from '../tests/browser/harness/chromium.ts';

function option(name: string, otherwise: string): string {
  const given = process.argv.find((token) => token.startsWith(`--${name}=`));
  return given?.slice(name.length + 3) ?? otherwise;
}

const rounds = Number(option('rounds', '7'));
const only = option('only', 'load,sixty,data,heap,admin').split(',');
const ours: Values[] = [];
const byHand: Values[] = [];

if (only.includes('admin')) for (const line of await measureAdminLists()) console.log(`list of 5,000 users, ${line}`);
if (only.some((name) => name !== 'admin')) await measureInBrowser();

async function measureInBrowser(): Promise<void> {
  process.env.FONTCONFIG_FILE = japaneseFontConfig();
  const sites = await openSites(process.cwd());
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    console.log(`Chromium ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model}, ${rounds} rounds`);
    const parts = [
      { name: 'load', measure: measureLoadAndChanges, origin: sites.ours, rounds },
      { name: 'sixty', measure: measureSixtyFields, origin: sites.oursLarge, rounds },
      { name: 'data', measure: measureDataForm, origin: sites.oursLarge, rounds },
      { name: 'heap', measure: measureHeap, origin: sites.oursLarge, rounds: 1 },
    ].filter(({ name }) => only.includes(name));
    for (const part of parts) {
      for (let round = 0; round < part.rounds; round += 1) {
        console.error(`${part.name} ${round + 1}/${part.rounds}`);
        ours.push(await part.measure(browser, part.origin));
        byHand.push(await part.measure(browser, sites.handWritten));
      }
    }
    console.log(table(ours, byHand));
    if (process.argv.includes('--raw')) {
      for (const { name } of figures)
        console.log(
          name,
          ...[ours, byHand].map((side) =>
            side
              .flatMap((run) => run[name] ?? [])
              .map(Math.round)
              .join(' '),
          ),
        );
    }
  } finally {
    await browser.close();
    await sites.close();
  }
}
