/**
 * `npm test`: every required check, with timings. A failed part does not stop the others, except those that need its output.
 * `npm test -- unit browser` runs only the named parts; `generated` (every place of the portal, in every way) runs only when named. What a part
 * cannot do without here is said, and the part skipped. `--built` takes what is built as it is.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browsers } from '../tests/stories/webdriver/browsers.ts';
import { missingFor } from '../tests/stories/webdriver/installed.ts';
import { exitCodeOf, outcomeOf } from './run.ts';
import { inFull, inOneLine } from './test/failed-tests.ts';
import { type Failure, failuresIn } from './test/failures-in.ts';

interface Part {
  readonly name: string;
  readonly tool: string;
  readonly tokens: readonly string[];
  /** Parts whose output it needs. */
  readonly needs: readonly string[];
  /** Runs only when named. */
  readonly apart?: boolean;
  /** Programs that it cannot do without and that are not installed here; none = it can run. */
  readonly missing?: readonly string[];
  /** File in which the tool reports each test's result, as JSON. */
  readonly report?: string;
}

const script = (file: string) => ({ tool: 'tsx', tokens: [`scripts/${file}.ts`] });

const browser = (project: string, ...more: readonly string[]) => ({
  tool: 'playwright',
  tokens: ['test', '-c', 'tests/browser/playwright.config.ts', `--project=${project}`, ...more],
  report: 'build/browser-results.json',
});

const vitest = (report: string, ...tokens: readonly string[]) => ({
  tool: 'vitest',
  // Vite’s root is `src`.
  tokens: ['run', ...tokens, '--reporter=default', '--reporter=json', `--outputFile=${resolve(report)}`],
  report,
});

const unit = (...projects: readonly string[]) =>
  vitest('build/unit-results.json', ...projects.map((project) => `--project=${project}`));

const http = (project: string) => vitest(`build/${project}-results.json`, `--project=${project}`);

/** The main story of each service in another browser than Chromium. */
const engines = ['webkit', 'firefox'].map((name): Part => {
  const browser = browsers[name];
  const missing = browser === undefined ? [] : missingFor(browser).map((programs) => programs.join(' or '));
  return {
    name,
    ...vitest(`build/${name}-results.json`, '--project=engines', `${name}.engine`),
    needs: ['bundle'],
    apart: true,
    missing,
  };
});

/** Stages run in sequence. The parts of a stage use one processor each and run two at a time. */
const stages: readonly (readonly Part[])[] = [
  [{ name: 'build', ...script('build'), needs: [] }],
  [
    { name: 'types', ...script('types'), needs: ['build'] },
    { name: 'check', tool: 'tsx', tokens: ['scripts/check.js'], needs: [] },
    { name: 'knip', tool: 'knip', tokens: [], needs: ['build'] },
    { name: 'layers', ...script('layers'), needs: ['build'] },
    { name: 'lint', tool: 'biome', tokens: ['check', '--error-on-warnings'], needs: [] },
    { name: 'bundle', ...script('bundle'), needs: ['build'] },
  ],
  [{ name: 'size', ...script('size'), needs: ['bundle'] }],
  [{ name: 'unit', ...unit('unit', 'dom', 'render'), needs: ['build'] }],
  // Tests that inspect pages spend time waiting: on two processors, 3 workers take a quarter less time than 2.
  [{ name: 'browser', ...browser('journeys', '--workers=3'), needs: ['bundle'] }],
  [{ name: 'mutation', ...script('mutate'), needs: ['build'], apart: true }],
  // As many as 30 s allow, beginning with the same ones for the same descriptors; every eighth in the proofs.
  [{ name: 'mutants', tool: 'tsx', tokens: ['scripts/mutate.ts', '--seconds=30'], needs: ['build'], apart: true }],
  [{ name: 'mutants-eighth', tool: 'tsx', tokens: ['scripts/mutate.ts', '--every=8'], needs: ['build'], apart: true }],
  // Every edge of the flow graph, without a browser.
  [{ name: 'walk', ...unit('walk'), needs: ['build'], apart: true }],
  [{ name: 'unit-proofs', ...unit('proofs'), needs: ['build'], apart: true }],
  [{ name: 'http-embedded', ...http('http-embedded'), needs: ['bundle'], apart: true }],
  // The other browsers wait more than they work: the databases have the time.
  [{ name: 'http', ...http('http'), needs: ['bundle'], apart: true }, ...engines],
  [{ name: 'generated', ...browser('generated', '--workers=3'), needs: ['bundle'], apart: true }],
  [{ name: 'browser-proofs', ...browser('proofs', '--workers=3'), needs: ['bundle'], apart: true }],
];
const parts = stages.flat();

