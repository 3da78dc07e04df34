import * as commonWording from '../../../../build/wording/server/common.ts';
import * as homeWording from '../../../../build/wording/server/home.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import { summary } from '../../kernel/page/summary.ts';
import { isFailed, type KnownCitizen } from '../../ports/register.ts';

export const myInformationPath = '/my-information';

/** What was sent to whoever is logged in, and where the portal reaches them. `email`: null = none is registered, or it cannot be told. */
export function myInformationPage(citizen: KnownCitizen | null, email: string | null): Page {
  const title = homeWording.mine.title;
  return {
    title,
    main: html`<h1>${title}</h1>
      ${
        citizen === null
          ? html`<p>${homeWording.mine.needsLogin}</p>
        <p><a class="ui-button ui-button-primary" href="${loginLink(myInformationPath)}">${commonWording.login}</a></p>`
          : ofCitizen(citizen, email)
      }
      <p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`,
  };
}

function ofCitizen({ record: { selfInfo, contact } }: KnownCitizen, email: string | null): Html {
  return html`<h2>${homeWording.mine.received}</h2>
      ${
        isFailed(selfInfo)
          ? html`<p role="status">${selfInfo.failure.errorMessage}</p>`
          : selfInfo.length === 0
            ? html`<p>${homeWording.mine.nothing}</p>`
            : html`<ul>${selfInfo.map((item) => html`<li>${dayText(item.receivedOn)} ${item.title}</li>`)}</ul>`
      }
      <h2>${homeWording.mine.contact}</h2>
      ${
        isFailed(contact)
          ? html`<p role="status">${contact.failure.errorMessage}</p>`
          : summary([
              [homeWording.mine.email, email ?? homeWording.mine.noEmail],
              [homeWording.mine.phone, contact?.phone ?? homeWording.mine.noPhone],
            ])
      }`;
}
