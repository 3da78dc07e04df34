/**
 * The first step of `npm run build`: descriptors -> `build/`; prints every Problem and exits with 1 when a descriptor is invalid.
 * `--vocabulary`: only what does not depend on descriptors, and the words of the components; enough for type checking.
 */
import type { Problem } from '../src/model/problem.ts';
import { stampDescriptors } from './build/descriptor-stamp.ts';
import { problemsText } from './build/print-problems.ts';
import { refreshWording } from './build/refresh-wording.ts';
import { collectVocabulary, refreshRegistry } from './build/vocabulary.ts';
import { writeCallTypes } from './build/write-call-types.ts';
import { writeScreenAddresses } from './build/write-screen-addresses.ts';

const root = process.cwd();

if (process.argv.includes('--vocabulary')) {
  const vocabulary = await collectVocabulary(root);
  refreshRegistry(root, vocabulary);
  tell(refreshWording(root, vocabulary));
  writeScreenAddresses(root);
  await writeCallTypes(root);
  stampDescriptors(root, false);
} else {
  const { buildProject } = await import('./build/build-project.ts');
  const { writeApiDocument } = await import('./api-doc.ts');
  const { problems, changed } = await buildProject(root);
  tell(problems);
  await writeCallTypes(root);
  writeScreenAddresses(root);
  await writeApiDocument();
  stampDescriptors(root, false);
  console.log(changed.length === 0 ? 'build/ is up to date' : `build/: ${changed.length} files written`);
}

function tell(problems: readonly Problem[]): void {
  if (problems.length > 0) console.error(problemsText(root, problems));
  if (problems.every(({ severity }) => severity !== 'error')) return;
  stampDescriptors(root, true);
  process.exit(1);
}
