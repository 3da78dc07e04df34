/** `npm run check`: is every descriptor right? `--help` says how to use it. Exits with 0 (right), 1 (errors) or 2 (could not run). */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readProjectFiles } from '../src/load/project-files.ts';
import { collectVocabulary } from './build/vocabulary.ts';
import { checkProject } from './check/check-project.ts';
import { collectRules } from './check/collect-rules.ts';
import { HELP, readOptions } from './check/options.ts';
import { report } from './check/report.ts';

const root = process.cwd();
const options = readOptions(process.argv.slice(2));

if (typeof options === 'string') {
  console.error(options);
  process.exitCode = 2;
} else if (options.help) console.log(HELP);
else {
  try {
    const [vocabulary, rules] = await Promise.all([collectVocabulary(root), collectRules(root)]);
    const check = () => {
      const { problems } = checkProject(readProjectFiles(root), vocabulary, rules);
      console.log(report(root, problems, options.format));
      process.exitCode = problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    };
    check();
    if (options.watch) watchDescriptors(check);
  } catch (error) {
    console.error(`調べられませんでした: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}

/** Several events of one save are one check. */
function watchDescriptors(check: () => void): void {
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of ['screens', 'catalog', 'schemas']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(?:ya?ml|json)$/.test(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        console.log(`\n── ${new Date().toLocaleTimeString('ja-JP')} ──`);
        check();
      }, 50);
    });
  }
}
