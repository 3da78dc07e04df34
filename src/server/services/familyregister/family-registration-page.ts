import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/familyregister.ts';
import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { receiptSection } from '../../common/receipts/receipt-section.ts';
import { banner } from '../../kernel/page/banner.ts';
import { html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import type { Visitor } from '../../kernel/portal/visitor.ts';
import { receiptPath } from './receipt.ts';

/** `filed`: what whoever asks submitted before, newest first. */
export function familyRegistrationPage(sandbox: boolean, filed: readonly Receipt[]): Page {
  return {
    title: wording.page.title,
    main: html`<h1>${wording.page.title}</h1>
      <p>${wording.page.text}</p>
      <h2>${wording.page.steps}</h2>
      <ol>
        <li>${wording.page.choose}</li>
        <li>${wording.page.read}</li>
        <li>${wording.page.confirm}</li>
        <li>${wording.page.goBack}</li>
      </ol>
      ${banner('info', html`${wording.page.startThere}`)}
      ${
        filed.length > 0 &&
        html`<h2>${wording.page.filed}</h2>
      <ul>${filed.map((one) => html`<li><a href="${receiptPath}?number=${one.number}">${wording.page.receiptOf({ time: minuteText(new Date(one.filedAt)), numberLabel: one.numberLabel, number: groupsOfFour(one.number) })}</a></li>`)}</ul>`
      }
      <div class="ui-buttons">
        ${sandbox && html`<a class="ui-button ui-button-primary" href="/sandbox/caller">${wording.page.sampleCaller}</a>`}
        <a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>
      </div>`,
  };
}

/** The receipt of a submission. */
export function submittedPage(visitor: Visitor, [receipt]: readonly Receipt[]): Page {
  const title = wording.page.submittedTitle;
  const isKnown = visitor.citizen !== null;
  return {
    title,
    main: html`<h1>${title}</h1>
      ${receipt === undefined && banner('warning', isKnown ? html`${wording.page.noReceipt}` : html`${wording.page.loginForReceipt}`)}
      ${receipt !== undefined && receiptSection(receipt)}
      <div class="ui-buttons">
        ${!isKnown && html`<a class="ui-button ui-button-primary" href="${loginLink(receiptPath)}">${commonWording.login}</a>`}
        <a class="ui-button ui-button-secondary" href="${receiptPath}">${wording.page.seeFiled}</a>
        <a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>
      </div>`,
  };
}
