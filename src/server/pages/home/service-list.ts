import * as homeWording from '../../../../build/wording/server/home.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { drawnIcon } from '../../kernel/page/icon.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import type { FoundServices } from './find-services.ts';
import type { ListedEvent, ListedService } from './life-events.ts';

export const searchScript = 'home-search.js';

/** What was found, in words. `asked`: what was typed. */
export function foundText(asked: string, { services, elsewhere }: FoundServices): string {
  if (elsewhere !== '') return elsewhere;
  if (services.length === 0) return homeWording.search.noneFound({ asked });
  return homeWording.search.found({ asked, count: services.length });
}

/** The same of a number that the portal told somebody. `waiting`: null = nobody is logged in, undefined = it cannot be told now. */
export function numberText(asked: string, count: number, waiting: Pick<Waiting, 'untold'> | null | undefined): string {
  if (count > 0) return homeWording.search.ofNumber({ asked });
  if (waiting === undefined || (waiting?.untold.length ?? 0) > 0) return homeWording.search.numberNotTold({ asked });
  return waiting === null ? homeWording.search.loginForNumber({ asked }) : homeWording.search.noSuchNumber({ asked });
}

export interface Searched {
  /** What was typed; empty = nothing. */
  readonly text: string;
  readonly found: FoundServices;
  /** What is said of what was found. */
  readonly says: string;
  /** What was filed under the number that was asked for. */
  readonly filed: Html | null;
}

export const nothingSearched: Searched = {
  text: '',
  found: { services: [], inside: [], elsewhere: '' },
  says: '',
  filed: null,
};

interface Drawn {
  /** Instead of what a service says of itself, by its name. */
  readonly said: { readonly [service: string]: string };
  /** Pages of the portal stand elsewhere on the page, and are only found here. */
  readonly isLoggedIn: boolean;
}

/** A search that works without a script, with one while it is typed (`assets/home-search.js`), and all services by life event. */
export function serviceList(events: readonly ListedEvent[], asked: Searched, { said, isLoggedIn }: Drawn): Html {
  const { text, found, says, filed } = asked;
  const service = ({ name, title, says, to }: ListedService) =>
    html`<li data-service="${name}"><a class="ui-link" href="${to}">${title}</a><p class="ui-menu-hint">${said[name] ?? says}</p></li>`;
  const isFound = found.services.length > 0;
  return html`<section id="services" aria-labelledby="services-title">
    <h2 id="services-title"><label for="q">${homeWording.search.heading}</label></h2>
    <form class="ui-search" role="search" method="get" action="/#services">
      <div class="ui-field">
        <p class="ui-field-hint" id="q-hint">${homeWording.search.examples}</p>
        <div class="ui-search-row"><input type="search" id="q" name="q" value="${text}" maxlength="50" autocomplete="off" enterkeyhint="search" aria-describedby="q-hint"><button class="ui-button ui-button-secondary">${homeWording.search.button}</button></div>
      </div>
    </form>
    <p class="ui-found" aria-live="polite" data-found>${says}</p>
    <ul class="ui-services" data-inside>${found.inside.map(({ name, says, to }) => html`<li><a class="ui-link" href="${to}">「${name}」${says}</a></li>`)}</ul>
    <ul class="ui-services" data-results>${found.services.map(service)}</ul>
    ${filed !== null && html`<div data-filed>${filed}</div>`}
    <p data-all${!isFound && html` hidden`}><a href="/#services">${homeWording.search.all}</a></p>
    <div class="ui-events" data-list${isFound && html` hidden`}>${events.map(
      (
        event,
        index,
      ) => html`<section class="ui-event" aria-labelledby="event-${index}"${event.isPortals && isLoggedIn && html` hidden`}>
      <h3 id="event-${index}">${event.icon !== undefined && drawnIcon(event.icon)}${event.title}</h3>
      <ul class="ui-services">${event.services.map(service)}</ul>
    </section>`,
    )}</div>
  </section>`;
}
