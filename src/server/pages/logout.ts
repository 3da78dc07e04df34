import * as loginWording from '../../../build/wording/server/login.ts';
import { frameWords } from '../kernel/page/frame-words.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Citizen } from '../ports/identity.ts';
import { type Acts, unansweredActs, unansweredScript } from './home/unanswered-acts.ts';

/** Asks before the login ends. `citizen`: null = nobody; what this browser has of somebody is forgotten all the same. */
export function logoutPage(citizen: Citizen | null, acts: Acts): Page {
  return {
    title: loginWording.logout.title,
    scripts: [unansweredScript],
    main: html`<h1>${citizen === null ? loginWording.logout.notLoggedIn : loginWording.logout.heading}</h1>
      ${citizen !== null && unansweredActs(citizen, acts)}
      ${citizen === null && html`<p>${loginWording.logout.othersInput({ logout: frameWords.words.logout })}</p>`}
      <p>${loginWording.logout.goes}</p>
      <form method="post" action="/logout">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">${frameWords.words.logout}</button>
          <a class="ui-button ui-button-secondary" href="/">${loginWording.logout.stay}</a>
        </div>
      </form>`,
  };
}
