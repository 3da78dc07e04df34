/** `npm run check`: is every descriptor right? `--help` says how to use it. Exits with 0 (right), 1 (errors) or 2 (could not run). */
import { collectVocabulary } from './build/vocabulary.ts';
import { collectRules } from './check/collect-rules.ts';
import { runCheck } from './check/run-check.ts';

const root = process.cwd();

process.exitCode = await runCheck(root, process.argv.slice(2), {
  partsOf: async () => {
    const [vocabulary, rules] = await Promise.all([collectVocabulary(root), collectRules(root)]);
    return { vocabulary, rules };
  },
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  checkedAgain: (code) => {
    process.exitCode = code;
  },
});
