import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { halves, wrapped } from '../../scripts/flow/map/lines.ts';
import { makePicture } from '../../scripts/flow/map/make-picture.ts';
import { mapFiles } from '../../scripts/flow/map/write-map.ts';
import { wayWords } from '../../scripts/flow/ways/way-words.ts';
import { waysOf } from '../../scripts/flow/ways/ways.ts';
import { realFiles } from '../lint/project.ts';
import { deskFiles, tree } from './desk.ts';

const small = tree();
const files = await mapFiles({ project: small.loaded.project, vocabulary, graph: small.graph });
const svg = files.get('desk.svg') ?? '';
const page = files.get('index.html') ?? '';

function pictureOf({ loaded: { project }, graph }: typeof small, service: string) {
  const found = project.services.find(({ name }) => name === service);
  if (found === undefined) throw new Error(`no service ${service}`);
  return makePicture(found, {
    project,
    vocabulary,
    ways: waysOf(graph),
    words: wayWords(project, vocabulary),
    starts: graph.starts,
  });
}

describe('the map of a service', () => {
  const picture = pictureOf(small, 'desk');
  const titleOf = (id: string) => picture.places.find((place) => place.id === id)?.lines.join(' ') ?? '';
  const arrows = picture.arrows.map(
    ({ from, to, kind, lines }) => `${kind}: ${titleOf(from)} → ${titleOf(to)} | ${lines.join(' ')}`,
  );

  it('shows every screen, the conditional one with its condition, dialogs and addresses in shapes of their own', () => {
    expect(picture.places.map(({ shape, lines }) => `${shape}: ${lines.join(' ')}`)).toMatchInlineSnapshot(`
      [
        "screen: ▼ ここから始められる 受け取り方の選択 desk-choose",
        "conditional: 住所の入力 desk-address ◇ 表示する条件: 住所の入力が必要",
        "screen: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ",
        "screen: 完了 desk-done",
        "screen: 手続きを続けられません desk-error",
        "start: サービスの住所",
        "dialog: 時間がかかっています",
        "address: ポータルのトップページ",
        "dialog: くわしい説明",
        "dialog: エラーが発生しました",
        "address: ポータルのトップページ",
      ]
    `);
  });

  it('says on the arrows what is pressed, facts by what they say, and codes gathered', () => {
    expect(arrows).toMatchInlineSnapshot(`
      [
        "go: サービスの住所 → ▼ ここから始められる 受け取り方の選択 desk-choose | サービスの住所を開いたとき",
        "forward: ▼ ここから始められる 受け取り方の選択 desk-choose → 住所の入力 desk-address ◇ 表示する条件: 住所の入力が必要 | 「次へ」 〔「受け取り方」が 「窓口」ではない〕 〔住所の入力が必要〕",
        "forward: ▼ ここから始められる 受け取り方の選択 desk-choose → 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ | 「次へ」 〔「受け取り方」が 「窓口」ではない〕 〔「住所の入力が必要」ではない〕",
        "forward: 住所の入力 desk-address ◇ 表示する条件: 住所の入力が必要 → 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ | 「次へ」",
        "back: 住所の入力 desk-address ◇ 表示する条件: 住所の入力が必要 → ▼ ここから始められる 受け取り方の選択 desk-choose | 「戻る」",
        "change: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → ▼ ここから始められる 受け取り方の選択 desk-choose | 「変更」",
        "error: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → 手続きを続けられません desk-error | ELU205〜ELU207",
        "timeout: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → 時間がかかっています | 時間切れ",
        "go: 時間がかかっています → ▼ ここから始められる 受け取り方の選択 desk-choose | 「とじる」",
        "forward: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → 完了 desk-done | 「送信する」 〔status.doneが「はい」〕",
        "back: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → 住所の入力 desk-address ◇ 表示する条件: 住所の入力が必要 | 「戻る」 〔住所の入力が必要〕",
        "back: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → ▼ ここから始められる 受け取り方の選択 desk-choose | 「戻る」 〔「住所の入力が必要」ではない〕",
        "go: 手続きを続けられません desk-error → ▼ ここから始められる 受け取り方の選択 desk-choose | 「はじめに戻る」",
        "go: ▼ ここから始められる 受け取り方の選択 desk-choose → ポータルのトップページ | 「次へ」",
        "go: ▼ ここから始められる 受け取り方の選択 desk-choose → くわしい説明 | 「くわしく見る」",
        "error: 内容の確認 desk-check ⇠ 済んでいない画面があれば、そこへ → エラーが発生しました | EDX001、読めない答え （malformed）、通信が 切れた（network）",
        "go: 完了 desk-done → ポータルのトップページ | 「トップページへ」",
      ]
    `);
  });
});

