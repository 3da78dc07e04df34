import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { accessibilityPage } from './accessibility/accessibility-page.ts';

interface About {
  readonly title: string;
  readonly body: Html;
}

const pages: { readonly [name: string]: About } = {
  environment: {
    title: '推奨環境',
    body: html`<p>次の環境で動作を確認しています。</p>
      <h2>パソコン</h2>
      <ul><li>Google Chrome の最新版</li><li>Microsoft Edge の最新版</li><li>Safari の最新版</li></ul>
      <h2>スマートフォン</h2>
      <ul><li>Android の Google Chrome の最新版</li><li>iPhone の Safari の最新版</li></ul>
      <p>JavaScript と Cookie を使います。プライベートモードでは、一部の手続きを利用できません。</p>`,
  },
  privacy: {
    title: 'プライバシーポリシー',
    body: html`<p>入力された情報は、お選びになった手続きのためだけに使います。</p>
      <h2>取得する情報</h2>
      <ul><li>カードから読み取った氏名、性別、生年月日、住所</li><li>手続きの画面で入力された内容</li></ul>
      <h2>保存する期間</h2>
      <p>手続きの途中の情報は、お使いのブラウザーに1時間だけ保存します。ログアウトすると消えます。</p>`,
  },
  terms: {
    title: '利用規約',
    body: html`<p>このポータルは、手続きの動作を確かめるための見本です。</p>
      <h2>利用できる方</h2>
      <p>マイナンバーカードをお持ちの方が利用できます。</p>
      <h2>ご利用にあたって</h2>
      <p>他人のカードや暗証番号を使ってはいけません。</p>`,
  },
  contact: {
    title: 'お問い合わせ',
    body: html`<p>このポータルは見本です。運営する「見本ポータル運営室」は架空の組織のため、電話などでのお問い合わせは受け付けていません。</p>
      <h2>手続きの内容を知りたいとき</h2>
      <p>実際の手続きは、手続きを受け付けている役所の窓口でお尋ねください。</p>
      <h2>この見本で困ったとき</h2>
      <ul>
        <li>画面に「お問い合わせ番号」が出たときは、番号の前の説明に、できることを書いています。</li>
        <li>途中の手続きは、<a href="/todo">やること</a>から続けられます。</li>
        <li>ほかの人と一緒に使う端末では、<a href="/device/forget">この端末の内容を消す</a>ことができます。</li>
      </ul>`,
  },
};

/** A page linked in the footer; null for an unknown name. */
export function aboutPage(name: string): Page | null {
  if (name === 'accessibility') return accessibilityPage;
  const about = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return about === undefined
    ? null
    : {
        title: about.title,
        main: html`<h1>${about.title}</h1>${about.body}<p><a class="ui-button ui-button-secondary" href="/">トップページへ</a></p>`,
      };
}
