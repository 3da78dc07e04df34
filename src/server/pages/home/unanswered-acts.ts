import { type Html, html } from '../../kernel/page/html.ts';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { ServiceCard } from '../../kernel/portal/module-parts.ts';
import { personToken } from '../../kernel/sessions/token.ts';

/** Shows them, and takes back that there is nothing to do. */
export const unansweredScript = 'unanswered-acts.js';

/** Said unless this device knows better. */
export const nothingToDo = (says: string): Html => html`<span data-nothing>${says}</span>`;

/** What this person sent from this device and no answer came to. The device alone knows; until its script has looked, nothing is shown. */
export function unansweredActs({ id }: Citizen, cards: readonly ServiceCard[]): Html {
  const named = (title: string, service: string) => html`<li data-of="${service}" hidden>${title}</li>`;
  return html`<section aria-labelledby="unanswered-title" data-unanswered="${personToken(id)}" hidden>
    <h2 id="unanswered-title">結果が分かっていない手続き</h2>
    <p>この端末から送ったあと、答えが届いていません。受け付けられたかどうかを確かめてください。</p>
    <ul>${cards.map(({ name, title }) => named(title, name))}${named('そのほかの手続き', '')}</ul>
    <p><a class="ui-button ui-button-primary" href="${outcomesPath}">結果を確かめる</a></p>
  </section>`;
}

/** Where nothing is kept of it: on another device, or after the time for which this one keeps it. */
export const otherOutcomes = html`<p><a href="${outcomesPath}">送った手続きの結果を確かめる</a></p>`;
