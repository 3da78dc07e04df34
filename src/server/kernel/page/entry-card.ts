import * as entriesWording from '../../../../build/wording/server/entries.ts';
import { stateChip } from './chip.ts';
import { Html, html } from './html.ts';
import { moreOf } from './more-of.ts';
import type { Entry } from './waiting.ts';

/** How entries are drawn: the title of a service by the name of its card, and whether what they lead to is what one came for. */
interface Drawing {
  readonly titles: ReadonlyMap<string, string>;
  readonly look: 'primary' | 'secondary';
  /** Begins the ids: a page has several lists. */
  readonly list: string;
  /** How many are seen at once; absent = all. */
  readonly most?: number;
}

/** Cards: service, state, what it is about, until when, and one button. What is due first stands first. */
export function entryCards(entries: readonly (Entry | Html)[], drawing: Drawing): Html {
  const dueOf = (entry: Entry | Html) =>
    (entry instanceof Html ? undefined : entry.until?.day.replaceAll('-', '')) ?? '9';
  const sorted = entries.toSorted((one, other) => (dueOf(one) < dueOf(other) ? -1 : Number(dueOf(one) > dueOf(other))));
  const cards = sorted.map((entry, index) =>
    entry instanceof Html ? entry : card(entry, `${drawing.list}-${index}`, drawing),
  );
  return moreOf(cards, drawing.most ?? cards.length, 'ui-entries');
}

function card(
  { kind, service, title, state, says, facts = [], until, link }: Entry,
  id: string,
  { titles, look }: Drawing,
): Html {
  const of = titles.get(service);
  return html`<li class="ui-entry" data-entry="${kind}">
    <h3 id="${id}">${title}</h3>
    <p class="ui-entry-facts">${stateChip(state)}${of !== undefined && !title.startsWith(of) && html`<span class="support">${of}</span>`}</p>
    ${says !== '' && html`<p>${says}</p>`}
    ${facts.map(({ label, value }) => html`<p>${label}：<span class="ui-number-kept">${value}</span></p>`)}
    ${until !== undefined && html`<p><strong>${until.label}：</strong>${until.text}${until.calendar !== undefined && html`　<a href="${until.calendar}" download aria-describedby="${id}">${entriesWording.card.toCalendar}</a>`}</p>`}
    <a class="ui-button ui-button-${look}" href="${link.href}" aria-describedby="${id}">${link.text}</a>
  </li>`;
}
