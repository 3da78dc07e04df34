import { dayText } from './day-text.ts';
import { html } from './html.ts';
import { loginLink, type Page } from './page.ts';
import type { Visitor } from './visitor.ts';
import type { Waiting } from './waiting.ts';

export function familyRegistrationPage(visitor: Visitor, sandbox: boolean): Page {
  return {
    title: '戸籍電子証明書の提出',
    loggedInAs: visitor.citizen?.persona.name ?? null,
    main: html`<h1>戸籍電子証明書の提出</h1>
      <p>申請先のサービスから、戸籍電子証明書を提出できます。窓口で戸籍の写しを取る必要がありません。</p>
      <h2>手続きの流れ</h2>
      <ol>
        <li>申請先のサービスで「戸籍電子証明書を提出する」を選びます。</li>
        <li>カードを読み取り、本人の情報を確認します。</li>
        <li>本籍と筆頭者を画像で確認し、提出します。</li>
        <li>申請先のサービスに戻り、申請を続けます。</li>
      </ol>
      <p class="notice">この手続きは、申請先のサービスから始めます。このページから直接は始められません。</p>
      <div class="actions">
        ${sandbox && html`<a class="button" href="/sandbox/caller">呼び出し元サービスの見本を開く</a>`}
        <a class="button quiet" href="/">トップページへ</a>
      </div>`,
  };
}

/** `waiting` is null without a login. */
export function todoPage(visitor: Visitor, waiting: Waiting | null): Page {
  const person = visitor.citizen?.persona;
  const home = html`<p><a class="button quiet" href="/">トップページへ</a></p>`;
  if (person === undefined || waiting === null) {
    return {
      title: 'やること',
      loggedInAs: null,
      main: html`<h1>やること</h1>
        <p>やることを見るには、ログインしてください。</p>
        <p><a class="button" href="${loginLink('/todo')}">ログイン</a></p>
        ${home}`,
    };
  }
  const certificates = Array.from(
    { length: person.batchNumber.taskIncompleteCount },
    (_, index) =>
      html`<li>戸籍電子証明書の提出（${index + 1}件目）。<a href="/family-registration">手続きの案内を見る</a></li>`,
  );
  const tasks = [...waiting.tasks, ...certificates];
  const open = tasks.length + waiting.begun.length;
  return {
    title: 'やること',
    loggedInAs: person.name,
    main: html`<h1>やること</h1>
      <p>${open === 0 ? '終わっていない手続きは、ありません。' : `終わっていない手続きが ${open} 件あります。`}</p>
      ${waiting.begun}
      ${tasks.length > 0 && html`<ul>${tasks}</ul>`}
      ${waiting.underWay.length > 0 && html`<h2>申請している手続き</h2><ul>${waiting.underWay}</ul>`}
      ${home}`,
  };
}

export function noticesPage(visitor: Visitor): Page {
  const person = visitor.citizen?.persona;
  const general = [
    {
      title: '夜間のメンテナンスのお知らせ',
      body: '毎月第3日曜日の0時から5時まで、サービスを利用できません。',
      publishedOn: '2026-04-01',
    },
  ];
  const notices = person?.notifications ?? general;
  return {
    title: 'メンテナンス・重要なお知らせ',
    loggedInAs: person?.name ?? null,
    main: html`<h1>メンテナンス・重要なお知らせ</h1>
      ${notices.map(
        (notice) =>
          html`<section><h2>${notice.title}</h2><p class="support">${dayText(notice.publishedOn)}</p><p>${notice.body}</p></section>`,
      )}
      ${
        person !== undefined &&
        person.selfInfo.length > 0 &&
        html`<section><h2>わたしの情報</h2><ul>${person.selfInfo.map((item) => html`<li>${dayText(item.receivedOn)} ${item.title}</li>`)}</ul></section>`
      }
      <p><a class="button quiet" href="/">トップページへ</a></p>`,
  };
}
