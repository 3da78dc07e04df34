import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { diff } from '../../scripts/flow/diff/diff.ts';
import { readRevision } from '../../scripts/flow/diff/read-revision.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { withFiles } from '../lint/project.ts';
import { deskFiles, edited, tree } from './desk.ts';

const before = tree();
const changed = (files: ProjectFiles) => diff(before, tree(files), vocabulary);
const sections = (text: string) => text.split('\n').flatMap((line) => /^■ (.+)（\d+ 件）$/.exec(line)?.[1] ?? []);
const screen = (number: string) => `screens/desk/SMP0001-${number}.yaml`;

const WORDING =
  '文言だけの変更です。流れ、条件、入力の確認は変わりません（公開は、変わった画面の JSON を置きかえるだけです）。';

describe('wording only: exit code 0', () => {
  it.each([
    ['a text of a view', screen('01-004.desk-done'), '送信しました。', '送信が終わりました。'],
    ['a title', screen('01-004.desk-done'), 'title: 完了', 'title: 送信の完了'],
    ['a label', screen('01-002.desk-address'), 'label: 住所', 'label: 現住所'],
    [
      'a message of an input',
      screen('01-001.desk-choose'),
      '受け取り方を選択してください。',
      '受け取り方を選んでください。',
    ],
    ['words around a placeholder', screen('01-001.desk-choose'), '、受け取り方を選んで', '、受け取る方法を選んで'],
    ['words inside an expression', screen('01-001.desk-choose'), "'はじめに'", "'まず'"],
    ['a dialog', screen('01-001.desk-choose'), 'title: くわしい説明', 'title: 説明'],
    ['the words of a button', screen('01-004.desk-done'), 'button: トップページへ', 'button: ポータルへ'],
    ['the label of a code', 'catalog/codes.yaml', 'label: 郵送', 'label: 郵便'],
    ['a shared message', 'catalog/messages.ja.yaml', 'ありがとうございました。', 'ご利用ありがとうございました。'],
    ['what a fact says', 'screens/desk/service.yaml', 'says: 郵送で受け取る', 'says: 郵送を選んだ'],
    ['one more text', screen('01-004.desk-done'), 'view:\n', 'view:\n  - text: お疲れさまでした。\n'],
    ['one text less', screen('01-004.desk-done'), '  - text: 送信しました。\n', ''],
  ])('%s', (_what, file, from, to) => {
    const { code, text } = changed(edited(file, from, to));
    expect({ code, verdict: text.split('\n')[0], sections: sections(text) }).toEqual({
      code: 0,
      verdict: WORDING,
      sections: ['文言'],
    });
  });

  it.each([
    ['the example of a call', 'catalog/calls/status.yaml', 'note: 済み', 'note: 終わり'],
    ['the description of a member', 'catalog/types/home.yaml', '借りているか', '借家か'],
  ])('%s does not concern the screens', (_what, file, from, to) => {
    const { code, text } = changed(edited(file, from, to));
    expect({ code, sections: sections(text) }).toEqual({ code: 0, sections: ['画面に関係しない変更'] });
  });

  it('of a component needs a build', () => {
    const file = 'catalog/components/list.yaml';
    const saying = (next: string) => tree(withFiles(deskFiles, { [file]: `next: ${next}\n` }));
    const { code, text } = diff(saying('次へ'), saying('次のページ'), vocabulary);
    expect({ code, parts: text.split('\n\n').slice(0, 2) }).toEqual({
      code: 0,
      parts: [
        '文言だけの変更です。流れ、条件、入力の確認は変わりません（部品の言葉（catalog/components）はプログラムに入っているので、公開には npm run build が要ります）。',
        `■ 文言（1 件）\n${file}:1:7 next\n  旧: 次へ\n  新: 次のページ`,
      ],
    });
  });

  it('of the server needs a start of it', () => {
    const file = 'screens/desk/catalog/server.yaml';
    const saying = (title: string) => tree(withFiles(deskFiles, { [file]: `receipt:\n  title: ${title}\n` }));
    const { code, text } = diff(saying('控え'), saying('受付票'), vocabulary);
    expect(code).toBe(0);
    expect(text).toContain('（サーバーの言葉は、npm run build のあと、サーバーを始め直すと出ます）');
    expect(text).toContain(`■ 文言（1 件）\n${file}:2:10 receipt.title`);
  });

  it.each([
    [
      'a setting and a list that move to the service',
      {
        'catalog/settings.yaml': String(deskFiles.get('catalog/settings.yaml')).replace(/ {2}desk.asksAddress.*\n/, ''),
        'screens/desk/catalog/settings.yaml':
          'settings:\n  desk.asksAddress: { says: 住所をたずねる（試行中）, type: flag, default: true }\n',
        'catalog/codes.yaml': 'codes: {}\n',
        'screens/desk/catalog/codes.yaml': String(deskFiles.get('catalog/codes.yaml')),
      },
    ],
    ['what is no descriptor', { 'src/server/sandbox/people/9-more.yaml': 'people: {}\n' }],
    ['what the build makes', { 'schemas/data-form.schema.json': '{}\n' }],
  ])('%s: nothing has changed', (_what, files) => {
    expect(changed(withFiles(deskFiles, files))).toEqual({ code: 0, text: '変わっていません。' });
  });

  it('shows old and new at its line', () => {
    const { text } = changed(edited(screen('01-004.desk-done'), '送信しました。', '送信が終わりました。'));
    expect(text).toBe(`${WORDING}

■ 文言（1 件）
screens/desk/SMP0001-01-004.desk-done.yaml:6:11 view[].text
  旧: 送信しました。
  新: 送信が終わりました。`);
  });

  it.each([
    ['nothing', deskFiles],
    [
      'comments and the way of writing',
      edited(screen('01-004.desk-done'), 'title: 完了', '# 終わりの画面\ntitle:   "完了"'),
    ],
  ])('%s has not changed', (_what, files) => {
    expect(changed(files)).toEqual({ code: 0, text: '変わっていません。' });
  });
});

