import * as commonWording from '../../../../build/wording/server/common.ts';
import * as homeWording from '../../../../build/wording/server/home.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { entryCards } from '../../kernel/page/entry-card.ts';
import { html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { KnownVisitor, Visitor } from '../../kernel/portal/visitor.ts';
import { isFailed } from '../../ports/register.ts';
import {
  type Acts,
  nothingToDo,
  notTold,
  otherOutcomes,
  saidUntold,
  unansweredActs,
  unansweredScript,
} from './unanswered-acts.ts';
import { openOf } from './waiting-areas.ts';

/** `waiting` is null when nobody is logged in, undefined when it cannot be told now. */
export function todoPage({ cards }: Portal, visitor: Visitor, waiting: Waiting | null | undefined, acts: Acts): Page {
  const { citizen } = visitor;
  const home = html`<p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`;
  if (citizen === null || waiting === null) {
    return {
      title: commonWording.todo,
      main: html`<h1>${commonWording.todo}</h1>
        <p>${homeWording.todo.needsLogin}</p>
        <p><a class="ui-button ui-button-primary" href="${loginLink('/todo')}">${commonWording.login}</a></p>
        ${home}`,
    };
  }
  if (waiting === undefined) {
    return {
      title: commonWording.todo,
      scripts: [unansweredScript],
      main: html`<h1>${commonWording.todo}</h1>
        ${unansweredActs(citizen, acts)}
        ${notTold}
        ${otherOutcomes}
        ${home}`,
    };
  }
  const titles = new Map(cards.map(({ name, title }) => [name, title]));
  const open = openOf(waiting);
  return {
    title: commonWording.todo,
    scripts: [unansweredScript],
    main: html`<h1>${commonWording.todo}</h1>
      ${unansweredActs(citizen, acts)}
      ${saidUntold(waiting)}
      <p>${sayOpen(open, waiting)}${sayUnderWay(waiting.underWay.length)}</p>
      ${open.length > 0 && html`<h2>${homeWording.todo.open}</h2>${entryCards(open, { titles, look: 'primary', list: 'open' })}`}
      ${waiting.underWay.length > 0 && html`<h2>${homeWording.todo.going}</h2>${entryCards(waiting.underWay, { titles, look: 'secondary', list: 'going' })}`}
      ${waiting.finished.length > 0 && html`<h2>${homeWording.todo.finished}</h2>${entryCards(waiting.finished, { titles, look: 'secondary', list: 'finished' })}`}
      ${otherOutcomes}
      ${home}`,
  };
}

function sayOpen(open: Waiting['tasks'], { untold }: Waiting) {
  if (open.length === 0) return untold.length > 0 ? '' : nothingToDo(homeWording.todo.nothing);
  const lapsed = open.flatMap((one) => ('kind' in one && one.kind === 'lapsed' ? [one] : []));
  const ended = lapsed.filter(({ state }) => state === 'lapsed').length;
  const told = [
    [open.length - lapsed.length, homeWording.todo.notEnded],
    [ended, homeWording.todo.ended],
    [lapsed.length - ended, homeWording.todo.lapsed],
  ] as const;
  return told.map(([count, what]) => (count === 0 ? '' : homeWording.todo.count({ what, count }))).join('');
}

const sayUnderWay = (count: number) => (count === 0 ? '' : homeWording.todo.countGoing({ count }));

export function noticesPage({ citizen }: KnownVisitor): Page {
  const general = [
    {
      title: homeWording.notices.maintenance,
      body: homeWording.notices.maintenanceText,
      publishedOn: '2026-04-01',
    },
  ];
  const notices = citizen?.record.notifications ?? general;
  return {
    title: homeWording.notices.title,
    main: html`<h1>${homeWording.notices.title}</h1>
      ${
        isFailed(notices)
          ? html`<p role="status">${notices.failure.errorMessage}</p>`
          : notices.map(
              (notice) =>
                html`<section><h2>${notice.title}</h2><p class="support">${dayText(notice.publishedOn)}</p><p>${notice.body}</p></section>`,
            )
      }
      <p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`,
  };
}
