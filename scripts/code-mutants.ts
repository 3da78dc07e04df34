/**
 * `npm run code-mutants -- [FOLDER]`: 300 mistakes in the code of the run-time and of the flow analysis, one alive at a time; says of each whether the
 * walk of all edges notices, and writes what it does not to `tests/mutation/code/survivors.txt`. Works in FOLDER, which is made if it is missing; what
 * was judged there stays judged. Takes an hour on two processors; with `MOST_WAYS=1200`, each mutant is walked on as many ways only: a quarter of that.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWith, mutantsOf } from '../tests/mutation/code/copy.ts';
import { report } from '../tests/mutation/code/report.ts';
import { runMutants } from '../tests/mutation/code/run-mutants.ts';

const root = process.cwd();
const [folder = join(mkdtempSync(join(tmpdir(), 'madoguchi-mutants-')), 'copy')] = process.argv.slice(2);
const mutants = mutantsOf(root);
if (!existsSync(folder)) {
  mkdirSync(folder, { recursive: true });
  copyWith(root, folder, mutants);
}
console.log(`in ${folder}`);
const numbers = mutants.map(({ number }) => number);
const judged = await runMutants(folder, numbers, availableParallelism());
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const text = report(root, commit, mutants, judged);
writeFileSync('tests/mutation/code/survivors.txt', text);
console.log(text.split('\n')[0]);
