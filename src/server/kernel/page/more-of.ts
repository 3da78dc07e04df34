import * as entriesWording from '../../../../build/wording/server/entries.ts';
import { type Html, html } from './html.ts';

/** A list of which so many items are seen at once; the others are a press away. */
export function moreOf(items: readonly Html[], most: number, look: 'ui-entries' | 'ui-rows'): Html {
  const others = items.slice(most);
  return html`<ul class="${look}">${items.slice(0, most)}</ul>${others.length > 0 && html`<details><summary>${entriesWording.card.more({ count: others.length })}</summary><ul class="${look}">${others}</ul></details>`}`;
}
