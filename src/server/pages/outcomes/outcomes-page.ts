import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { claimWords } from '../../kernel/page/claim-words.ts';
import { html } from '../../kernel/page/html.ts';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { personToken } from '../../kernel/sessions/token.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { AcceptedAct } from './accepted-acts.ts';
import { outcomeSection } from './outcome-section.ts';

const title = '送った手続きの結果';

const toTop = html`<a class="ui-button ui-button-secondary" href="/">トップページへ</a>`;

export const outcomesLoginPage: Page = {
  title,
  loggedInAs: null,
  main: html`<h1>${title}</h1>
    <p>結果を確かめるには、手続きを送った方がログインしてください。</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${loginLink(outcomesPath)}">ログイン</a>${toTop}</div>`,
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
    loggedInAs: citizen.name,
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
    html`<li class="ui-entry"${sent !== null && keys(sent)}><h3 id="accepted-${index}">${of}</h3><p>${minuteText(at)}に受け付けました。</p>${receipt !== null && html`${receipt.procedure !== of && html`<p>${receipt.procedure}</p>`}<p>${receipt.numberLabel}：<span class="ui-number-kept">${groupsOfFour(receipt.number)}</span></p><a class="ui-button ui-button-secondary" href="${receipt.address}" aria-describedby="accepted-${index}">控えを見る</a>`}</li>`;
  return html`<section aria-labelledby="accepted-title">
    <h2 id="accepted-title">この1週間に受け付けた手続き</h2>
    ${accepted.length === 0 ? html`<p>ありません。</p>` : html`<ul class="ui-entries">${accepted.map(entry)}</ul><p data-told hidden>上の手続きのほかには、ありません。</p>`}
    <p>いまの状態と、することがあるかどうかは、<a href="/todo">やること</a>で確かめられます。</p>
    <p>この1週間に送ったはずの手続きがここにないときは、受け付けられていないか、まだ届いていません。送った端末に記録が残っているあいだは、その端末でこのページを開くと、どちらかを確かめられます。</p>
  </section>`;
}

const lookElsewhere = html`<section aria-labelledby="look-title">
    <h2 id="look-title">ほかの端末から送った手続き</h2>
    <p>受け付けられた手続きは、<a href="/todo">やること</a>か、それぞれの手続きの画面で確かめられます。</p>
  </section>`;
