/**
 * Part of `npm run bench`: what the checker takes, uncached, for so many generated screens in so many services, with the rules and the flow
 * analysis, in this process alone. Prints JSON. `--screens=500 --services=10`.
 */
import { join } from 'node:path';
import { vocabulary } from '../build/vocabulary.ts';
import { lint } from '../src/lint/lint.ts';
import { readProjectFiles } from '../src/load/files/project-files.ts';
import { loadProject } from '../src/load/load-project.ts';
import { generatedScreens } from '../tests/bench/generated-screens.ts';
import type { CheckerFigures } from '../tests/bench/growth-checker.ts';
import { filesBelow } from '../tests/lint/files-below.ts';
import { problemsText } from './build/print-problems.ts';
import { collectRules } from './check/collect-rules.ts';
import { readOptions } from './read-options.ts';

const root = process.cwd();
const { values: options } = readOptions(
  { options: { screens: { type: 'string', default: '500' }, services: { type: 'string', default: '10' } } },
  'npx tsx scripts/bench-generated.ts [--screens=500] [--services=10]',
);
console.log(JSON.stringify(await measure()));

async function measure(): Promise<CheckerFigures> {
  // Without the words of components: the small project has one file of them, with a schema of its own.
  const schemas = [...readProjectFiles(root)].filter(([file]) => /^schemas\/(?!catalog-components-)[^/]+$/.test(file));
  const small = new Map([...schemas, ...filesBelow(join(root, 'tests/lint/faults/base'))]);
  const files = generatedScreens(small, Number(options.screens), Number(options.services));
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
