/**
 * `npm test`: every required check, with timings. A failed part does not stop the others, except those that need its output.
 * `npm test -- unit browser` runs only the named parts; `generated` (every place of the portal, in every way) runs only when named.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodeOf, outcomeOf } from './run.ts';
import { failedTests } from './test/failed-tests.ts';

interface Part {
  readonly name: string;
  readonly tool: string;
  readonly tokens: readonly string[];
  /** Parts whose output it needs. */
  readonly needs: readonly string[];
  /** Runs only when named. */
  readonly apart?: boolean;
  /** File in which the tool reports each test's result, as JSON. */
  readonly report?: string;
}

const script = (file: string) => ({ tool: 'tsx', tokens: [`scripts/${file}.ts`] });

const browser = (project: string, ...more: readonly string[]) => ({
  tool: 'playwright',
  tokens: ['test', '-c', 'tests/browser/playwright.config.ts', `--project=${project}`, ...more],
  report: 'build/browser-results.json',
});

const unit = (projects: readonly string[], ...more: readonly string[]) => ({
  tool: 'vitest',
  tokens: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...more,
    '--reporter=default',
    '--reporter=json',
    // Vite’s root is `src`.
    `--outputFile=${resolve('build/unit-results.json')}`,
  ],
  report: 'build/unit-results.json',
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
  [{ name: 'unit', ...unit(['unit', 'dom']), needs: ['build'] }],
  // Tests that inspect pages spend time waiting: on two processors, 3 workers take a quarter less time than 2.
  [{ name: 'browser', ...browser('journeys', '--workers=3'), needs: ['bundle'] }],
  [{ name: 'mutation', ...script('mutate'), needs: ['build'], apart: true }],
  // Every 32nd mutant, always the same ones for the same descriptors.
  [{ name: 'mutants', tool: 'tsx', tokens: ['scripts/mutate.ts', '--every=32'], needs: ['build'], apart: true }],
  // Every edge of the flow graph, without a browser. It waits for its portals, as `postgres` for the database: 3 workers for 2 processors.
  [{ name: 'walk', ...unit(['walk'], '--maxWorkers=3'), needs: ['build'], apart: true }],
  [{ name: 'unit-proofs', ...unit(['proofs']), needs: ['build'], apart: true }],
  [{ name: 'postgres', ...unit(['postgres'], '--maxWorkers=3'), needs: ['build'], apart: true }],
  [{ name: 'generated', ...browser('generated', '--workers=3'), needs: ['bundle'], apart: true }],
  [{ name: 'browser-proofs', ...browser('proofs', '--workers=3'), needs: ['bundle'], apart: true }],
];
const parts = stages.flat();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')} (there are ${parts.map((part) => part.name).join(', ')})`);
  process.exit(2);
}

const outcomes = new Map<string, 'passed' | 'FAILED' | 'NOT RUN'>();
const summary: string[] = [];
const failed: string[] = [];
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
if (failed.length > 0) console.log(`\nWhat failed, if only once:\n${failed.join('\n')}`);
console.log(`\n${summary.join('\n')}\n${secondsSince(began).trim()} in all`);
process.exit([...outcomes.values()].every((outcome) => outcome === 'passed') ? 0 : 1);

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s`;
}

async function perform(part: Part, run: (tool: string, tokens: readonly string[]) => Promise<number>): Promise<void> {
  const since = Date.now();
  const blocked = part.needs.filter((name) => outcomes.has(name) && outcomes.get(name) !== 'passed');
  if (part.report !== undefined) rmSync(part.report, { force: true });
  if (blocked.length === 0 && run === exitCodeOf) console.log(`\n── ${part.name} ──`);
  const outcome = blocked.length > 0 ? 'NOT RUN' : (await run(part.tool, part.tokens)) === 0 ? 'passed' : 'FAILED';
  outcomes.set(part.name, outcome);
  if (blocked.length === 0 && part.report !== undefined) failed.push(...failedTests(part.report));
  const why = blocked.length > 0 ? ` (needs ${blocked.join(', ')})` : '';
  summary.push(`${outcome.padEnd(9)} ${part.name.padEnd(12)} ${secondsSince(since)}${why}`);
}

/** Shows the tool's output in one piece when it ends. */
async function shownAtItsEnd(tool: string, tokens: readonly string[]): Promise<number> {
  const { code, output } = await outcomeOf(tool, tokens);
  console.log(`\n── ${[tool, ...tokens].join(' ')} ──\n${output.trim()}`);
  return code;
}
