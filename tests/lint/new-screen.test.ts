import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { createScreen } from '../../scripts/check/create-screen.ts';
import { root, rules } from './project.ts';

let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const folder of ['screens', 'catalog', 'schemas', 'src', 'scripts'])
    cpSync(join(root, folder), join(project, folder), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const ANSWERS = {
  service: 'familyregister',
  id: 'SCK2301-04-001',
  name: 'familyregister-notice',
  path: 'notice/',
  title: 'お知らせの確認',
};

function run(script: string, words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // The checker starts without a loader.
    const tokens = script === 'check' ? ['scripts/check.js'] : ['--import', 'tsx', `scripts/${script}.ts`];
    execFile(process.execPath, [...tokens, ...words], { cwd: project }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

const words = (answers: object) => Object.entries(answers).flatMap(([name, value]) => [`--${name}`, String(value)]);

it('a refusal is the exit code of the command', async () => {
  expect(await run('new-screen', words({ ...ANSWERS, title: '' }))).toMatchObject({
    code: 1,
    output: expect.stringContaining('--title'),
  });
}, 30_000);

it('makes a screen of which the checker only says that nothing leads there yet, named by its id and its name', async () => {
  expect(await run('new-screen', words(ANSWERS))).toMatchObject({ code: 0 });
  const yaml = readFileSync(join(project, 'screens/familyregister/SCK2301-04-001.familyregister-notice.yaml'), 'utf8');
  expect(yaml).toContain('id: SCK2301-04-001\nname: familyregister-notice\npath: notice/\ntitle: お知らせの確認\n');
  const checked = await run('check', ['--format', 'json']);
  expect(checked.code).toBe(0);
  const told = JSON.parse(checked.output) as { file: string }[];
  expect(told.filter(({ file }) => file.endsWith('/SCK2301-04-001.familyregister-notice.yaml'))).toMatchObject([
    { rule: 'screen-unreachable', severity: 'warning' },
  ]);
}, 30_000);

it.each([
  ['an id that exists', { id: 'SCK2301-01-001' }, 'もうあります'],
  [
    'a name that exists',
    { id: 'SCK2301-04-002', name: 'familyregister-confirm' },
    '画面の名前「familyregister-confirm」',
  ],
  [
    'an address that exists',
    { id: 'SCK2301-04-002', name: 'familyregister-other', path: 'select/' },
    'パス「familyregister/select/」',
  ],
  ['an id of another form', { id: 'notice', name: 'familyregister-other', path: 'other/' }, '決まった形ではありません'],
  ['a service that is not there', { service: 'nothing' }, 'サービス「nothing」がありません'],
  ['a title that is left out', { title: '' }, '--title'],
])(
  'refuses %s',
  async (_what, changed, said) => {
    const answers = new Map(Object.entries({ ...ANSWERS, ...changed }));
    const { created, says } = await createScreen(project, answers, async () => ({ vocabulary, rules }));
    expect(created).toBe(false);
    expect(says).toContain(said);
    const files = readdirSync(join(project, 'screens/familyregister'));
    expect(files.filter((file) => file.startsWith('SCK2301-04-002'))).toEqual([]);
  },
  30_000,
);
