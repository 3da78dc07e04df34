import * as commonWording from '../../../../build/wording/server/common.ts';
import * as homeWording from '../../../../build/wording/server/home.ts';
import { banner } from '../../kernel/page/banner.ts';
import { entryCards } from '../../kernel/page/entry-card.ts';
import { filled } from '../../kernel/page/filled.ts';
import { frameWords } from '../../kernel/page/frame-words.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { type Page, portalName } from '../../kernel/page/page.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { KnownVisitor } from '../../kernel/portal/visitor.ts';
import { numberIn } from './everyday-words.ts';
import { filedUnder, type ReceiptOf } from './filed-under.ts';
import type { SearchedEvent } from './life-events.ts';
import { numberText, searchScript, serviceList } from './service-list.ts';
import { type Acts, nothingToDo, otherOutcomes, unansweredActs, unansweredScript } from './unanswered-acts.ts';
import { openOf } from './waiting-areas.ts';

interface Asked {
  readonly acts: Acts;
  /** Told once; empty = nothing. */
  readonly note: string;
  /** What is searched for; empty = nothing. */
  readonly search: string;
  /** What is said of a service that is closed. */
  readonly closed: { readonly [service: string]: string };
}

/** `waiting` is null when nobody is logged in. */
export function homePage(
  { sandbox, cards }: Portal,
  events: readonly SearchedEvent[],
  { citizen }: KnownVisitor,
  waiting: Waiting | null,
  receipts: readonly ReceiptOf[],
  { acts, note, search, closed }: Asked,
): Page {
  const titles = new Map(cards.map(({ name, title }) => [name, title]));
  const number = numberIn(search);
  const filed = number === null || waiting === null ? [] : filedUnder(waiting, receipts, number);
  const isFiled = filed.length > 0;
  const { list, found } = serviceList(
    events,
    search,
    { ...waiting?.cards, ...closed },
    {
      ...(number !== null && { says: numberText(search, filed.length, waiting !== null) }),
      ...(isFiled && { cards: entryCards(filed, { titles, look: 'primary', list: 'found' }) }),
    },
  );
  // After a logout on a page of the portal, this browser forgets the person as it does after one in the app.
  const told = note !== '' && citizen === null ? 'forget-device.js' : 'login-attempt.js';
  return {
    title:
      search === ''
        ? homeWording.home.title
        : homeWording.home.resultsTitle({ search, count: isFiled ? filed.length : found }),
    isWide: true,
    scripts: [told, searchScript, unansweredScript],
    main: html`<h1>${citizen === null ? portalName : homeWording.home.greeting({ name: citizen.name })}</h1>
      <p role="status" class="status"${citizen !== null && html` data-logged-in data-changed="${frameWords.words.personChanged}"`}>${note}</p>
      ${citizen === null && welcome(sandbox)}
      ${citizen !== null && unansweredActs(citizen, acts)}
      ${citizen !== null && waiting !== null && pending(waiting, titles, citizen.record.batchNumber.selfInfoUnreadCount)}
      ${list}
      ${sandbox && citizen !== null && html`<p class="ui-home-end"><a href="/sandbox">${homeWording.home.sandbox}</a></p>`}`,
  };
}

function welcome(sandbox: boolean): Html {
  return html`<p>${homeWording.welcome.text}</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="/login">${commonWording.login}</a></div>
    ${sandbox && html`<p>${filled(homeWording.welcome.noCard, { sandbox: html`<a href="/sandbox">${homeWording.welcome.sandbox}</a>` })}</p>`}`;
}

/** What has to be done, then what goes on by itself. */
function pending(waiting: Waiting, titles: ReadonlyMap<string, string>, unread: number): Html {
  const { underWay, finished } = waiting;
  const open = openOf(waiting);
  return html`${
    open.length === 0
      ? html`<p>${nothingToDo(homeWording.todo.nothing)}</p>`
      : html`<section aria-labelledby="open-title">
      <h2 id="open-title">${homeWording.todo.open}<span class="ui-count">${open.length}<span class="ui-hidden">${homeWording.pending.counter}</span></span></h2>
      ${entryCards(open, { titles, look: 'primary', list: 'open' })}
    </section>`
  }
    ${unread > 0 && banner('info', html`<a href="/notices">${homeWording.pending.unread({ unread })}</a>`)}
    ${
      underWay.length > 0 &&
      html`<section aria-labelledby="going-title">
      <h2 id="going-title">${homeWording.pending.going}</h2>
      ${entryCards(underWay, { titles, look: 'secondary', list: 'going' })}
    </section>`
    }
    ${finished.length > 0 && html`<p><a href="/todo">${homeWording.pending.finished}</a></p>`}
    ${otherOutcomes}`;
}
