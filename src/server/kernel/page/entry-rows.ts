import { stateChip } from './chip.ts';
import { type Html, html } from './html.ts';
import { moreOf } from './more-of.ts';
import type { Entry, Waiting } from './waiting.ts';

/** A line for each, so many of them at once: whatever else there is to say about one stands where it leads. */
export function entryRows(entries: Waiting['underWay'], titles: ReadonlyMap<string, string>, most: number): Html {
  const rows = entries.map((entry) => ('title' in entry ? row(entry, titles.get(entry.service)) : entry));
  return moreOf(rows, most, 'ui-rows');
}

function row({ kind, title, state, facts = [], until, link }: Entry, of: string | undefined): Html {
  // What tells two of one title apart, and when: the last that is known of it.
  const last = facts.at(-1);
  const when = until === undefined ? last && [last.label, last.value] : [until.label, until.text];
  return html`<li data-entry="${kind}"><a class="ui-link" href="${link.href}">${title}</a>
    <p class="ui-entry-facts">${stateChip(state)}<span class="support">${[of !== undefined && !title.startsWith(of) ? of : '', when?.join('：') ?? ''].filter((part) => part !== '').join('　')}</span></p></li>`;
}
