import { type Html, html } from '../../kernel/page/html.ts';
import { between, fits } from './everyday-words.ts';
import type { LifeEvent, ListedService } from './life-events.ts';

export const searchScript = 'home-search.js';

/** What was found, in words. `asked`: what was typed; empty = nothing was searched. */
export function foundText(asked: string, count: number): string {
  if (asked === '') return '';
  return count === 0
    ? `「${asked}」に合う手続きは、見つかりませんでした。別の言葉で探すか、すべての手続きから選んでください。`
    : `「${asked}」に合う手続きは、${count}件です。`;
}

/** Services by life event, with a search that works without a script; with one, while it is typed (`assets/home-search.js`). */
export function serviceList(
  events: readonly LifeEvent[],
  asked: string,
  said: { readonly [service: string]: string },
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
        <p class="ui-field-hint" id="q-hint">例：引っ越し、名前の変更、退職、宅建</p>
        <div class="ui-search-row"><input type="search" id="q" name="q" value="${asked}" maxlength="50" autocomplete="off" enterkeyhint="search" aria-describedby="q-hint"><button class="ui-button ui-button-secondary">探す</button></div>
      </div>
    </form>
    <p class="ui-found" aria-live="polite" data-found>${foundText(asked, found)}</p>
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
