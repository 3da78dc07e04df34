import * as commonWording from '../../../build/wording/server/common.ts';
import * as loginWording from '../../../build/wording/server/login.ts';
import { banner } from '../kernel/page/banner.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import { summary } from '../kernel/page/summary.ts';

/** Pages standing in for addresses outside this portal (AM-005), so that a default installation never leaves the site. */
export const storePage: Page = {
  title: loginWording.store.title,
  main: html`<h1>${loginWording.store.heading}</h1>
    <p>${loginWording.store.text}</p>
    ${banner('info', html`${loginWording.store.standIn}`)}
    <p>${loginWording.store.then}</p>
    <p><a class="ui-button ui-button-primary" href="/login">${loginWording.store.back}</a></p>`,
};

export function webviewTopPage(token: string): Page {
  return {
    title: loginWording.webviewTop.title,
    main: html`<h1>${loginWording.webviewTop.title}</h1>
      <p>${loginWording.webviewTop.text({ token })}</p>
      <p><a class="ui-button ui-button-primary" href="/">${loginWording.webviewTop.toPortal}</a></p>`,
  };
}

export function initialSortPage(values: readonly (readonly [string, string])[]): Page {
  return {
    title: loginWording.initialSort.title,
    main: html`<h1>${loginWording.initialSort.heading}</h1>
      <p>${loginWording.initialSort.text}</p>
      ${summary(values)}
      <p><a class="ui-button ui-button-primary" href="/">${commonWording.toTop}</a></p>`,
  };
}
