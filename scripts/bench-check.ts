/**
 * Part of `npm run bench`: how long an editor waits after saving a descriptor. Measures the whole process of `npm run check`, npm included, on
 * the real descriptors: uncached, after one screen was edited, and unchanged. Asserts nothing.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
/** The fastest of several runs counts, since other programs run too. */
const RUNS = 5;

const copy = copyProject();
const edited = join(copy, 'screens', largestScreen());
checkReal(copy, []);
tellReal(copy, 'nothing kept', ['--fresh'], () => {});
tellReal(copy, 'one screen edited', [], (nth) => appendFileSync(edited, `# ${nth}\n`));
tellReal(copy, 'nothing edited', [], () => {});
rmSync(copy, { recursive: true });

/** Whatever services there are. */
function largestScreen(): string {
  const folder = join(root, 'screens');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!templates\/)[^/]+\/[A-Z][^/]*\.yaml$/.test(file))
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .sort((one, other) => other.size - one.size);
  return sizes[0]?.file ?? '';
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
