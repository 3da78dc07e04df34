import * as commonWording from '../../../../build/wording/server/common.ts';
import * as errorsWording from '../../../../build/wording/server/errors.ts';
import { html } from './html.ts';
import { outcomesPath } from './outcomes-path.ts';
import type { Page } from './page.ts';

const home = html`<p><a class="ui-button ui-button-primary" href="/">${commonWording.toTop}</a></p>`;

/** After a server error what was sent may have been received. The page of outcomes asks; nobody has to find the way back. */
export const afterSending = html`<p>${errorsWording.afterSending.text}</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${outcomesPath}">${errorsWording.afterSending.link}</a><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></div>`;

export const notFoundPage: Page = {
  title: errorsWording.notFound.title,
  main: html`<h1>${errorsWording.notFound.title}</h1>
    <p>${errorsWording.notFound.text}</p>
    ${home}`,
};

export const tooLongPage: Page = {
  title: errorsWording.tooLong.title,
  main: html`<h1>${errorsWording.tooLong.heading}</h1>
    <p>${errorsWording.tooLong.text}</p>
    ${home}`,
};

export const tooManyPage: Page = {
  title: errorsWording.tooMany.title,
  main: html`<h1>${errorsWording.tooMany.title}</h1>
    <p>${errorsWording.tooMany.text}</p>
    ${home}`,
};

export const foreignWritePage: Page = {
  title: errorsWording.foreignWrite.title,
  main: html`<h1>${errorsWording.foreignWrite.title}</h1>
    <p>${errorsWording.foreignWrite.text}</p>
    <p>${errorsWording.foreignWrite.toDo}</p>
    ${home}`,
};

export const errorPage: Page = {
  title: errorsWording.error.title,
  main: html`<h1>${errorsWording.error.heading}</h1>
    <p>${errorsWording.error.text}</p>
    ${afterSending}`,
};

/** A system outside did not say what the page is about. */
export const unavailablePage: Page = {
  title: errorsWording.unavailable.title,
  main: html`<h1>${errorsWording.unavailable.title}</h1>
    <p>${errorsWording.unavailable.text}</p>
    ${afterSending}`,
};

export const privateModePage: Page = {
  title: errorsWording.privateMode.title,
  main: html`<h1>${errorsWording.privateMode.heading}</h1>
    <p>${errorsWording.privateMode.when}</p>
    <ul>
      <li>${errorsWording.privateMode.item}</li>
      <li>${errorsWording.privateMode.item2}</li>
      <li>${errorsWording.privateMode.item3}</li>
    </ul>
    <p>${errorsWording.privateMode.toDo}</p>
    ${home}`,
};
