/**
 * `npm run reword -- [--keep] [--unit [files] | --browser [files]]`: which tests depend on the wording of the descriptors? Every text that people
 * read is changed in a copy of the project, and the tests run there. Without `--unit` or `--browser` the copy is only checked and built.
 * Exits with 1 when something breaks.
 */
import { rmSync } from 'node:fs';
import { collectVocabulary } from './build/vocabulary.ts';
import { copyTracked } from './reword/copy-tracked.ts';
import { rewordDescriptors } from './reword/reword-descriptors.ts';
import { exitCodeOf } from './run.ts';

const words = process.argv.slice(2);
const files = words.filter((word) => !word.startsWith('--'));
const vocabulary = await collectVocabulary(process.cwd());
const root = copyTracked(process.cwd());
const texts = rewordDescriptors(root, vocabulary);
console.log(`${texts} texts changed in ${root}`);
process.chdir(root);
let code = await exitCodeOf('tsx', ['scripts/build.ts']);
if (code === 0 && words.includes('--unit'))
  code = await exitCodeOf('vitest', [
    'run',
    '--project=unit',
    '--project=dom',
    '--exclude',
    '**/*.wording.test.*',
    ...files,
  ]);
if (code === 0 && words.includes('--browser')) {
  code = await exitCodeOf('vite', ['build', '--logLevel', 'warn']);
  const journeys = [
    'test',
    '-c',
    'tests/browser/playwright.config.ts',
    '--project=journeys',
    '--grep-invert',
    '@wording',
  ];
  if (code === 0) code = await exitCodeOf('playwright', [...journeys, ...files]);
}
if (!words.includes('--keep')) rmSync(root, { recursive: true, force: true });
process.exitCode = code;
