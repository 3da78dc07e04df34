/**
 * `tsx scripts/mutate.ts`: generates every mutant of the real descriptors and judges each on the whole project, as `npm run check` does, on all
 * processors. Writes the survivors to `tests/mutation/survivors.txt` and fails when fewer than 95 % of the mistakes are caught (of a sample: when chance does not explain it). `--every=8` tests
 * only every eighth mutant (proofs), `--seconds=30` as many as this time of judging allows (CI); both write nothing.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { catchesEnough, type Judged, LEAST_CAUGHT, report } from '../tests/mutation/report.ts';
import { bundling, partsSource } from './check/bundling.ts';
import { collectRules } from './check/collect-rules.ts';

const root = process.cwd();
const every = optionOf('every') ?? 1;
const seconds = optionOf('seconds');
const isAll = every === 1 && seconds === null;
const bundle = join(root, 'build/mutation/judge-shard.mjs');
/** In MiB. Data read for one mutant is garbage after it: with a small young generation, a sixth of the time went into collecting it. */
const roomForTheNew = 64;

await all();

function optionOf(name: string): number | null {
  const [, value] = new RegExp(`--${name}=(\\d+)`).exec(process.argv.join(' ')) ?? [];
  return value === undefined ? null : Number(value);
}

/** Bundled into plain JavaScript, it uses a quarter less CPU time than under the TypeScript loader. */
async function makeBundle(): Promise<void> {
  const rules = await collectRules(root);
  const judging = `import { judgeShard } from './tests/mutation/judge-shard.ts';
${partsSource(rules.map(({ id }) => id))}
const [part, parts_, every, seconds] = process.argv.slice(2).map(Number);
console.log(JSON.stringify(judgeShard(process.cwd(), parts, { part, parts: parts_, every, seconds })));
`;
  await build({ ...bundling(root), stdin: { contents: judging, resolveDir: root, loader: 'ts' }, outfile: bundle });
}

async function all(): Promise<void> {
  await makeBundle();
  const parts = availableParallelism();
  const lists = await Promise.all(Array.from({ length: parts }, (_, part) => inChild(part, parts)));
  const all = lists.flat();
  if (isAll) writeFileSync('tests/mutation/survivors.txt', report(all));
  console.log(isAll ? report(all).split('\n\n')[0] : report(all));
  if (!catchesEnough(all, !isAll)) {
    console.error(`less than ${LEAST_CAUGHT * 100} % of the mistakes are caught (of ${all.length} judged)`);
    process.exitCode = 1;
  }
}

/** Tests every `parts`-th mutant, starting from `part`, in a process of its own. */
function inChild(part: number, parts: number): Promise<readonly Judged[]> {
  return new Promise((resolve, reject) => {
    const tokens = [
      `--max-semi-space-size=${roomForTheNew}`,
      bundle,
      ...[part, parts, every, seconds ?? Number.POSITIVE_INFINITY].map(String),
    ];
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
