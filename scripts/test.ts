/**
 * `npm test`: everything that must hold, in order, with times. Each part runs even when an earlier one failed, except where it needs what
 * that one makes. `npm test -- unit browser` runs only the named parts.
 */
import { exitCodeOf } from './run.ts';

interface Part {
  readonly name: string;
  readonly tool: string;
  readonly tokens: readonly string[];
  /** Parts without which it has nothing to work on. */
  readonly needs: readonly string[];
}

const script = (file: string) => ({ tool: 'tsx', tokens: [`scripts/${file}.ts`] });

const parts: readonly Part[] = [
  { name: 'build', ...script('build'), needs: [] },
  { name: 'check', ...script('check'), needs: [] },
  { name: 'types', tool: 'tsc', tokens: ['--noEmit', '-p', '.'], needs: ['build'] },
  { name: 'layers', ...script('layers'), needs: ['build'] },
  { name: 'lint', tool: 'biome', tokens: ['check', '--error-on-warnings'], needs: [] },
  { name: 'knip', tool: 'knip', tokens: [], needs: ['build'] },
  { name: 'bundle', tool: 'vite', tokens: ['build', '--logLevel', 'warn'], needs: ['build'] },
  { name: 'size', ...script('size'), needs: ['bundle'] },
  { name: 'unit', tool: 'vitest', tokens: ['run'], needs: ['build'] },
  {
    name: 'browser',
    tool: 'playwright',
    tokens: ['test', '-c', 'tests/browser/playwright.config.ts'],
    needs: ['bundle'],
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')} (there are ${parts.map((part) => part.name).join(', ')})`);
  process.exit(2);
}

const outcomes = new Map<string, 'passed' | 'FAILED' | 'NOT RUN'>();
const summary: string[] = [];
const began = Date.now();
for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const since = Date.now();
  const blocked = part.needs.filter((name) => outcomes.has(name) && outcomes.get(name) !== 'passed');
  if (blocked.length === 0) console.log(`\n── ${part.name} ──`);
  const outcome =
    blocked.length > 0 ? 'NOT RUN' : (await exitCodeOf(part.tool, part.tokens)) === 0 ? 'passed' : 'FAILED';
  outcomes.set(part.name, outcome);
  const why = blocked.length > 0 ? ` (needs ${blocked.join(', ')})` : '';
  summary.push(`${outcome.padEnd(8)} ${part.name.padEnd(8)} ${secondsSince(since)}${why}`);
}
console.log(`\n${summary.join('\n')}\n${secondsSince(began).trim()} in all`);
process.exit([...outcomes.values()].every((outcome) => outcome === 'passed') ? 0 : 1);

function secondsSince(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1).padStart(6)} s`;
}
