/** `npm run new-screen`: a screen's YAML that is right at once. `--help` says how to use it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readProjectFiles } from '../src/load/project-files.ts';
import { collectVocabulary } from './build/vocabulary.ts';
import { checkProject } from './check/check-project.ts';
import { collectRules } from './check/collect-rules.ts';
import { report } from './check/report.ts';
import { fileOf, HELP, QUESTIONS, readAnswers, screenYaml } from './check/screen-scaffold.ts';

const root = process.cwd();
const given = readAnswers(process.argv.slice(2));

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(HELP);
else if (typeof given === 'string') fail(given);
else await create(process.stdin.isTTY ? await askRest(given) : given);

async function askRest(answers: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const all = new Map(answers);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const { name, ask } of QUESTIONS)
    if (!all.has(name)) all.set(name, (await terminal.question(`${ask}: `)).trim());
  terminal.close();
  return all;
}

/** Written only when the whole project with the new screen has no error. */
async function create(answers: ReadonlyMap<string, string>): Promise<void> {
  const missing = QUESTIONS.filter(({ name }) => !answers.get(name));
  if (missing.length > 0)
    return fail(`足りないものがあります。\n${missing.map(({ name, ask }) => `  --${name}  ${ask}`).join('\n')}`);
  const answer = (name: string) => answers.get(name) ?? '';
  const file = fileOf(answer('service'), answer('id'));
  if (!existsSync(join(root, 'screens', answer('service'), 'service.yaml')))
    return fail(
      `サービス「${answer('service')}」がありません。先に screens/${answer('service')}/service.yaml を作ってください。`,
    );
  if (existsSync(join(root, file))) return fail(`画面ID「${answer('id')}」のファイルは、もうあります: ${file}`);
  const yaml = screenYaml({ id: answer('id'), name: answer('name'), path: answer('path'), title: answer('title') });
  const [vocabulary, rules] = await Promise.all([collectVocabulary(root), collectRules(root)]);
  const { problems } = checkProject(new Map([...readProjectFiles(root), [file, yaml]]), vocabulary, rules);
  const own = problems.filter(({ severity, place }) => severity === 'error' && place.file === file);
  const clashes = problems.filter(({ rule, message }) => rule === 'screen/unique' && message.includes(file));
  const wrong = new Set([...own, ...clashes]);
  if (wrong.size > 0)
    return fail(
      `作れませんでした。次のところを直して、もう一度動かしてください。\n\n${report(root, [...wrong], 'text')}`,
    );
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), yaml);
  console.log(`${file} を作りました。npm run dev で開いて、文言を書きかえてください。`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
