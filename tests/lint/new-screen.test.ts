import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { createScreen } from '../../scripts/check/create-screen.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { check, root, rules } from './project.ts';

let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'new-screen-'));
  // The command finds its rules and vocabulary where it is called.
  for (const folder of ['schemas', 'src', 'scripts'])
    cpSync(join(root, folder), join(project, folder), { recursive: true });
  cpSync(join(import.meta.dirname, 'base'), project, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, file), join(project, file));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const ANSWERS = {
  service: 'sample',
  id: 'SMP0001-02-001',
  name: 'sample-notice',
  path: 'notice/',
  title: 'お知らせの確認',
};

function run(words: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const tokens = ['--import', 'tsx', 'scripts/new-screen.ts', ...words];
    execFile(process.execPath, tokens, { cwd: project }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

const words = (answers: object) => Object.entries(answers).flatMap(([name, value]) => [`--${name}`, String(value)]);

it('a refusal is the exit code of the command', async () => {
  expect(await run(words({ ...ANSWERS, title: '' }))).toMatchObject({
    code: 1,
    output: expect.stringContaining('--title'),
  });
}, 30_000);

it('makes a screen of which the checker only says that nothing leads there yet, named by its id and its name', async () => {
  expect(await run(words(ANSWERS))).toMatchObject({ code: 0 });
  const yaml = readFileSync(join(project, 'screens/sample/SMP0001-02-001.sample-notice.yaml'), 'utf8');
  expect(yaml).toContain('id: SMP0001-02-001\nname: sample-notice\npath: notice/\ntitle: お知らせの確認\n');
  // The server of the copy leads to screens of ours.
  const files = [...readProjectFiles(project)].filter(([file]) => !file.startsWith('src/server/'));
  const told = check(new Map(files)).problems;
  expect(told.filter(({ place }) => place.file.endsWith('/SMP0001-02-001.sample-notice.yaml'))).toMatchObject([
    { rule: 'screen-unreachable', severity: 'warning' },
  ]);
  expect(told.filter(({ severity }) => severity !== 'warning')).toEqual([]);
}, 30_000);

it.each([
  ['an id that exists', { id: 'SMP0001-01-001' }, 'もうあります'],
  ['a name that exists', { id: 'SMP0001-02-002', name: 'sample-second' }, '画面の名前「sample-second」'],
  ['an address that exists', { id: 'SMP0001-02-002', name: 'sample-other', path: 'first/' }, 'パス「sample/first/」'],
  ['an id of another form', { id: 'notice', name: 'sample-other', path: 'other/' }, '決まった形ではありません'],
  ['a service that is not there', { service: 'nothing' }, 'サービス「nothing」がありません'],
  ['a title that is left out', { title: '' }, '--title'],
])(
  'refuses %s',
  async (_what, changed, said) => {
    const answers = new Map(Object.entries({ ...ANSWERS, ...changed }));
    const { created, says } = await createScreen(project, answers, async () => ({ vocabulary, rules }));
    expect(created).toBe(false);
    expect(says).toContain(said);
    const files = readdirSync(join(project, 'screens/sample'));
    expect(files.filter((file) => file.startsWith('SMP0001-02-002'))).toEqual([]);
  },
  30_000,
);
