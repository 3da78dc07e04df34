import * as commonWording from '../../../../build/wording/server/common.ts';
import * as outcomesWording from '../../../../build/wording/server/outcomes.ts';
import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { claimWords } from '../../kernel/page/claim-words.ts';
import { filled } from '../../kernel/page/filled.ts';
import { html } from '../../kernel/page/html.ts';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { personToken } from '../../kernel/sessions/token.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { AcceptedAct } from './accepted-acts.ts';
import { outcomeSection } from './outcome-section.ts';

const title = outcomesWording.page.title;

const toTop = html`<a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>`;

export const outcomesLoginPage: Page = {
  title,
  main: html`<h1>${title}</h1>
    <p>${outcomesWording.page.needsLogin}</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${loginLink(outcomesPath)}">${commonWording.login}</a>${toTop}</div>`,
};

interface Told {
  readonly citizen: Citizen;
  readonly settings: Settings;
  /** Names of the calls of which a status call tells. */
  readonly withStatus: ReadonlySet<string>;
  /** What the portal keeps of this person; null = it cannot be asked by keys. */
  readonly accepted: readonly AcceptedAct[] | null;
}

/** What became of what this person sent: by the keys on this device, which its script asks with, and by what the portal keeps. */
export function outcomesPage({ calls }: Portal, { citizen, settings, withStatus, accepted }: Told): Page {
  return {
    title,
    scripts: ['outcomes.js'],
    main: html`<h1>${title}</h1>
      ${outcomeSection(calls, { person: personToken(citizen.id), settings, withStatus }, claimWords)}
      ${accepted === null ? lookElsewhere : acceptedList(accepted)}
      <p>${toTop}</p>`,
  };
}

/** It is not said that anything else was not received: it may be on its way. */
function acceptedList(accepted: readonly AcceptedAct[]) {
  const keys = ({ path, intention, hash }: NonNullable<AcceptedAct['sent']>) =>
    html` data-path="${path}" data-intention="${intention}" data-content="${hash}"`;
  const entry = ({ title: of, at, receipt, sent }: AcceptedAct, index: number) =>
    html`<li class="ui-entry"${sent !== null && keys(sent)}><h3 id="accepted-${index}">${of}</h3><p>${outcomesWording.accepted.at({ time: minuteText(at) })}</p>${receipt !== null && html`${receipt.procedure !== of && html`<p>${receipt.procedure}</p>`}<p>${receipt.numberLabel}：<span class="ui-number-kept">${groupsOfFour(receipt.number)}</span></p><a class="ui-button ui-button-secondary" href="${receipt.address}" aria-describedby="accepted-${index}">${commonWording.seeReceipt}</a>`}</li>`;
  return html`<section aria-labelledby="accepted-title">
    <h2 id="accepted-title">${outcomesWording.accepted.heading}</h2>
    ${accepted.length === 0 ? html`<p>${outcomesWording.accepted.none}</p>` : html`<ul class="ui-entries">${accepted.map(entry)}</ul><p data-told hidden>${outcomesWording.accepted.noOthers}</p>`}
    <p>${filled(outcomesWording.accepted.seeState, { todo: html`<a href="/todo">${commonWording.todo}</a>` })}</p>
    <p>${outcomesWording.accepted.missing}</p>
  </section>`;
}

const lookElsewhere = html`<section aria-labelledby="look-title">
    <h2 id="look-title">${outcomesWording.elsewhere.heading}</h2>
    <p>${filled(outcomesWording.elsewhere.text, { todo: html`<a href="/todo">${commonWording.todo}</a>` })}</p>
  </section>`;
