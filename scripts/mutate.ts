/**
 * `tsx scripts/mutate.ts`: makes every mutant of the real descriptors and asks `check` about each, on all processors. Writes what survived
 * to `tests/mutation/survivors.txt` and fails when fewer than 95 % of the mistakes are caught. `--shard=1/2` judges a part and prints JSON.
 * `--every=10` judges each tenth mutant alone and writes nothing: what CI runs, since all of them take longer than a change may wait.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vocabulary } from '../build/vocabulary.ts';
import { readProjectFiles } from '../src/load/project-files.ts';
import { type Mutant, mutantsOf } from '../tests/mutation/mutants.ts';
import { type Judged, LEAST_CAUGHT, report, shareCaught } from '../tests/mutation/report.ts';
import { createJudge } from '../tests/mutation/verdict.ts';
import { collectRules } from './check/collect-rules.ts';

const root = process.cwd();
const every = Number(/--every=(\d+)/.exec(process.argv.join(' '))?.[1] ?? '1');
const shard = /^--shard=(\d+)\/(\d+)$/.exec(process.argv.find((token) => token.startsWith('--shard=')) ?? '');

if (shard) console.log(JSON.stringify(await judged(Number(shard[1]) - 1, Number(shard[2]))));
else await all();

async function judged(part: number, parts: number): Promise<readonly Judged[]> {
  const files = readProjectFiles(root);
  const { judge } = createJudge(files, vocabulary, await collectRules(root));
  const own = mutantsOf(files).filter((_mutant, index) => index % (parts * every) === part);
  return own.map((mutant) => ({ ...plain(mutant), verdict: judge(mutant) }));
}

function plain({ operator, kind, file, line, says }: Mutant): Omit<Judged, 'verdict'> {
  return { operator, kind, file, line, says };
}

async function all(): Promise<void> {
  const parts = availableParallelism();
  const lists = await Promise.all(Array.from({ length: parts }, (_, index) => inChild(`${index + 1}/${parts}`)));
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

function inChild(part: string): Promise<readonly Judged[]> {
  return new Promise((resolve, reject) => {
    const self = fileURLToPath(import.meta.url);
    const child = spawn(process.execPath, ['--import', 'tsx', self, `--shard=${part}`, `--every=${every}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as readonly Judged[]);
      else reject(new Error(`shard ${part} ended with ${code}`));
    });
  });
}
