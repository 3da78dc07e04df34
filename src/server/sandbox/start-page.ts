import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { StandInEntry } from '../kernel/portal/stand-in.ts';
import { agencyPath } from './agency-pages.ts';
import { mailsPath } from './mails.ts';
import type { SampledPortal } from './people/personas.ts';

export const sandboxPath = '/sandbox';

/** Beside those of the services. */
const shared = ({ agencies }: Portal): readonly StandInEntry[] => [
  {
    path: agencyPath,
    title: '申請先の見本',
    says: `${agencies.map(({ title }) => title).join('と')}を受け付けた申請先として、審査、差し戻し、支払いのお願い、発行などを試します。`,
  },
  {
    path: mailsPath,
    title: '届いたメールの見本',
    says: 'ポータルが送ったメールを読みます。確認コードも、ここで分かります。',
  },
];

/** Who is logged in, and the address that logs another device in as the same. */
interface LoggedIn {
  readonly name: string;
  readonly joining: string;
}

/** Sample people and stand-ins (`entries`: of the services). `person`: null = nobody is logged in. */
export function startPage(portal: SampledPortal, entries: readonly StandInEntry[], person: LoggedIn | null): Page {
  return {
    title: 'サンプルの人と見本の画面',
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
      <div>${portal.personas.groups.map(
        ({ title, people }, index) => html`<details${index === 0 && html` open`}>
        <summary>${title}（${people.length}人）</summary>
        <ul class="ui-menu">${people.map(
          ({ id, name, purpose }) =>
            html`<li class="ui-menu-card"><a class="ui-link" href="/sandbox/login?persona=${id}&to=/" data-login>${name}</a><p class="ui-menu-hint">${purpose}</p></li>`,
        )}</ul>
      </details>`,
      )}</div>
      <h2>見本の画面</h2>
      <ul class="ui-menu">${[...entries, ...shared(portal)].map(
        ({ path, title, says }) =>
          html`<li class="ui-menu-card"><a class="ui-link" href="${path}">${title}</a><p class="ui-menu-hint">${says}</p></li>`,
      )}</ul>
      <p><a class="ui-button ui-button-secondary" href="/">ポータルのトップページへ</a></p>`,
  };
}
