/**
 * The first step of `npm run build`: descriptors -> `build/`; prints every Problem and exits with 1 when a descriptor is invalid.
 * `--vocabulary`: only what does not depend on descriptors, enough for type checking.
 */
import { collectVocabulary, refreshRegistry } from './build/vocabulary.ts';
import { writeCallTypes } from './build/write-call-types.ts';

const root = process.cwd();

if (process.argv.includes('--vocabulary')) {
  refreshRegistry(root, await collectVocabulary(root));
  await writeCallTypes(root);
} else {
  const { buildProject } = await import('./build/build-project.ts');
  const { writeApiDocument } = await import('./api-doc.ts');
  const { problemsText } = await import('./build/print-problems.ts');
  const { problems, changed } = await buildProject(root);
  if (problems.length > 0) console.error(problemsText(root, problems));
  if (problems.some((problem) => problem.severity === 'error')) process.exit(1);
  await writeCallTypes(root);
  await writeApiDocument();
  console.log(changed.length === 0 ? 'build/ is up to date' : `build/: ${changed.length} files written`);
}
