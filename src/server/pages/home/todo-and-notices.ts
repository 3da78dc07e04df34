import { dayText } from '../../../expressions/japan-time.ts';
import { entryCards } from '../../kernel/page/entry-card.ts';
import { html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { KnownVisitor, Visitor } from '../../kernel/portal/visitor.ts';
import { type Acts, nothingToDo, otherOutcomes, unansweredActs, unansweredScript } from './unanswered-acts.ts';

/** `waiting` is null when nobody is logged in. */
export function todoPage({ cards }: Portal, visitor: Visitor, waiting: Waiting | null, acts: Acts): Page {
  const { citizen } = visitor;
  const home = html`<p><a class="ui-button ui-button-secondary" href="/">トップページへ</a></p>`;
  if (citizen === null || waiting === null) {
    return {
      title: 'やること',
      loggedInAs: null,
      main: html`<h1>やること</h1>
        <p>やることを見るには、ログインしてください。</p>
        <p><a class="ui-button ui-button-primary" href="${loginLink('/todo')}">ログイン</a></p>
        ${home}`,
    };
  }
  const titles = new Map(cards.map(({ name, title }) => [name, title]));
  const open = [...waiting.tasks, ...waiting.begun];
  return {
    title: 'やること',
    loggedInAs: citizen.name,
    scripts: [unansweredScript],
    main: html`<h1>やること</h1>
      ${unansweredActs(citizen, acts)}
      <p>${sayOpen(open)}${sayUnderWay(waiting.underWay.length)}</p>
      ${open.length > 0 && html`<h2>対応が必要なこと</h2>${entryCards(open, { titles, look: 'primary', list: 'open' })}`}
      ${waiting.underWay.length > 0 && html`<h2>審査などを待っているもの</h2>${entryCards(waiting.underWay, { titles, look: 'secondary', list: 'going' })}`}
      ${waiting.finished.length > 0 && html`<h2>終わったもの</h2>${entryCards(waiting.finished, { titles, look: 'secondary', list: 'finished' })}`}
      ${otherOutcomes}
      ${home}`,
  };
}

function sayOpen(open: Waiting['tasks']) {
  if (open.length === 0) return nothingToDo('いま、このポータルからお願いすることは、ありません。');
  const lapsed = open.flatMap((one) => ('kind' in one && one.kind === 'lapsed' ? [one] : []));
  const ended = lapsed.filter(({ state }) => state === 'lapsed').length;
  const told = [
    [open.length - lapsed.length, '終わっていない手続きが'],
    [ended, '期限が過ぎて終わった手続きが'],
    [lapsed.length - ended, '期限が過ぎたものが'],
  ] as const;
  return told.map(([count, what]) => (count === 0 ? '' : `${what} ${count} 件あります。`)).join('');
}

const sayUnderWay = (count: number) =>
  count === 0 ? '' : `提出したもののうち、審査などを待っているものが ${count} 件あります。`;

export function noticesPage({ citizen }: KnownVisitor): Page {
  const general = [
    {
      title: 'メンテナンスのお知らせ',
      body: 'メンテナンスでサービスを利用できない日は、決まってから、この画面でお知らせします。',
      publishedOn: '2026-04-01',
    },
  ];
  const notices = citizen?.record.notifications ?? general;
  return {
    title: 'メンテナンス・重要なお知らせ',
    loggedInAs: citizen?.name ?? null,
    main: html`<h1>メンテナンス・重要なお知らせ</h1>
      ${notices.map(
        (notice) =>
          html`<section><h2>${notice.title}</h2><p class="support">${dayText(notice.publishedOn)}</p><p>${notice.body}</p></section>`,
      )}
      ${
        citizen !== null &&
        citizen.record.selfInfo.length > 0 &&
        html`<section><h2>わたしの情報</h2><ul>${citizen.record.selfInfo.map((item) => html`<li>${dayText(item.receivedOn)} ${item.title}</li>`)}</ul></section>`
      }
      <p><a class="ui-button ui-button-secondary" href="/">トップページへ</a></p>`,
  };
}