const words = process.argv.slice(2);
/** `--built`: what `npm test` has just built is taken as it is. */
const built = words.includes('--built') ? ['--built', 'build', 'bundle'] : [];
const wanted = words.filter((name) => !built.includes(name));
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')} (there are ${parts.map((part) => part.name).join(', ')})`);
  process.exit(2);
}

const outcomes = new Map<string, 'passed' | 'skipped' | 'FAILED' | 'NOT RUN'>();
const summary: string[] = [];
const failed: Failure[] = [];
const began = Date.now();
const isDue = ({ name, apart }: Part) => (wanted.length === 0 ? apart !== true : wanted.includes(name));
for (const stage of stages) {
  const due = stage.filter(isDue);
  const run = due.length === 1 ? exitCodeOf : shownAtItsEnd;
  const lane = async () => {
    for (let part = due.shift(); part !== undefined; part = due.shift()) await perform(part, run);
  };
  await Promise.all([lane(), lane()]);
}
if (failed.length > 0) console.log(`\nWhat failed, if only once:\n${failed.map(inFull).join('\n')}`);
console.log(`\n${summary.join('\n')}\n${secondsSince(began).trim()} in all`);
// Last, since a log may be shown from its end.
for (const failure of failed) console.log(inOneLine(failure));
process.exit([...outcomes.values()].every((outcome) => outcome === 'passed' || outcome === 'skipped') ? 0 : 1);

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s`;
}

async function perform(part: Part, run: (tool: string, tokens: readonly string[]) => Promise<number>): Promise<void> {
  const since = Date.now();
  const why = whyNotRun(part);
  if (part.report !== undefined) rmSync(part.report, { force: true });
  if (why?.outcome === 'skipped') console.log(`\n${part.name} skipped: ${why.because}`);
  else if (why === null && run === exitCodeOf) console.log(`\n── ${part.name} ──`);
  const outcome = why?.outcome ?? ((await run(part.tool, part.tokens)) === 0 ? 'passed' : 'FAILED');
  outcomes.set(part.name, outcome);
  if (why === null && part.report !== undefined) failed.push(...failuresIn(part.report));
  const because = why === null ? '' : ` (${why.because})`;
  summary.push(`${outcome.padEnd(9)} ${part.name.padEnd(12)} ${secondsSince(since)}${because}`);
}

/** null = it runs. */
function whyNotRun({ needs, missing = [] }: Part) {
  const blocked = needs.filter((name) => outcomes.has(name) && outcomes.get(name) !== 'passed');
  if (blocked.length > 0) return { outcome: 'NOT RUN', because: `needs ${blocked.join(', ')}` } as const;
  if (missing.length === 0) return null;
  return { outcome: 'skipped', because: missing.map((name) => `${name} is not installed`).join(', ') } as const;
}

/** Shows the tool's output in one piece when it ends. */
async function shownAtItsEnd(tool: string, tokens: readonly string[]): Promise<number> {
  const { code, output } = await outcomeOf(tool, tokens);
  console.log(`\n── ${[tool, ...tokens].join(' ')} ──\n${output.trim()}`);
  return code;
}
