import * as commonWording from '../../../build/wording/server/common.ts';
import * as wording from '../../../build/wording/server/languages.ts';
import { type Html, html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Language } from '../kernel/portal/language.ts';
import type { Home, ServiceCard } from '../kernel/portal/read-home.ts';
import { languageLinks, withReadings } from './language-links.ts';

/** What the services are, for people who do not read Japanese: a part for each language. The services themselves speak Japanese. */
export function languagesPage({ events, languages }: Pick<Home, 'events' | 'languages'>): Page {
  const cards = events.flatMap((event) => event.cards);
  return {
    title: wording.title,
    main: html`<h1>${wording.title}</h1>
    <nav aria-label="${wording.contents}"><ul>${languageLinks(languages, '').map((link) => html`<li>${link}</li>`)}</ul></nav>
    ${languages.map((language) => part(language, cards))}
    <p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`,
  };
}

function part(language: Language, cards: readonly ServiceCard[]): Html {
  const { key, lang, heading, intro, services, bring, card, phone, papers, help, office, person, sample } = language;
  return html`<section id="${key}" lang="${lang}" aria-labelledby="${key}-title">
      <h2 id="${key}-title">${withReadings(heading)}</h2>
      <p>${withReadings(sample)}</p>
      <p>${withReadings(intro)}</p>
      <h3>${withReadings(services)}</h3>
      <ul>${cards.map((one) => service(one, language))}</ul>
      <h3>${withReadings(bring)}</h3>
      <ul><li>${withReadings(card)}</li><li>${withReadings(phone)}</li><li>${withReadings(papers)}</li></ul>
      <h3>${withReadings(help)}</h3>
      <ul><li>${withReadings(office)}</li><li>${withReadings(person)}</li></ul>
    </section>`;
}

/** With its Japanese name, by which its pages are recognised; in Japanese alone where the service does not say what it is in that language. */
function service({ to, title, says, languages }: ServiceCard, { key, lang }: Language): Html {
  const said = languages[key];
  if (said === undefined) return html`<li lang="ja"><a class="ui-link" href="${to}">${title}</a><br>${says}</li>`;
  const inJapanese = lang !== 'ja' && html` <span lang="ja">（${title}）</span>`;
  return html`<li><a class="ui-link" href="${to}">${withReadings(said.title)}</a>${inJapanese}<br>${withReadings(said.says)}</li>`;
}
