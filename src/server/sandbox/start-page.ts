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

/** Sample people and stand-ins. `name`: who is logged in; null = nobody. */
export function startPage({ personas }: Portal, name: string | null): Page {
  return {
    title: 'サンプルの人と見本の画面',
    loggedInAs: name,
    path: sandboxPath,
    isWide: true,
    scripts: ['login-attempt.js'],
    main: html`<h1>サンプルの人と見本の画面</h1>
      <p>このポータルは見本です。架空の人としてログインして、どの手続きも試せます。役所や勤務先の側の画面もあります。</p>
      <h2>${name === null ? 'サンプルの人でログインする' : '別の人でログインし直す'}</h2>
      <p>名前を選ぶと、すぐにログインします。選ぶたびに、はじめの状態から試せます。</p>
      <div>${personas.groups.map(
        ({ title, people }, index) => html`<details${index === 0 && html` open`}>
        <summary>${title}（${people.length}人）</summary>
        <ul class="ui-menu">${people.map(
          (person) =>
            html`<li class="ui-menu-card"><a class="ui-link" href="/sandbox/login?persona=${person.id}&to=/" data-login>${person.name}</a><p class="ui-menu-hint">${person.purpose}</p></li>`,
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
