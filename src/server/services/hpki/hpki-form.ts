import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/services/hpki.ts';
import { isErrorNumber } from '../../../forms/error-number.ts';
import { banner } from '../../kernel/page/banner.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';

/** Stand-in for the external form of the medical-field e-signature; `code`: the error that led here, empty = none. */
export function hpkiFormPage(code: string): Page {
  return {
    title: wording.form.title,
    main: html`<h1>${wording.form.title}</h1>
      ${code !== '' && whatHappened(code)}
      <p>${wording.form.text}</p>
      ${banner('info', html`${wording.form.standIn}`)}
      <div class="ui-buttons">
        <a class="ui-button ui-button-primary" href="${screenAddress('hpki-top')}">${wording.form.back}</a>
        <a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>
      </div>`,
  };
}

function whatHappened(code: string): Html {
  const loggedOut = code === 'ED1107' || code === 'http-401';
  return banner(
    'warning',
    html`<p><strong>${wording.form.stopped}</strong>${loggedOut ? wording.form.loggedOut : wording.form.later}</p>
    <p>${wording.form.maybeFiled}</p>
    ${loggedOut && html`<p><a class="ui-button ui-button-primary" href="${loginLink(screenAddress('hpki-top'))}">${wording.form.login}</a></p>`}
    ${isErrorNumber(code) && html`<p><small>${wording.form.code({ code })}</small></p>`}
`,
  );
}

export const hpkiTermsPage: Page = {
  title: wording.terms.title,
  main: html`<h1>${wording.terms.title}</h1>
    ${banner('info', html`${wording.terms.standIn}`)}
    <p>${wording.terms.owner}</p>
    <p>${wording.terms.otherTab}</p>`,
};
