import * as commonWording from '../../../../build/wording/server/common.ts';
import * as homeWording from '../../../../build/wording/server/home.ts';
import { entryCards } from '../../kernel/page/entry-card.ts';
import { entryRows } from '../../kernel/page/entry-rows.ts';
import { filled } from '../../kernel/page/filled.ts';
import { frameWords } from '../../kernel/page/frame-words.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import { type Page, portalName } from '../../kernel/page/page.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { Visitor } from '../../kernel/portal/visitor.ts';
import { languageLine } from '../language-links.ts';
import { filedUnder, type ReceiptOf } from './filed-under.ts';
import type { FoundServices } from './find-services.ts';
import type { ListedEvent } from './life-events.ts';
import { myInformationPath } from './my-information.ts';
import { numberIn } from './number-in.ts';
import { foundText, nothingSearched, numberText, type Searched, searchScript, serviceList } from './service-list.ts';
import { type Acts, nothingToDo, notTold, saidUntold, unansweredActs, unansweredScript } from './unanswered-acts.ts';
import { openOf } from './waiting-areas.ts';

interface Asked {
  readonly acts: Acts;
  /** Of what was sent to the citizen. */
  readonly unread: number;
  /** Told once; empty = nothing. */
  readonly note: string;
  /** What is searched for; empty = nothing. */
  readonly search: string;
  readonly found: FoundServices;
  /** What is said of a service that is closed. */
  readonly closed: { readonly [service: string]: string };
}

/** `waiting` is null when nobody is logged in, undefined when it cannot be told now. */
export function homePage(
  { sandbox, cards, home }: Portal,
  events: readonly ListedEvent[],
  { citizen }: Visitor,
  waiting: Waiting | null | undefined,
  receipts: readonly ReceiptOf[],
  { acts, unread, note, search, found, closed }: Asked,
): Page {
  const titles = new Map(cards.map(({ name, title }) => [name, title]));
  const number = numberIn(search);
  const filed = number === null || !waiting ? [] : filedUnder(waiting, receipts, number);
  const isFiled = filed.length > 0;
  const asked: Searched = {
    text: search,
    found,
    says: number === null ? foundText(search, found) : numberText(search, filed.length, waiting),
    filed: isFiled ? entryCards(filed, { titles, look: 'primary', list: 'found' }) : null,
  };
  const list = serviceList(events, search === '' ? nothingSearched : asked, {
    said: { ...waiting?.cards, ...closed },
    isLoggedIn: citizen !== null,
  });
  // After a logout on a page of the portal, this browser forgets the person as it does after one in the app.
  const told = note !== '' && citizen === null ? 'forget-device.js' : 'login-attempt.js';
  return {
    title:
      search === ''
        ? homeWording.home.title
        : homeWording.home.resultsTitle({ search, count: isFiled ? filed.length : found.services.length }),
    isWide: true,
    isTight: true,
    scripts: [told, searchScript, unansweredScript],
    main: html`<h1>${citizen === null ? portalName : homeWording.home.greeting({ name: citizen.name })}</h1>
      <p role="status" class="status"${citizen !== null && html` data-logged-in data-changed="${frameWords.words.personChanged}"`}>${note}</p>
      ${citizen === null && languageLine(home.languages)}
      ${citizen === null && welcome(sandbox)}
      ${citizen !== null && unansweredActs(citizen, acts)}
      ${waiting === undefined && notTold}
      ${citizen !== null && waiting ? pending(waiting, titles, unread) : null}
      ${list}
      ${sandbox && citizen !== null && html`<p class="ui-home-end"><a href="/sandbox">${homeWording.home.sandbox}</a></p>`}`,
  };
}

function welcome(sandbox: boolean): Html {
  return html`<p>${homeWording.welcome.text}</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="/login">${commonWording.login}</a></div>
    ${sandbox && html`<p>${filled(homeWording.welcome.noCard, { sandbox: html`<a href="/sandbox">${homeWording.welcome.sandbox}</a>` })}</p>`}`;
}

/** How many of each are seen at once: on a phone the services begin within two screens, whatever goes on. */
function mostSeen(open: number, others: number) {
  if (open === 0) return { open, going: 2, filed: 1 };
  return others === 0 ? { open: 2, going: 0, filed: 0 } : { open: 1, going: 1, filed: 0 };
}

/** What has to be done, what goes on by itself, and what came to its end. */
function pending(waiting: Waiting, titles: ReadonlyMap<string, string>, unread: number): Html {
  const { underWay, finished } = waiting;
  const open = openOf(waiting);
  const most = mostSeen(open.length, underWay.length + finished.length);
  const nothing = waiting.untold.length > 0 ? '' : html`<p>${nothingToDo(homeWording.todo.nothing)}</p>`;
  return html`${saidUntold(waiting)}${
    open.length === 0
      ? nothing
      : html`<section aria-labelledby="open-title">
      <h2 id="open-title">${homeWording.todo.open}<span class="ui-count">${open.length}<span class="ui-hidden">${homeWording.pending.counter}</span></span></h2>
      ${entryCards(open, { titles, look: 'primary', list: 'open', most: most.open })}
    </section>`
  }
    ${
      underWay.length > 0 &&
      html`<section aria-labelledby="going-title">
      <h2 id="going-title">${homeWording.pending.going}</h2>
      ${entryRows(underWay, titles, most.going)}
    </section>`
    }
    ${
      most.filed > 0 &&
      finished.length > 0 &&
      html`<section aria-labelledby="filed-title">
      <h2 id="filed-title">${homeWording.pending.filed}</h2>
      ${entryRows(finished.slice(0, most.filed), titles, most.filed)}
    </section>`
    }
    <ul class="ui-ways">
      ${finished.length > 0 && html`<li><a href="/todo">${homeWording.pending.all({ count: finished.length })}</a></li>`}
      <li><a href="${outcomesPath}">${homeWording.unanswered.seeOthers}</a></li>
      ${unread > 0 && html`<li><a href="${myInformationPath}">${homeWording.pending.unread({ unread })}</a></li>`}
    </ul>`;
}