describe('the drawing', () => {
  /** What Graphviz wrote for one arrow or place, found by its words. */
  const groupOf = (words: string) =>
    svg.split(/<g id="desk-(?:node|edge|clust)/).find((group) => group.includes('<title>') && group.includes(words)) ??
    '';

  it.each([
    ['an error by dashes, a box at its end and ✕', 'ELU205〜ELU207', ['stroke-dasharray="5,2"', '✕ ELU205']],
    ['a time-out by dots and words', ': 時間切れ', ['stroke-dasharray="1,5"', '>時間切れ<']],
    ['a condition on the arrow by what the fact says', '〔住所の入力が必要〕', ['住所の入力が必要']],
    [
      'a conditional screen by a dashed frame and ◇',
      '◇ 表示する条件',
      ['stroke-dasharray="5,2"', '◇ 表示する条件: 住所の入力が必要'],
    ],
  ])('tells apart without colour: %s', (_what, words, marks) => {
    for (const mark of marks) expect(groupOf(words)).toContain(mark);
  });

  it('has a name, a description, and names of its parts in Japanese', () => {
    expect(svg).toMatch(/^<svg [^>]*role="group" aria-labelledby="map-desk-title map-desk-desc"/);
    expect(svg).toContain('<title id="map-desk-title">窓口の手続きの画面の流れ</title>');
    expect(svg).not.toMatch(/<title>(?:n\d+|cluster_)/);
  });

  it('leads from each screen to its text', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
    expect(svg.match(/href="index\.html#desk-\w+"/g)).toHaveLength(5);
  });
});

describe('the page', () => {
  it('needs no script and nothing from elsewhere, and no id stands twice', () => {
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|src=/);
    expect([...`${page}${svg}`.matchAll(/(?:href|xlink:href)="([^"#]*)/g)].map((match) => match[1])).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^\w+:/)]),
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has contents, a legend for every look, and each screen in words', () => {
    expect(page).toContain('<h2 id="contents">目次</h2>');
    expect(page).toContain('<h2 id="legend">図の見方</h2>');
    for (const says of ['破線、黒い四角、✕: エラー（番号）', '点線、黒いひし形: 時間切れ', '角の丸い四角: ダイアログ'])
      expect(page).toContain(says);
    expect(page).toContain('表示されるとき: 住所の入力が必要');
    expect(page.match(/<article class="screen"/g)).toHaveLength(5);
  });
});

describe('the maps of the real services', () => {
  const real = tree(realFiles);

  it.each(real.loaded.project.services.map(({ name }) => name))(
    '%s: no pair of places has two arrows of a kind, errors are gathered',
    (name) => {
      const picture = pictureOf(real, name);
      const keys = picture.arrows.map(({ from, to, kind }) => `${from} ${kind} ${to}`);
      expect(new Set(keys).size).toBe(keys.length);
      const screens = picture.places.filter(({ shape }) => shape === 'screen' || shape === 'conditional').length;
      const errors = picture.arrows.filter(
        ({ kind }) => kind === 'error' || kind === 'timeout' || kind === 'guard',
      ).length;
      expect(errors).toBeLessThanOrEqual(Math.max(8, screens * 2));
      expect(picture.arrows.length).toBeLessThanOrEqual(screens * 8);
    },
  );

  it('shows every screen of a service', () => {
    const names = real.loaded.project.services.flatMap(({ name }) =>
      pictureOf(real, name).places.flatMap(({ screen }) => screen ?? []),
    );
    expect(real.loaded.project.screens.map((screen) => screen.name).filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });
});

describe('lines of text', () => {
  it.each([
    ['提出方法の選択', 4, ['提出方法', 'の選択']],
    ['住所、氏名', 2, ['住所、', '氏名']],
    ['本人以外の届出を選んでいる', 10, ['本人以外の届出', 'を選んでいる']],
    ['familyregister-select', 5, ['familyregister-select']],
    ['', 5, []],
  ])('%s in lines of %i letters', (text, letters, expected) => {
    expect(wrapped(text, letters)).toEqual(expected);
  });

  it('a Japanese letter is twice as wide as a small one', () => {
    expect(halves('漢字')).toBe(4);
    expect(halves('ab')).toBeLessThan(halves('漢'.repeat(2)));
  });

  it('the small project is right', () => {
    expect(tree(deskFiles).loaded.problems).toEqual([]);
  });
});
