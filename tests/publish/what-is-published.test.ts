import { describe, expect, it } from 'vitest';
import type { BundledCode } from '../../scripts/publish/bundled-code.ts';
import { needsNewCode, saidFromNextStart } from '../../scripts/publish/needs-new-code.ts';
import { nextData } from '../../scripts/publish/next-data.ts';
import type { Manifest } from '../../src/model/manifest.ts';

const code: BundledCode = {
  fingerprint: 'a',
  parts: ['src/widgets/text/component.tsx'],
  forms: ['one', 'two'],
  calls: { look: '1' },
  words: { field: '1' },
  serverWords: { 'catalog/server/mails.yaml': '1' },
};
const screen = { name: 'top', id: 'S-1', schemaHash: 'one', groupHashes: ['two'] };
const manifest = (change: object = {}) => ({ screens: [{ ...screen, ...change }] }) as unknown as Manifest;

describe('what needs new code is refused by its name', () => {
  it.each([
    ['nothing', code, manifest(), []],
    ['a screen without inputs', code, manifest({ schemaHash: '', groupHashes: [] }), []],
    ['inputs', code, manifest({ schemaHash: 'new' }), ['画面「top」（S-1）の入力欄が変わりました。']],
    ['repeated inputs', code, manifest({ groupHashes: ['new'] }), ['画面「top」（S-1）の入力欄が変わりました。']],
    ['a contract', { ...code, calls: { look: '2' } }, manifest(), ['呼び出し「look」の答えの形が変わりました。']],
    [
      'a word of a component',
      { ...code, words: { field: '2' } },
      manifest(),
      ['部品の言葉（catalog/components/field.yaml）が変わりました。'],
    ],
    [
      'a widget',
      { ...code, fingerprint: 'b', parts: [...code.parts, 'src/widgets/map/component.tsx'] },
      manifest(),
      ['部品「src/widgets/map/component.tsx」は、公開中のプログラムにありません。'],
    ],
    [
      'code',
      { ...code, fingerprint: 'b' },
      manifest(),
      ['プログラム（src フォルダーなど）が、公開中のものと違います。'],
    ],
  ])('%s', (_, now, screens, said) => {
    expect(needsNewCode(code, now, screens)).toEqual(said);
  });
});

it('a word of the server is published with its next start, and said', () => {
  expect(saidFromNextStart(code, code)).toEqual([]);
  const now = { ...code, serverWords: { 'catalog/server/mails.yaml': '2' } };
  expect(needsNewCode(code, now, manifest())).toEqual([]);
  expect(saidFromNextStart(code, now)).toEqual([
    'サーバーの言葉（catalog/server/mails.yaml）が変わりました。npm run build のあと、サーバーを始め直すと出ます。',
  ]);
});

describe('what is published', () => {
  const published = new Map([
    ['manifest.json', '{"buildId":"1","screens":[]}\n'],
    ['build.json', '{"buildId":"1"}\n'],
    ['settings.json', '{"poll.every":5}\n'],
    ['screens/a.json', '{}'],
  ]);
  const built = (manifest: string) =>
    new Map([
      ['manifest.json', manifest],
      ['build.json', '{"buildId":"2"}\n'],
      ['settings.json', '{"poll.every":1,"new":true}\n'],
      ['screens/a.json', '{"title":"a"}'],
    ]);

  it('keeps the id of the build while the manifest says the same, so that nobody is told to load the page again', () => {
    const same = nextData(published, built('{"buildId":"2","screens":[]}\n')).files;
    expect([same.get('manifest.json'), same.get('build.json')]).toEqual([
      published.get('manifest.json'),
      published.get('build.json'),
    ]);
    const other = nextData(published, built('{"buildId":"2","screens":[1]}\n')).files;
    expect([other.get('manifest.json'), other.get('build.json')]).toEqual([
      '{"buildId":"2","screens":[1]}\n',
      '{"buildId":"2"}\n',
    ]);
  });

  it('leaves the settings of the site alone, adds new ones, and tells of other defaults', () => {
    const { files, otherDefaults } = nextData(published, built(''.padEnd(2, '{}')));
    expect(JSON.parse(files.get('settings.json') ?? '')).toEqual({ 'poll.every': 5, new: true });
    expect(otherDefaults).toEqual(['poll.every']);
  });

  it('names a hash of each file that pages are made from', () => {
    const versions = JSON.parse(nextData(published, built('{}')).files.get('versions.json') ?? '');
    expect(Object.keys(versions)).toEqual(['manifest.json', 'screens/a.json']);
  });
});
