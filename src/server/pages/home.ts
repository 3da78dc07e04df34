import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Waiting } from '../kernel/page/waiting.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Visitor } from '../kernel/portal/visitor.ts';

function services({ sandbox, cards }: Portal, waiting: Waiting | null): Html {
  return html`<h2>手続き</h2>
    <ul class="cards">
      ${cards.map(
        ({ name, title, says, to }) =>
          html`<li><a href="${to}"><strong>${title}</strong><small>${waiting?.cards[name] ?? says}</small></a></li>`,
      )}
      <li><a href="/todo"><strong>やること</strong><small>終わっていない手続きを確認します。</small></a></li>
      ${
        sandbox &&
        html`<li><a href="/sandbox/caller"><strong>呼び出し元サービスの見本</strong><small>ほかのサービスから手続きを始めるところを試します。</small></a></li>
      <li><a href="/sandbox/municipality"><strong>市区町村の見本</strong><small>振り仮名の届出を受け付けた市区町村として、訂正の依頼、お知らせ、戸籍への記載を試します。</small></a></li>
      <li><a href="/sandbox/agency"><strong>申請先の見本</strong><small>国家資格の申請と電子署名の利用申請を受け付けた申請先として、審査、差し戻し、支払いのお願い、発行などを試します。</small></a></li>
      <li><a href="/sandbox/employer"><strong>勤務先の年末調整のソフトの見本</strong><small>年末調整の証明書を渡したときの受付番号で、証明書を受け取るところを試します。</small></a></li>
      <li><a href="/sandbox/mails"><strong>届いたメールの見本</strong><small>ポータルが送ったメールを読みます。確認コードも、ここで分かります。</small></a></li>`
      }
    </ul>`;
}

function people(portal: Portal, loggedIn: boolean): Html {
  return html`<h2>${loggedIn ? '別の人でログインし直す' : 'サンプルの人でログインする'}</h2>
    <p>名前を選ぶと、すぐにログインします。すべて架空の人です。選ぶたびに、はじめの状態から試せます。</p>
    ${portal.personas.groups.map(
      (group, index) => html`<details${index === 0 && !loggedIn && html` open`}>
        <summary>${group.title}（${group.people.length}人）</summary>
        <ul class="cards">
          ${group.people.map(
            (person) =>
              html`<li><a href="/sandbox/login?persona=${person.id}&to=/" data-login><strong>${person.name}</strong><small>${person.purpose}</small></a></li>`,
          )}
        </ul>
      </details>`,
    )}`;
}

/** `waiting` is null when nobody is logged in. */
export function homePage(portal: Portal, { citizen }: Visitor, waiting: Waiting | null, note: string): Page {
  const person = citizen?.persona;
  return {
    title: 'ホーム',
    loggedInAs: person?.name ?? null,
    // After a logout on a page of the portal, this browser forgets the person as it does after one in the app.
    script: note !== '' && person === undefined ? 'forget-device.js' : 'login-attempt.js',
    main: html`<h1>${person === undefined ? 'まどぐちポータル' : `${person.name} さんのホーム`}</h1>
      <p role="status" class="status"${person !== undefined && html` data-logged-in`}>${note}</p>
      ${
        person === undefined
          ? html`<p>マイナンバーカードでログインして、行政の手続きができます。</p>
            <p><a class="button" href="/login">ログイン</a></p>`
          : html`${waiting?.begun ?? null}
            ${waiting !== null && waiting.tasks.length > 0 && html`<h2>対応が必要なこと</h2><ul>${waiting.tasks}</ul>`}
            <ul class="cards">
              <li><a href="/notices"><strong>わたしの情報</strong>${count(person.batchNumber.selfInfoUnreadCount)}<small>新しく届いた情報を確認します。</small></a></li>
              <li><a href="/todo"><strong>やること</strong>${count(openTasks(person.batchNumber.taskIncompleteCount, waiting))}<small>終わっていない手続きを確認します。</small></a></li>
            </ul>`
      }
      ${portal.sandbox && person === undefined && people(portal, false)}
      ${services(portal, waiting)}
      ${portal.sandbox && person !== undefined && people(portal, true)}`,
  };
}

function openTasks(certificates: number, waiting: Waiting | null): number {
  return certificates + (waiting?.tasks.length ?? 0) + (waiting?.begun.length ?? 0);
}

function count(number: number): Html | null {
  return number === 0 ? null : html`<span class="count">${number}<span class="hidden">件</span></span>`;
}
