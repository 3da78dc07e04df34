import * as commonWording from '../../../build/wording/server/common.ts';
import * as loginWording from '../../../build/wording/server/login.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';

/** What is erased here, and what stays at the portal: said before anything is done. */
export function forgetDevicePage(isLoggedIn: boolean): Page {
  return {
    title: loginWording.forgetDevice.title,
    main: html`<h1>${loginWording.forgetDevice.heading}</h1>
      <p>${loginWording.forgetDevice.text}</p>
      <h2>${loginWording.forgetDevice.goes}</h2>
      <ul>
        <li>${loginWording.forgetDevice.typed}</li>
        <li>${loginWording.forgetDevice.received}</li>
        <li>${loginWording.forgetDevice.sent}</li>
        <li>${loginWording.forgetDevice.loggedIn}</li>
      </ul>
      <p>${loginWording.forgetDevice.tabs}</p>
      <h2>${loginWording.forgetDevice.stays}</h2>
      <ul>
        <li>${loginWording.forgetDevice.filed}</li>
        <li>${loginWording.forgetDevice.drafts}</li>
      </ul>
      <form method="post" action="/device/forget">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">${loginWording.forgetDevice.title}</button>
          <a class="ui-button ui-button-secondary" href="/">${loginWording.forgetDevice.keep}</a>
        </div>
      </form>
      ${
        isLoggedIn &&
        html`<h2>${loginWording.forgetDevice.elsewhere}</h2>
      <p>${loginWording.forgetDevice.elsewhereText}</p>
      <form method="post" action="/logout/everywhere">
        <div class="ui-buttons">
          <button class="ui-button ui-button-secondary">${loginWording.forgetDevice.everywhere}</button>
        </div>
      </form>`
      }`,
  };
}

/** The login is over; `forget-device.js` erases what the browser has, looks whether anything is left, and says so. */
export const deviceForgottenPage: Page = {
  title: loginWording.deviceForgotten.title,
  isOfNobody: true,
  scripts: ['forget-device.js'],
  main: html`<div data-erases role="status">
      <h1 data-when="before">${loginWording.deviceForgotten.loggedOut}</h1>
      <p data-when="before">${loginWording.deviceForgotten.withoutScripts}</p>
      <h1 data-when="erased" hidden>${loginWording.deviceForgotten.done}</h1>
      <p data-when="erased" hidden>${loginWording.deviceForgotten.drafts}</p>
      <h1 data-when="left" hidden>${loginWording.deviceForgotten.failed}</h1>
      <p data-when="left" hidden>${loginWording.deviceForgotten.byBrowser}</p>
    </div>
    <p><a class="ui-button ui-button-primary" href="/">${commonWording.toTop}</a></p>`,
};
