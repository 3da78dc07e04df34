import * as homeWording from '../../../../build/wording/server/home.ts';
import { actsCarriedOut, type CarriedOut } from '../../kernel/calls/intention.ts';
import type { ServerCall } from '../../kernel/contract/calls.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import type { Waiting } from '../../kernel/page/waiting.ts';
import { type Portal, settingsFor } from '../../kernel/portal/portal.ts';
import { keptDays } from '../../kernel/portal/retention.ts';
import type { Visitor } from '../../kernel/portal/visitor.ts';
import { timeOf } from '../../kernel/sessions/browser.ts';
import { personToken } from '../../kernel/sessions/token.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import type { Citizen } from '../../ports/identity.ts';

/** Shows them, and takes back that there is nothing to do. */
export const unansweredScript = 'unanswered-acts.js';

/** Said where what waits cannot be told, as the register does not answer. */
export const notTold = html`<p role="status">${homeWording.todo.notTold}</p>`;

/** Said of the services whose registers do not answer; empty = all do. */
export const saidUntold = ({ untold }: Pick<Waiting, 'untold'>): Html =>
  html`${untold.length > 0 && html`<div role="status"><p>${homeWording.todo.partly}</p><ul>${untold.map((why) => html`<li>${why}</li>`)}</ul></div>`}`;

/** Said unless this device knows better. */
export const nothingToDo = (says: string): Html => html`<span data-nothing>${says}</span>`;

export interface Acts {
  readonly calls: readonly Pick<ServerCall, 'name' | 'title' | 'titles' | 'path' | 'isAct'>[];
  /** What the portal has carried out for the person in the week. */
  readonly accepted: readonly Pick<CarriedOut, 'path' | 'intention'>[];
}

/** A portal that cannot be asked by keys tells nothing by them here either. */
export async function actsOf(portal: Portal, { citizen, browser }: Visitor): Promise<Acts> {
  const { calls, database } = portal;
  const isAsked = settingsFor(portal, browser)['outcome.ask'] === 'key';
  if (citizen === null || !isAsked) return { calls, accepted: [] };
  const since = daysLater(timeOf(browser, portal.now()), -keptDays);
  return { calls, accepted: await actsCarriedOut(database, citizen.id, since) };
}

/**
 * What this person sent from this device and no answer came to, by what was done. The device alone knows; until its script has looked, nothing is shown.
 * What the portal has carried out is not called unknown: it is listed below, too.
 */
export function unansweredActs({ id }: Citizen, { calls, accepted }: Acts): Html {
  const acts = calls.filter(({ isAct }) => isAct);
  const keys = accepted.flatMap(({ path, intention }) => {
    const call = acts.find((act) => act.path === path);
    return call === undefined ? [] : [`${call.name} ${intention}`];
  });
  const titles = acts.flatMap(({ name, title, titles }) => [
    [name, title],
    ...Object.entries(titles).map(([screen, own]) => [`${name} ${screen}`, own]),
  ]);
  const named = JSON.stringify(Object.fromEntries([...titles, ['', homeWording.unanswered.other]]));
  return html`<section data-unanswered="${personToken(id)}" data-accepted="${JSON.stringify(keys)}" data-titles="${named}" hidden>
    ${part('unknown', homeWording.unanswered.unknown, homeWording.unanswered.unknownText)}
    ${part('accepted', homeWording.unanswered.accepted, homeWording.unanswered.acceptedText)}
  </section>`;
}

/** The script puts in what was sent. */
function part(kind: 'unknown' | 'accepted', title: string, says: string): Html {
  return html`<section aria-labelledby="${kind}-title" data-kind="${kind}" hidden>
      <h2 id="${kind}-title">${title}</h2>
      <p>${homeWording.unanswered.text({ says })}</p>
      <ul></ul>
      <p><a class="ui-button ui-button-primary" href="${outcomesPath}">${homeWording.unanswered.see}</a></p>
    </section>`;
}

/** Where nothing is kept of it: on another device, or after the time for which this one keeps it. */
export const otherOutcomes = html`<p><a href="${outcomesPath}">${homeWording.unanswered.seeOthers}</a></p>`;
