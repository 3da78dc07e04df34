/**
 * Part of `npm run bench`: how long an editor waits after saving a descriptor. Measures the whole process of `npm run check`, npm included, on
 * the real descriptors: uncached, after one screen was edited, and unchanged; then 500 and 2,000 generated screens, each in its own process,
 * with the rules and the flow analysis, uncached. Asserts nothing. `--screens=500` measures one size and prints JSON.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vocabulary } from '../build/vocabulary.ts';
import { lint } from '../src/lint/lint.ts';
import { readProjectFiles } from '../src/load/files/project-files.ts';
import { loadProject } from '../src/load/load-project.ts';
import { generatedScreens } from '../tests/bench/generated-screens.ts';
import { filesBelow } from '../tests/lint/files-below.ts';
import { problemsText } from './build/print-problems.ts';
import { collectRules } from './check/collect-rules.ts';

interface Figures {
  readonly screens: number;
  readonly problems: number;
  readonly loadSeconds: number;
  readonly lintSeconds: number;
  readonly megabytes: number;
  readonly slowest: readonly (readonly [rule: string, seconds: number])[];
}

const root = process.cwd();
/** The fastest of several runs counts, since other programs run too. */
const RUNS = 5;
const one = /^--screens=(\d+)$/.exec(process.argv[2] ?? '');

if (one) console.log(JSON.stringify(await measure(Number(one[1]))));
else runAll();

async function measure(screens: number): Promise<Figures> {
  // Without the words of components: the small project has one file of them, with a schema of its own.
  const schemas = [...readProjectFiles(root)].filter(([file]) => /^schemas\/(?!catalog-components-)[^/]+$/.test(file));
  const files = generatedScreens(new Map([...schemas, ...filesBelow(join(root, 'tests/lint/faults/base'))]), screens);
  const rules = await collectRules(root);
  const started = process.cpuUsage();
  const loaded = loadProject(files, vocabulary);
  const afterLoad = secondsOf(started);
  const slowest: [string, number][] = [];
  const timed = rules.map((rule) => ({
    ...rule,
    check(input: Parameters<typeof rule.check>[0]) {
      const before = process.cpuUsage();
      const found = rule.check(input);
      slowest.push([rule.id, secondsOf(before)]);
      return found;
    },
  }));
  const problems = lint({ ...loaded, vocabulary }, timed);
  // Where something is wrong, later rules do not run: what is measured would be less than the work.
  const wrong = [...loaded.problems, ...problems].filter(({ severity }) => severity === 'error');
  if (wrong.length > 0) throw new Error(problemsText(root, wrong));
  return {
    screens: loaded.project.screens.length,
    problems: problems.length,
    loadSeconds: afterLoad,
    lintSeconds: secondsOf(started) - afterLoad,
    megabytes: process.resourceUsage().maxRSS / 1024,
    slowest: slowest.sort(([, left], [, right]) => right - left).slice(0, 5),
  };
}

function secondsOf(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** A copy of the project: descriptors that may be edited, with links to the program itself. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const name of ['screens', 'catalog', 'schemas'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['src', 'scripts', 'node_modules', 'package.json', 'package-lock.json', 'tsconfig.json'])
    symlinkSync(realpathSync(join(root, name)), join(folder, name));
  return folder;
}

function tellReal(folder: string, says: string, words: readonly string[], before: (nth: number) => void): void {
  const runs = Array.from({ length: RUNS }, (_, nth) => {
    before(nth);
    return checkReal(folder, words);
  });
  const least = (of: 'seconds' | 'processor') => Math.min(...runs.map((run) => run[of])).toFixed(2);
  console.log(
    `- npm run check, real descriptors, ${says}: ${least('seconds')} s (${least('processor')} s of processor)`,
  );
}

function checkReal(folder: string, words: readonly string[]): { seconds: number; processor: number } {
  const began = performance.now();
  const { stderr } = spawnSync('sh', ['-c', `npm run -s check -- ${words.join(' ')} >/dev/null 2>&1; times >&2`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { seconds: (performance.now() - began) / 1000, processor: childrensSeconds(stderr) };
}

/** The second line of `times`: time used by the shell's children. Example `0m1.250s 0m0.113s`. */
function childrensSeconds(times: string): number {
  const [, line = ''] = times.trim().split('\n');
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function runAll(): void {
  const copy = copyProject();
  const edited = join(copy, 'screens/kana/SCK3003-01-001.kana-top.yaml');
  checkReal(copy, []);
  tellReal(copy, 'nothing kept', ['--fresh'], () => {});
  tellReal(copy, 'one screen edited', [], (nth) => appendFileSync(edited, `# ${nth}\n`));
  tellReal(copy, 'nothing edited', [], () => {});
  rmSync(copy, { recursive: true });
  const sizes = [500, 2000].map((screens) => {
    const self = fileURLToPath(import.meta.url);
    const stdout = execFileSync(process.execPath, ['--import', 'tsx', self, `--screens=${screens}`], {
      encoding: 'utf8',
    });
    const figures = JSON.parse(stdout) as Figures;
    const sum = figures.loadSeconds + figures.lintSeconds;
    console.log(
      `- ${figures.screens} screens: ${sum.toFixed(1)} s of processor (loading ${figures.loadSeconds.toFixed(1)}, rules ${figures.lintSeconds.toFixed(1)}), ` +
        `${Math.round(figures.megabytes)} MB, ${figures.problems} problems; ${figures.slowest.map(([rule, seconds]) => `${rule} ${seconds.toFixed(1)}`).join(', ')}`,
    );
    return sum;
  });
  const [small = 1, large = 0] = sizes;
  console.log(`- time(2,000) / time(500): ${(large / small).toFixed(1)}`);
}
