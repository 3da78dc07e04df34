import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from '../../src/lint/rule.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { checkProject } from './check-project.ts';
import { report } from './report.ts';
import { fileOf, QUESTIONS, screenYaml } from './screen-scaffold.ts';

export interface CheckParts {
  readonly vocabulary: Vocabulary;
  readonly rules: readonly Rule[];
}

/** The outcome; `says` is a Japanese sentence. */
export interface Creation {
  readonly created: boolean;
  readonly says: string;
}

/** Writes the screen only if it causes no error in the whole project. `partsOf` is called only when the answers are complete. */
export async function createScreen(
  root: string,
  answers: ReadonlyMap<string, string>,
  partsOf: () => Promise<CheckParts>,
): Promise<Creation> {
  const missing = QUESTIONS.filter(({ name }) => !answers.get(name));
  if (missing.length > 0)
    return refused(`足りないものがあります。\n${missing.map(({ name, ask }) => `  --${name}  ${ask}`).join('\n')}`);
  const answer = (name: string) => answers.get(name) ?? '';
  const screen = { id: answer('id'), name: answer('name'), path: answer('path'), title: answer('title') };
  const file = fileOf(answer('service'), screen);
  if (!existsSync(join(root, 'screens', answer('service'), 'service.yaml')))
    return refused(
      `サービス「${answer('service')}」がありません。先に screens/${answer('service')}/service.yaml を作ってください。`,
    );
  const same = readdirSync(join(root, 'screens', answer('service'))).find((other) => other.startsWith(`${screen.id}.`));
  if (same !== undefined)
    return refused(`画面ID「${screen.id}」のファイルは、もうあります: screens/${answer('service')}/${same}`);
  const yaml = screenYaml(screen);
  const { vocabulary, rules } = await partsOf();
  const { problems } = checkProject(new Map([...readProjectFiles(root), [file, yaml]]), vocabulary, rules);
  const own = problems.filter(({ severity, place }) => severity === 'error' && place.file === file);
  const clashes = problems.filter(({ rule, message }) => rule === 'screen/unique' && message.includes(file));
  const wrong = new Set([...own, ...clashes]);
  if (wrong.size > 0)
    return refused(
      `作れませんでした。次のところを直して、もう一度動かしてください。\n\n${report(root, [...wrong], 'text')}`,
    );
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), yaml);
  return { created: true, says: `${file} を作りました。npm run dev で開いて、文言を書きかえてください。` };
}

function refused(says: string): Creation {
  return { created: false, says };
}
