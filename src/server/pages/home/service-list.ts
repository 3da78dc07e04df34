import { type Html, html } from '../../kernel/page/html.ts';
import { between, fits } from './everyday-words.ts';
import type { ListedService, SearchedEvent } from './life-events.ts';

export const searchScript = 'home-search.js';

/** What was found, in words. `asked`: what was typed; empty = nothing was searched. */
export function foundText(asked: string, count: number): string {
  if (asked === '') return '';
  return count === 0
    ? `「${asked}」に合う手続きは、見つかりませんでした。別の言葉で探すか、すべての手続きから選んでください。`
    : `「${asked}」に合う手続きは、${count}件です。`;
}

/** The same of a number that the portal told somebody. */
export function numberText(asked: string, count: number, isLoggedIn: boolean): string {
  if (count > 0) return `番号「${asked}」の手続きです。`;
  return isLoggedIn
    ? `番号「${asked}」の手続きは、見つかりませんでした。番号を確かめるか、下の「やることと、手続きの状況」から探してください。`
    : `番号「${asked}」で探すには、ログインしてください。`;
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
    <h2 id="services-title">手続きを探す</h2>
    <form class="ui-search" role="search" method="get" action="/#services">
      <div class="ui-field">
        <label class="ui-field-label" for="q">ふだんの言葉で探せます</label>
        <p class="ui-field-hint" id="q-hint">例：引っ越し、名前の変更、退職、宅建。控えにある番号でも探せます</p>
        <div class="ui-search-row"><input type="search" id="q" name="q" value="${asked}" maxlength="50" autocomplete="off" enterkeyhint="search" aria-describedby="q-hint"><button class="ui-button ui-button-secondary">探す</button></div>
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
    <p data-all${asked === '' && html` hidden`}><a href="/#services">すべての手続きを表示する</a></p>
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
