import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { readYaml } from '../../src/load/yaml/read-yaml.ts';
import { loadSmall, textOf } from './small-project.ts';

const MEGABYTE = 1024 * 1024;
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const bigEndian = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());

function laughs(levels: number): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < levels; level += 1) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
  }
  return lines.join('\n');
}

function stairs(levels: number): string {
  return Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
}

type Case = readonly [what: string, content: string | Uint8Array, rules: readonly string[]];

/** Nobody writes these by accident; a clear word and an end in bounded time all the same. */
const cases: readonly Case[] = [
  ['a billion laughs', laughs(30), ['yaml/alias']],
  ['a billion laughs in merge keys', 'a: &a { x: 1 }\nb: { <<: *a, y: 2 }\nc: { <<: [*a, *a] }\n', ['yaml/alias']],
  ['an anchor that holds itself', 'a: &a [*a]\n', ['yaml/alias']],
  ['tabs', '\ta: 1\n', ['yaml/tab']],
  ['a line of 10 MB', `a: ${'x'.repeat(10 * MEGABYTE)}\n`, ['yaml/too-large']],
  ['10 MB of lines', 'a: 1\n'.repeat(2 * MEGABYTE), ['yaml/too-large']],
  ['a line below the limit of the file', `a: ${'x'.repeat(300_000)}\n`, ['yaml/too-large']],
  ['UTF-16', utf16('a: 日本\n'), ['yaml/encoding']],
  ['UTF-16, big end first', bigEndian('a: 日本\n'), ['yaml/encoding']],
  ['Shift_JIS', new Uint8Array([0x61, 0x3a, 0x20, 0x93, 0xfa, 0x96, 0x7b, 0x0a]), ['yaml/encoding']],
  ['EUC-JP', new Uint8Array([0x61, 0x3a, 0x20, 0xc6, 0xfc, 0xcb, 0xdc, 0x0a]), ['yaml/encoding']],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), ['yaml/encoding']],
  ['a byte order mark', '\uFEFFa: 1\n', ['yaml/bom']],
  ['a NUL', 'a: "x\0y"\n', ['yaml/encoding']],
  ['a control character', 'a: "x\u001by"\n', ['yaml/syntax']],
  ['a key of the prototype', '__proto__: { admin: true }\n', ['yaml/key']],
  ['keys of the prototype below', 'a: { __proto__: { b: 1 } }\n', ['yaml/key']],
  ['a quote that is not closed', `a: "${'x\n'.repeat(2000)}`, ['yaml/syntax']],
  ['10,000 levels of brackets', '['.repeat(10_000), ['yaml/too-large']],
  ['5,000 levels of brackets', '['.repeat(5000), ['yaml/too-deep']],
  ['brackets on lines of their own', '[\n'.repeat(9000), ['yaml/too-deep']],
  ['10,000 levels of blanks', stairs(10_000), ['yaml/too-large']],
  ['900 levels of blanks', stairs(900), ['yaml/too-deep']],
  ['dashes in dashes', `${'- '.repeat(4000)}x\n`, ['yaml/too-deep']],
  ['question marks in question marks', `${'? '.repeat(4000)}x\n`, ['yaml/syntax']],
  ['a key of 2,000 letters', `${'k'.repeat(2000)}: 1\n`, ['yaml/syntax']],
  ['duplicate keys', `${'a: 1\n'.repeat(3)}`, ['yaml/duplicate-key', 'yaml/duplicate-key']],
  ['code of another language', 'a: !!js/function "function () { return 1 }"\n', ['yaml/tag']],
  ['a tag of another language on a list', 'a: !!python/object/apply:os.system [ls]\n', ['yaml/tag']],
  ['a directive', '%TAG ! tag:example.com,2000:app/\n---\na: !x 1\n', ['yaml/tag']],
  ['nothing', '', ['yaml/empty']],
  ['blanks', ' \n \n', ['yaml/empty']],
  ['only the end', '...\n', ['yaml/empty']],
];

