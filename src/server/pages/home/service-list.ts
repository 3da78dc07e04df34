import * as homeWording from '../../../../build/wording/server/home.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { between, fits } from './everyday-words.ts';
import type { ListedService, SearchedEvent } from './life-events.ts';

export const searchScript = 'home-search.js';

/** What was found, in words. `asked`: what was typed; empty = nothing was searched. */
export function foundText(asked: string, count: number): string {
  if (asked === '') return '';
  return count === 0 ? homeWording.search.noneFound({ asked }) : homeWording.search.found({ asked, count });
}

/** The same of a number that the portal told somebody. */
export function numberText(asked: string, count: number, isLoggedIn: boolean): string {
  if (count > 0) return homeWording.search.ofNumber({ asked });
  return isLoggedIn ? homeWording.search.noSuchNumber({ asked }) : homeWording.search.loginForNumber({ asked });
}

interface Found {
  /** Instead of how many services were found. */
  readonly says?: string;
  /** What was filed under the number that is asked for. */
  readonly cards?: Html;
}

/** Services by life event, with a search that works without a script; with one, while it is typed (`assets/home-search.js`). */
export function serviceList(
  events: readonly SearchedEvent[],
  asked: string,
  said: { readonly [service: string]: string },
  filed: Found = {},
): { readonly list: Html; readonly found: number } {
  const isFound = ({ words }: ListedService) => fits(asked, words);
  const found = events.flatMap(({ services }) => services).filter(isFound).length;
  // Nothing fits: everything is shown.
  const isShown = (service: ListedService) => found === 0 || isFound(service);
  const card = (service: ListedService) =>
    html`<li class="ui-menu-card" data-find="${service.words.join(between)}"${!isShown(service) && html` hidden`}><a class="ui-link" href="${service.to}">${service.title}</a><p class="ui-menu-hint">${said[service.name] ?? service.says}</p></li>`;
  const list = html`<section id="services" aria-labelledby="services-title">
    <h2 id="services-title">${homeWording.search.heading}</h2>
    <form class="ui-search" role="search" method="get" action="/#services">
      <div class="ui-field">
        <label class="ui-field-label" for="q">${homeWording.search.label}</label>
        <p class="ui-field-hint" id="q-hint">${homeWording.search.examples}</p>
        <div class="ui-search-row"><input type="search" id="q" name="q" value="${asked}" maxlength="50" autocomplete="off" enterkeyhint="search" aria-describedby="q-hint"><button class="ui-button ui-button-secondary">${homeWording.search.button}</button></div>
      </div>
    </form>
    <p class="ui-found" aria-live="polite" data-found>${filed.says ?? foundText(asked, found)}</p>
    ${events
      .flatMap(({ services }) => services.flatMap(({ inside }) => inside))
      .map(
        ({ name, says, to, words }) =>
          html`<p data-inside="${words.join(between)}"${(asked === '' || !fits(asked, words)) && html` hidden`}><a class="ui-link" href="${to}">「${name}」${says}</a></p>`,
      )}
    ${filed.cards !== undefined && html`<div data-filed>${filed.cards}</div>`}
    <p data-all${asked === '' && html` hidden`}><a href="/#services">${homeWording.search.all}</a></p>
    ${events.map(
      (
        { title, services },
        index,
      ) => html`<section aria-labelledby="event-${index}" data-event${!services.some(isShown) && html` hidden`}>
      <h3 id="event-${index}">${title}</h3>
      <ul class="ui-menu">${services.map(card)}</ul>
    </section>`,
    )}
  </section>`;
  return { list, found };
}
