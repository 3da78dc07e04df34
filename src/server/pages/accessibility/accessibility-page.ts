import { chip } from '../../kernel/page/chip.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import { type Criterion, criteria, criterionTests, type Standing, standingOf } from './criteria.ts';
import { type Column, wordTable } from './word-table.ts';

const standings: { readonly [standing in Standing]: readonly [name: string, drawn: Html | string] } = {
  tested: ['試験で確認', chip('done', '試験で確認')],
  partly: ['一部を確認', chip('waiting', '一部を確認')],
  untested: ['これから確認', chip('attention', 'これから確認')],
  none: ['内容なし', '内容なし'],
};

const standards = [
  ['JIS X 8341-3:2016（A と AA）', 'jis'],
  ['WCAG 2.2（A と AA）', 'wcag'],
] as const;

const isIn = (standard: 'jis' | 'wcag') => (criterion: Criterion) =>
  criterion.in === 'both' || criterion.in === standard;

const counts: readonly Column<(typeof standards)[number]>[] = [
  { label: '規格', draw: ([name]) => name },
  { label: '達成基準', draw: ([, standard]) => criteria.filter(isIn(standard)).length },
  ...Object.entries(standings).map(([standing, [name]]) => ({
    label: name,
    draw: ([, standard]: (typeof standards)[number]) =>
      criteria.filter(isIn(standard)).filter((criterion) => standingOf(criterion) === standing).length,
  })),
];

const ofOne = { both: '両方', wcag: 'WCAG 2.2', jis: 'JIS' } as const;

const columns: readonly Column<Criterion>[] = [
  { label: '達成基準', draw: ({ number, name }) => `${number} ${name}` },
  { label: 'レベル', draw: ({ level }) => level },
  { label: '規格', draw: (criterion) => ofOne[criterion.in] },
  { label: '結果', draw: (criterion) => standings[standingOf(criterion)][1] },
  { label: '確かめ方', draw: howProven },
];

function howProven({ none, tests = [], byHand }: Criterion): Html {
  const names = tests.map((name, index) => html`${index > 0 && '、'}<a href="#test-${name}">試験${numberOf(name)}</a>`);
  return html`${none ?? null}${names.length > 0 && html`${names}。`}${byHand !== undefined && `人の確認が必要なこと：${byHand}。`}`;
}

/** Tests are called by their place in the list of them. */
const numberOf = (name: string) => Object.keys(criterionTests).indexOf(name) + 1;

/** What the portal does for everybody, and criterion by criterion how far that is proven. */
export const accessibilityPage: Page = {
  title: 'アクセシビリティ',
  isWide: true,
  main: html`<h1>アクセシビリティ</h1>
    <p>だれもが使えるように、JIS X 8341-3:2016 の適合レベル AA と WCAG 2.2 の AA を目標にしています。</p>
    <h2>配慮していること</h2>
    <ul>
      <li>キーボードだけで操作できます。</li>
      <li>文字を2倍に拡大しても読めます。</li>
      <li>読み上げソフトで、画面の変化が分かります。</li>
    </ul>
    <h2>どこまで確かめたか</h2>
    <p>適合しているとは、まだ言えません。自動の試験で確かめられることは、ポータルを変えるたびに確かめています。人でなければ判断できないことは、専門家や、読み上げソフトなどを使う方に、まだ確かめていただいていません。</p>
    ${wordTable({ caption: '規格ごとの達成基準の数', columns: counts, rows: standards })}
    <h2>達成基準ごとの結果</h2>
    <p>JIS X 8341-3:2016 の達成基準は、WCAG 2.0 と同じです。4.1.1 は、WCAG 2.2 でなくなりました。</p>
    ${wordTable({ caption: '達成基準ごとの結果と確かめ方', columns, rows: criteria })}
    <h2>自動の試験</h2>
    <p>ブラウザーでの試験は、Chromium で行います。手続きの主な流れは、Firefox と WebKitGTK でも試しています。</p>
    <ol>
      ${Object.entries(criterionTests).map(
        ([name, { says, files }]) =>
          html`<li id="test-${name}">${says}<br><span class="support">${files.map((file) => html`<code>${file}</code> `)}</span></li>`,
      )}
    </ol>
    <p><a class="ui-button ui-button-secondary" href="/">トップページへ</a></p>`,
};
