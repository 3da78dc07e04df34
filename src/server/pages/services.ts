import { html } from '../kernel/page/html.ts';
import { loginLink, type Page } from '../kernel/page/page.ts';
import type { Waiting } from '../kernel/page/waiting.ts';
import type { Visitor } from '../kernel/portal/visitor.ts';
import { dayText } from '../kernel/time/day-text.ts';

/** `waiting` is null when nobody is logged in. */
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
      <p>${sayOpen(open)}${sayUnderWay(waiting.underWay.length)}</p>
      ${waiting.begun}
      ${tasks.length > 0 && html`<ul>${tasks}</ul>`}
      ${waiting.underWay.length > 0 && html`<h2>審査などを待っているもの</h2><ul>${waiting.underWay}</ul>`}
      ${waiting.finished.length > 0 && html`<h2>終わったもの</h2><ul>${waiting.finished}</ul>`}
      ${home}`,
  };
}

const sayOpen = (count: number) =>
  count === 0 ? 'いま、していただくことは、ありません。' : `終わっていない手続きが ${count} 件あります。`;

const sayUnderWay = (count: number) =>
  count === 0 ? '' : `提出したもののうち、審査などを待っているものが ${count} 件あります。`;

export function noticesPage(visitor: Visitor): Page {
  const person = visitor.citizen?.persona;
  const general = [
    {
      title: 'メンテナンスのお知らせ',
      body: 'メンテナンスでサービスを利用できない日は、決まってから、この画面でお知らせします。',
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
