/** `npm run new-screen`: scaffolds a screen's YAML that is valid from the start. `--help` shows the usage. */
import { createInterface } from 'node:readline/promises';
import { collectVocabulary } from './build/vocabulary.ts';
import { collectRules } from './check/collect-rules.ts';
import { createScreen } from './check/create-screen.ts';
import { HELP, QUESTIONS, readAnswers } from './check/screen-scaffold.ts';

const root = process.cwd();
const given = readAnswers(process.argv.slice(2));

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(HELP);
else if (typeof given === 'string') tell(false, given);
else {
  const answers = process.stdin.isTTY ? await askRest(given) : given;
  const { created, says } = await createScreen(root, answers, async () => {
    const [vocabulary, rules] = await Promise.all([collectVocabulary(root), collectRules(root)]);
    return { vocabulary, rules };
  });
  tell(created, says);
}

async function askRest(answers: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const all = new Map(answers);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const { name, ask } of QUESTIONS)
    if (!all.has(name)) all.set(name, (await terminal.question(`${ask}: `)).trim());
  terminal.close();
  return all;
}

function tell(created: boolean, says: string): void {
  if (created) console.log(says);
  else {
    console.error(says);
    process.exitCode = 1;
  }
}
