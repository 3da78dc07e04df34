import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { aheadOf } from '../../scripts/build/ahead.ts';
import { makeManifest } from '../../scripts/build/manifest.ts';
import { uses } from '../../scripts/flow/uses/uses.ts';
import { buildGraph } from '../../src/flow/analysis/possible-flow.ts';
import { ship } from '../../src/load/ship.ts';
import { baseFiles, check, withFiles } from '../lint/project.ts';

const files = withFiles(baseFiles, {
  'screens/sample/SMP0001-01-001.sample-first.yaml': `id: SMP0001-01-001
name: sample-first
path: first/
title: 見本の画面
url: { view: { optional: true } }
data:
  card: { call: status }
view:
  - views:
      - { label: 内容, to: sample-first, current: missing(url.view) }
      - { label: "\${card.note}の履歴", to: sample-first, with: { view: history }, current: has(url.view) }
    label: 見本の表示
  - menu:
      - { label: 次の画面, hint: 選んでください。, to: sample-second, shownWhen: has(url.view) }
      - { label: トップへ, to: portalTop, with: { of: "=has(url.view) ? 'a' : 'b'" } }
      - { label: 終わる, action: end }
  - table:
      caption: 見本の一覧
      rows: "=[card.note, 'おわり']"
      key: item
      columns:
        - { label: 名前, value: "\${item}を見る", header: true, to: sample-second, shownWhen: item == 'おわり' }
        - { label: 番号, value: =item, sort: number }
        - { label: 操作, value: 終わる, action: end }
      empty: 何もありません。
      sorting: { by: "''", parameter: view }
actions:
  end: [{ leave: portalTop }]
`,
});
const loaded = check(files);
const first = loaded.project.screens.find(({ name }) => name === 'sample-first');

it('nothing is wrong with it', () => {
  expect(loaded.problems).toEqual([]);
});

it('cards and links say whether they lead to a screen or to an address', () => {
  const [views, menu, table] = first ? ship(first).view : [];
  expect(views).toMatchObject({
    kind: 'views',
    label: '見本の表示',
    items: [
      { label: '内容', to: { screen: 'sample-first' }, with: {}, shownWhen: null },
      { to: { screen: 'sample-first' }, with: { view: 'history' }, current: { source: 'has(url.view)' } },
    ],
  });
  expect(menu).toMatchObject({
    kind: 'menu',
    items: [
      { label: '次の画面', hint: '選んでください。', to: { screen: 'sample-second' }, action: null },
      {
        label: 'トップへ',
        hint: '',
        to: { address: 'portalTop' },
        with: { of: { source: "has(url.view) ? 'a' : 'b'" } },
      },
      { label: '終わる', to: null, action: 'end' },
    ],
  });
  expect(table).toMatchObject({
    kind: 'table',
    caption: '見本の一覧',
    columns: [
      { header: true, to: { screen: 'sample-second' }, sort: '', action: null },
      { header: false, to: null, sort: 'number', action: null },
      { to: null, action: 'end', shownWhen: null },
    ],
    paging: null,
    sorting: { parameter: 'view' },
  });
});

it('the graph has an edge for each, named by its words', () => {
  const { edges } = buildGraph(loaded.project, vocabulary);
  const told = edges
    .filter(({ from, trigger }) => from === 'screen:sample-first' && /^(?:link|action):/.test(trigger))
    .map(({ trigger, label, to, conditions }) => [
      trigger,
      label,
      to,
      ...conditions.map(({ expression }) => expression.source),
    ]);
  expect(told).toEqual([
    ['link:sample-first', '内容', 'screen:sample-first'],
    ['link:sample-first?view=history', '…の履歴', 'screen:sample-first'],
    ['link:sample-second', '次の画面', 'screen:sample-second', 'has(url.view)'],
    ['link:portalTop?of', 'トップへ', 'address:portalTop'],
    ['action:end', '終わる', 'address:portalTop'],
    ['link:sample-second', '…を見る', 'screen:sample-second', "item == 'おわり'"],
  ]);
});

it('the manifest names what draws them; sent with the screen are the names of those one step away', () => {
  const manifest = makeManifest(loaded.project, vocabulary, 'build-1');
  expect(manifest.screens.find(({ name }) => name === 'sample-first')).toMatchObject({
    widgets: ['menu', 'table', 'views'],
  });
  const screen = loaded.project.screens.find(({ name }) => name === 'sample-first');
  expect(screen && aheadOf(screen, loaded.project, vocabulary).next).toEqual(['sample-second']);
});

describe('where they use a name', () => {
  it.each([
    ['sample-second', 'screens/sample/SMP0001-01-001.sample-first.yaml:14:44'],
    ['portalTop', 'screens/sample/SMP0001-01-001.sample-first.yaml:15:28'],
    ['end', 'screens/sample/SMP0001-01-001.sample-first.yaml:16:31'],
    ['選んでください。', 'screens/sample/SMP0001-01-001.sample-first.yaml:14:30'],
  ])('%s', (name, place) => {
    expect(uses(name, { loaded, files, vocabulary, inProgram: () => [] }).text).toContain(place);
  });
});
