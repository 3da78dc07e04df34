import { banner } from '../kernel/page/banner.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';

/** Pages standing in for addresses outside this portal (AM-005), so that a default installation never leaves the site. */
export const storePage: Page = {
  title: 'アプリの入手',
  main: html`<h1>カードアプリの入手</h1>
    <p>ログインやカードの読み取りには、スマートフォンのカードアプリが必要です。</p>
    ${banner('info', html`ここは、アプリストアの代わりのページです。実際の運用では、ストアのアドレスを設定します。`)}
    <p>アプリを入れたあと、もとの画面に戻って、もう一度お試しください。</p>
    <p><a class="ui-button ui-button-primary" href="/login">ログインに戻る</a></p>`,
};

export function webviewTopPage(token: string): Page {
  return {
    title: 'アプリのトップ',
    main: html`<h1>アプリのトップ</h1>
      <p>アプリの中で開いたときのトップページです（${token}）。</p>
      <p><a class="ui-button ui-button-primary" href="/">ポータルのトップページへ</a></p>`,
  };
}

export function initialSortPage(values: readonly (readonly [string, string])[]): Page {
  return {
    title: '振り分け',
    main: html`<h1>アプリから戻りました</h1>
      <p>署名の結果を受け取りました。</p>
      <dl class="ui-summary">${values.map(([name, value]) => html`<div class="ui-summary-row"><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      <p><a class="ui-button ui-button-primary" href="/">トップページへ</a></p>`,
  };
}