describe('hostile YAML', () => {
  it.each(cases.map(([what, content, rules]) => ({ what, content, rules })))('$what', ({ content, rules }) => {
    const { problems } = readYaml('a.yaml', content);
    expect(problems.map(({ rule }) => rule)).toEqual(rules);
    for (const { message } of problems) expect(message).toMatch(/[ぁ-ん].*。/u);
  });

  it('numbers without end and keys of objects are words like others', () => {
    const text = `a: ${'9'.repeat(5000)}\nconstructor: 1\ntoString: 2\nhasOwnProperty: 3\nb: 1e999\nc: .inf\nd: .nan\n`;
    expect(readYaml('a.yaml', text).problems).toEqual([]);
  });

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is no key of a screen', (key) => {
    const file = 'screens/desk/SCK0001-01-001.desk-choose.yaml';
    const { problems } = loadSmall({ [file]: `${textOf(file)}${key}: { a: 1 }\n` });
    expect(problems.map(({ rule }) => rule)).toEqual(['schema/unknown-key']);
  });

  it('time grows with the size, not with what it would stand for', () => {
    // Work that does grow with the size, on the same machine at the same time.
    const measure = (text: string) => {
      // What this process computes, however busy the machine is.
      const { user, system } = process.cpuUsage();
      for (let round = 0; round < 3; round += 1) readYaml('a.yaml', text);
      const since = process.cpuUsage({ user, system });
      return (since.user + since.system) / 1000;
    };
    const plain = (lines: number) =>
      Array.from({ length: lines }, (_, line) => `k${line}: [x, x, x, x, x, x, x, x]`).join('\n');
    for (const text of [plain(50), laughs(50), stairs(50)]) measure(text);
    expect(measure(laughs(50))).toBeLessThan(20 * measure(plain(50)) + 50);
    expect(measure(stairs(400))).toBeLessThan(60 * measure(plain(400)) + 50);
  }, 60_000);
});

describe('hostile folders', () => {
  const root = join(import.meta.dirname, '../..');

  it('a folder named like a file is a folder; a link to nowhere and a huge file end in bounded memory', () => {
    const project = mkdtempSync(join(tmpdir(), 'hostile-'));
    try {
      for (const folder of ['screens/desk/x.yaml', 'catalog', 'schemas'])
        mkdirSync(join(project, folder), { recursive: true });
      writeFileSync(join(project, 'screens/desk/service.yaml'), `a: ${'x'.repeat(40 * MEGABYTE)}`);
      writeFileSync(join(project, 'screens/desk/SCK0001-01-001.desk-choose.yaml'), laughs(40));
      const program = `
        import { readProjectFiles } from ${JSON.stringify(pathToFileURL(join(root, 'src/load/files/project-files.ts')).href)};
        import { readYaml } from ${JSON.stringify(pathToFileURL(join(root, 'src/load/yaml/read-yaml.ts')).href)};
        const files = readProjectFiles(${JSON.stringify(project)});
        console.log([...files].map(([file, content]) => file + ' ' + readYaml(file, content).problems[0]?.rule).join(','));`;
      const { stdout, status } = spawnSync(
        process.execPath,
        ['--max-old-space-size=128', '--import', 'tsx', '--input-type=module', '-e', program],
        { cwd: root, encoding: 'utf8' },
      );
      expect(stdout.trim()).toBe(
        'screens/desk/SCK0001-01-001.desk-choose.yaml yaml/alias,screens/desk/service.yaml yaml/too-large',
      );
      expect(status).toBe(0);
    } finally {
      rmSync(project, { recursive: true });
    }
  }, 60_000);

  it('the real project has no file that is too large to read', () => {
    expect([...readProjectFiles(root)].filter(([, content]) => content.length > MEGABYTE)).toEqual([]);
  });
});
