import { screenFileName } from '../../src/load/files/screen-file.ts';

export interface NewScreen {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
}

/** The questions of `npm run new-screen`, in order. */
export const QUESTIONS = [
  { name: 'service', ask: 'サービスの名前（screens の中のフォルダー。例: familyregister）' },
  { name: 'id', ask: '画面ID（例: SCK2301-04-001）' },
  { name: 'name', ask: '画面の名前（半角の英小文字。例: familyregister-notice）' },
  { name: 'path', ask: '住所の終わりの部分（例: notice/）' },
  { name: 'title', ask: '画面の題名（例: お知らせの確認）' },
] as const;

export const HELP = `新しい画面の YAML を作ります。

使い方:
  npm run new-screen                   一つずつたずねます
  npm run new-screen -- --service familyregister --id SCK2301-04-001 \\
      --name familyregister-notice --path notice/ --title お知らせの確認

書くもの:
${QUESTIONS.map(({ name, ask }) => `  --${name.padEnd(9)}${ask}`).join('\n')}

もうある画面ID・名前・住所では作りません。終わりの番号: 0 作りました、1 作れませんでした。`;

/** Parses `--name value` or `--name=value`; a sentence when the command line is invalid. */
export function readAnswers(words: readonly string[]): ReadonlyMap<string, string> | string {
  const answers = new Map<string, string>();
  const rest = words.filter((word) => word !== '--help' && word !== '-h');
  while (rest.length > 0) {
    const word = rest.shift() ?? '';
    const [, name = '', value] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
    if (!QUESTIONS.some((question) => question.name === name))
      return `「${word}」という指定はありません。--help で使い方が見られます。`;
    const answer = value ?? rest.shift();
    if (answer === undefined) return `--${name} の値がありません。`;
    answers.set(name, answer.trim());
  }
  return answers;
}

export function fileOf(service: string, { id, name }: Pick<NewScreen, 'id' | 'name'>): string {
  return `screens/${service}/${screenFileName(id, name)}`;
}

export function screenYaml({ id, name, path, title }: NewScreen): string {
  return `# yaml-language-server: $schema=../../schemas/editor/screen.schema.json
id: ${text(id)}
name: ${text(name)}
path: ${text(path)}
title: ${text(title)}

view:
  - text: この画面で行うことを書いてください。
  - button: トップページへ
    action: back
    look: secondary

actions:
  back: [{ leave: portalTop }]
`;
}

/** Quoted where YAML would not read it as this text. */
function text(value: string): string {
  return /^[\p{L}][^:#\n"'{}[\]&*!|>%@`]*$/u.test(value) && !/^(?:true|false|null|yes|no)$/i.test(value)
    ? value
    : JSON.stringify(value);
}
