/**
 * `tsx scripts/code-mutants.ts FOLDER`: 300 mistakes in the code of the run-time and of the flow analysis, one alive at a time; says of each whether the
 * walk of all edges notices. Works in FOLDER (made if it is missing; what was judged there stays judged).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { copyWith, mutantsOf } from '../tests/mutation/code/copy.ts';
import { runMutants } from '../tests/mutation/code/run-mutants.ts';

const [folder = 'build/code-mutants'] = process.argv.slice(2);
const mutants = mutantsOf(process.cwd());
if (!existsSync(folder)) {
  mkdirSync(folder, { recursive: true });
  copyWith(process.cwd(), folder, mutants);
  writeFileSync(join(folder, 'mutants.json'), JSON.stringify(mutants, null, 1));
}
const judged = await runMutants(
  folder,
  mutants.map(({ number }) => number),
  availableParallelism(),
);
for (const verdict of ['killed', 'survived', 'unreached'])
  console.log(`${verdict}: ${judged.filter((one) => one.verdict === verdict).length}`);