describe('more than wording: exit code 1', () => {
  it.each([
    [
      'the expression of a placeholder',
      screen('01-001.desk-choose'),
      'state.sent ?',
      '!state.sent ?',
      ['そのほか（手順、部品、行き先など）'],
    ],
    ['a fact', 'screens/desk/service.yaml', "way == '1'", "way == '2'", ['条件']],
    [
      'when a screen is shown',
      screen('01-002.desk-address'),
      'shownWhen: facts.needsAddress',
      'shownWhen: facts.byPost',
      ['条件'],
    ],
    ['when a step is done', screen('01-001.desk-choose'), "form.way == 'desk'", "form.way == 'post'", ['条件']],
    [
      'a validator',
      screen('01-002.desk-address'),
      'maxLength: 100',
      'maxLength: 50',
      ['入力の確認（schema の番号）', 'そのほか（手順、部品、行き先など）'],
    ],
    ['a setting', 'catalog/settings.yaml', 'default: 5 minutes', 'default: 3 minutes', ['設定']],
    ['a call', 'catalog/calls/status.yaml', ', EDX001]', ', EDX001, EDX002]', ['呼び出しと型']],
    [
      'a member of an answer',
      'catalog/calls/status.yaml',
      'note: { type: string }',
      'note: { type: integer }',
      ['呼び出しと型'],
    ],
    ['a type', 'catalog/types/home.yaml', '"boolean"', '"string"', ['呼び出しと型']],
    [
      'an address of a screen',
      screen('01-004.desk-done'),
      'path: done/',
      'path: finished/',
      ['画面と住所', 'そのほか（手順、部品、行き先など）'],
    ],
    [
      'a target',
      screen('01-004.desk-done'),
      'leave: portalTop',
      'go: desk-choose',
      ['そのほか（手順、部品、行き先など）'],
    ],
    [
      'a block with a condition',
      screen('01-004.desk-done'),
      'view:\n',
      'view:\n  - { text: お疲れさまでした。, shownWhen: state.sent }\n',
      ['そのほか（手順、部品、行き先など）'],
    ],
  ])('%s', (_what, file, from, to, expected) => {
    const { code, text } = changed(edited(file, from, to));
    expect({ code, sections: sections(text) }).toEqual({ code: 1, sections: expected });
  });

  it('says in Japanese what a condition was and is', () => {
    const { text } = changed(
      edited(screen('01-002.desk-address'), 'shownWhen: facts.needsAddress', 'shownWhen: "!facts.byPost"'),
    );
    expect(text).toContain(`■ 条件（1 件）
screens/desk/SMP0001-01-002.desk-address.yaml:5:12 shownWhen
  旧: facts.needsAddress（住所の入力が必要）
  新: !facts.byPost（「郵送で受け取る」ではない）`);
  });

  it('screens that came, went, or cannot be reached any more', () => {
    const files = new Map(edited(screen('01-001.desk-choose'), '    - go: forward\n', '    - leave: portalTop\n'));
    files.delete(screen('04-001.desk-error'));
    const service = String(files.get('screens/desk/service.yaml')).replace('go: desk-error', 'go: desk-help');
    const { text } = changed(
      withFiles(files, {
        'screens/desk/service.yaml': service,
        [screen('04-002.desk-help')]:
          'id: SMP0001-04-002\nname: desk-help\npath: help/\ntitle: 困ったとき\nview: [{ text: 窓口へどうぞ。 }]\n',
      }),
    );
    expect(text).toContain(
      '＋ 画面 「困ったとき」（desk-help、SMP0001-04-002）\n－ 画面 「手続きを続けられません」（desk-error、SMP0001-04-001）',
    );
    expect(text).toContain(
      '■ 行けなくなった画面（3 件）\n「住所の入力」（desk-address、SMP0001-01-002）\n「内容の確認」',
    );
  });

  it('a screen whose condition can no longer hold', () => {
    const never = 'shownWhen: "facts.needsAddress && !facts.needsAddress"';
    const { text } = changed(edited(screen('01-002.desk-address'), 'shownWhen: facts.needsAddress', never));
    expect(text).toContain('■ 行けなくなった画面（1 件）\n「住所の入力」（desk-address、SMP0001-01-002）');
  });

  it('tells what of the old files this program cannot read', () => {
    const old = tree(edited(screen('01-004.desk-done'), 'title: 完了', 'titel: 完了'));
    expect(diff(old, before, vocabulary).text).toContain(
      '前の版には、いまのプログラムで読めないところが 1 件あります。',
    );
  });
});

describe('reading a git revision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-diff-'));
  const git = (...tokens: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid', ...tokens], { cwd: folder });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  git('init', '--quiet');
  write('screens/desk/service.yaml', 'title: 前の題名\n');
  write('schemas/editor/screen.schema.json', '{}\n');
  write('catalog/空白 と漢字.yaml', '# 空\n');
  write('README.md', '# 読まない\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  write('screens/desk/service.yaml', 'title: 後の題名\n');

  it('takes descriptors as they were, whatever is checked out', () => {
    const files = readRevision(folder, 'HEAD');
    const texts =
      typeof files === 'string'
        ? files
        : [...files].map(([file, text]) => [file, new TextDecoder().decode(text as Uint8Array)]);
    expect(texts).toEqual([
      ['catalog/空白 と漢字.yaml', '# 空\n'],
      ['screens/desk/service.yaml', 'title: 前の題名\n'],
    ]);
  });

  it.each(['nowhere', '--help', ''])('refuses what is no revision: %j', (revision) => {
    expect(readRevision(folder, revision)).toBe(
      `git の版「${revision}」がありません。git log で見える番号か、枝や印の名前を書いてください。`,
    );
  });
});
