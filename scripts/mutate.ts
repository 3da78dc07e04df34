/**
 * `tsx scripts/mutate.ts`: makes every mutant of the real descriptors and asks `check` about each, on all processors. Writes what survived
 * to `tests/mutation/survivors.txt` and fails when fewer than 95 % of the mistakes are caught. `--every=10` judges each tenth mutant alone and
 * writes nothing: what CI runs, since all of them take longer than a change may wait.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Judged, LEAST_CAUGHT, report, shareCaught } from '../tests/mutation/report.ts';
import { bundling, partsSource } from './check/bundling.ts';
import { collectRules } from './check/collect-rules.ts';

const root = process.cwd();
const every = Number(/--every=(\d+)/.exec(process.argv.join(' '))?.[1] ?? '1');
const bundle = join(root, 'build/mutation/judge-shard.mjs');
/** In MiB. What is read for one mutant is dropped after it: with little room for it, a sixth of the time went into dropping. */
const roomForTheNew = 64;

await all();

/** As one file of plain JavaScript it takes a quarter less of the processors than under the TypeScript loader. */
async function makeBundle(): Promise<void> {
  const rules = await collectRules(root);
  const judging = `import { judgeShard } from './tests/mutation/judge-shard.ts';
${partsSource(rules.map(({ id }) => id))}
const [part, parts_, every] = process.argv.slice(2).map(Number);
console.log(JSON.stringify(judgeShard(process.cwd(), parts, { part, parts: parts_, every })));
`;
  await build({ ...bundling(root), stdin: { contents: judging, resolveDir: root, loader: 'ts' }, outfile: bundle });
}

async function all(): Promise<void> {
  await makeBundle();
  const parts = availableParallelism();
  const lists = await Promise.all(Array.from({ length: parts }, (_, part) => inChild(part, parts)));
  const all = lists.flat();
  if (every === 1) writeFileSync('tests/mutation/survivors.txt', report(all));
  const share = shareCaught(all);
  console.log(every === 1 ? report(all).split('\n\n')[0] : report(all));
  if (share < LEAST_CAUGHT) {
    console.error(
      `only ${(share * 100).toFixed(1)} % of the mistakes are caught; at least ${LEAST_CAUGHT * 100} % must be`,
    );
    process.exitCode = 1;
  }
}

/** Judges every `parts`-th of the mutants in a process of its own, from `part` on. */
function inChild(part: number, parts: number): Promise<readonly Judged[]> {
  return new Promise((resolve, reject) => {
    const tokens = [`--max-semi-space-size=${roomForTheNew}`, bundle, ...[part, parts, every].map(String)];
    const child = spawn(process.execPath, tokens, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as readonly Judged[]);
      else reject(new Error(`part ${part} of ${parts} ended with ${code}`));
    });
  });
}
