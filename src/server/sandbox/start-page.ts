import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { mailsPath } from './mails.ts';

export const sandboxPath = '/sandbox';

/** What stands in for whom, and what is tried there. */
const standIns = [
  ['/sandbox/caller', '呼び出し元サービスの見本', 'ほかのサービスから手続きを始めるところを試します。'],
  [
    '/sandbox/municipality',
    '市区町村の見本',
    '振り仮名の届出を受け付けた市区町村として、訂正の依頼、お知らせ、戸籍への記載を試します。',
  ],
  [
    '/sandbox/agency',
    '申請先の見本',
    '国家資格の申請と電子署名の利用申請を受け付けた申請先として、審査、差し戻し、支払いのお願い、発行などを試します。',
  ],
  [
    '/sandbox/employer',
    '勤務先の年末調整のソフトの見本',
    '年末調整の証明書を渡したときの受付番号で、証明書を受け取るところを試します。',
  ],
  [mailsPath, '届いたメールの見本', 'ポータルが送ったメールを読みます。確認コードも、ここで分かります。'],
] as const;

/** Who is logged in, and the address that logs another device in as the same. */
interface LoggedIn {
  readonly name: string;
  readonly joining: string;
}

/** Sample people and stand-ins. `person`: null = nobody is logged in. */
export function startPage({ personas }: Portal, person: LoggedIn | null): Page {
  return {
    title: 'サンプルの人と見本の画面',
    loggedInAs: person?.name ?? null,
    path: sandboxPath,
    isWide: true,
    scripts: ['login-attempt.js'],
    main: html`<h1>サンプルの人と見本の画面</h1>
      <p>このポータルは見本です。架空の人としてログインして、どの手続きも試せます。役所や勤務先の側の画面もあります。</p>
      ${
        person !== null &&
        html`<h2>別の端末でも試す</h2>
      <p>次のアドレスを、別の端末か別のブラウザーで開くと、いまと同じ${person.name}さんとしてログインします。保存した入力や届け出た内容も、同じです。</p>
      <p><code>${person.joining}</code></p>`
      }
      <h2>${person === null ? 'サンプルの人でログインする' : '別の人でログインし直す'}</h2>
      <p>名前を選ぶと、すぐにログインします。選ぶたびに、はじめの状態から試せます。続きから試すときは、「ログイン」からログインしてください。</p>
      <div>${personas.groups.map(
        ({ title, people }, index) => html`<details${index === 0 && html` open`}>
        <summary>${title}（${people.length}人）</summary>
        <ul class="ui-menu">${people.map(
          ({ id, name, purpose }) =>
            html`<li class="ui-menu-card"><a class="ui-link" href="/sandbox/login?persona=${id}&to=/" data-login>${name}</a><p class="ui-menu-hint">${purpose}</p></li>`,
        )}</ul>
      </details>`,
      )}</div>
      <h2>見本の画面</h2>
      <ul class="ui-menu">${standIns.map(
        ([to, title, says]) =>
          html`<li class="ui-menu-card"><a class="ui-link" href="${to}">${title}</a><p class="ui-menu-hint">${says}</p></li>`,
      )}</ul>
      <p><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></p>`,
  };
}
