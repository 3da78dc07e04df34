import { type Html, html } from '../../kernel/page/html.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { ServiceCard } from '../../kernel/portal/module-parts.ts';
import { personToken } from '../../kernel/sessions/token.ts';

/** Shows them, and takes back that there is nothing to do. */
export const unansweredScript = 'unanswered-acts.js';

/** Said unless this device knows better. */
export const nothingToDo = (says: string): Html => html`<span data-nothing>${says}</span>`;

/** What this person sent from this device and no answer came to. The device alone knows; until its script has looked, nothing is shown. */
export function unansweredActs({ id }: Citizen, cards: readonly ServiceCard[]): Html {
  // Of the service: its card may lead elsewhere.
  const card = (title: string, to: string, of: string) =>
    html`<li class="ui-entry" data-of="${of}" hidden><h3>${title}</h3><a class="ui-button ui-button-primary" href="${to}">結果を確かめる</a></li>`;
  return html`<section aria-labelledby="unanswered-title" data-unanswered="${personToken(id)}" hidden>
    <h2 id="unanswered-title">結果が分かっていない手続き</h2>
    <p>この端末から送ったあと、答えが届いていません。受け付けられたかどうかを確かめてください。</p>
    <ul class="ui-entries">${cards.map(({ name, title, to }) => card(title, to, `/svc/${name}/`))}${card('そのほかの手続き', '', '')}</ul>
  </section>`;
}
