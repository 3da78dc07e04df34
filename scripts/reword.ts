/**
 * `npm run reword -- [--keep] [--unit [files] | --browser [files]]`: which tests depend on the wording of the descriptors? Every text that people
 * read is changed in a copy of the project, and the tests run there. Without `--unit` or `--browser` the copy is only checked and built.
 * Lists the files whose tests broke, and exits with 1 when any did. `--keep` leaves the copy.
 */
import { rmSync } from 'node:fs';
import { collectVocabulary } from './build/vocabulary.ts';
import { copyTracked } from './reword/copy-tracked.ts';
import { failuresByFile } from './reword/failures-by-file.ts';
import { rewordDescriptors } from './reword/reword-descriptors.ts';
import { rewordedTests } from './reword/reworded-tests.ts';
import { exitCodeOf } from './run.ts';

const words = process.argv.slice(2);
const files = words.filter((word) => !word.startsWith('--'));
const repository = process.cwd();
const vocabulary = await collectVocabulary(repository);
const root = copyTracked(repository);
try {
  const texts = rewordDescriptors(root, vocabulary);
  console.log(`${texts} texts changed in ${root}`);
  process.chdir(root);
  process.exitCode = await testCopy();
} finally {
  process.chdir(repository);
  if (!words.includes('--keep')) rmSync(root, { recursive: true, force: true });
}

async function testCopy(): Promise<number> {
  const built = await exitCodeOf('tsx', ['scripts/build.ts']);
  const kind = words.includes('--unit') ? 'unit' : words.includes('--browser') ? 'browser' : null;
  if (built !== 0 || kind === null) return built;
  const bundled = kind === 'browser' ? await exitCodeOf('tsx', ['scripts/bundle.ts']) : 0;
  if (bundled !== 0) return bundled;
  const { tool, tokens, report } = rewordedTests[kind](files);
  const code = await exitCodeOf(tool, tokens);
  console.log(`\n${failuresByFile(report, root).join('\n')}`);
  return code;
}
