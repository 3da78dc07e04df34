import * as desksWording from '../../../../build/wording/server/desks.ts';
import type { SchemaForm } from '../../../schema-forms/schema-form.ts';
import { banner } from '../../kernel/page/banner.ts';
import { filled } from '../../kernel/page/filled.ts';
import { Html, html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';

/** Whose submissions an office's stand-in shows, and any problem to report. */
export interface DeskView {
  /** Name of the citizen of this browser. */
  readonly name: string;
  /** Why an action failed; empty: nothing to report. */
  readonly problem: string;
}

export function loggedOutDesk(title: string): Page {
  return {
    title,
    main: html`<h1>${title}</h1>
      ${banner('warning', html`${filled(desksWording.chooseFirst, { people: html`<a href="/sandbox">${desksWording.people}</a>` })}`)}`,
  };
}

function alert({ problem }: DeskView): Html | false {
  return problem !== '' && banner('error', problem, 'alert');
}

export function fact(name: string, value: string): Html {
  return html`<div class="ui-summary-row"><dt>${name}</dt><dd>${value}</dd></div>`;
}

export interface ListParts {
  readonly title: string;
  /** What the office is and what can be tried. */
  readonly says: string;
  readonly nothing: string;
  readonly entries: readonly Html[];
  /** Links to the screens of the person who filed. */
  readonly links: Html;
}

/** Everything filed in this browser. `done` confirms the last action; empty: none. */
export function deskList(view: DeskView, { title, says, nothing, entries, links }: ListParts, done: string): Page {
  return {
    title,
    main: html`<h1>${title}</h1>
      ${alert(view)}
      ${done !== '' && banner('info', done, 'status')}
      <p>${says}</p>
      ${entries.length === 0 && html`<p>${nothing}</p>`}
      ${entries}
      <h2>${desksWording.citizensScreens}</h2>
      <div class="ui-buttons">${links}<a class="ui-button ui-button-secondary" href="/">${desksWording.toPortal}</a></div>`,
  };
}

export interface FormParts {
  readonly heading: string;
  readonly says: string;
  readonly action: string;
  readonly hidden: { readonly [name: string]: string };
  readonly inputs: SchemaForm;
  readonly button: string;
  /** Path of the list. */
  readonly list: string;
}

/** A form about one submission, with the values entered. */
export async function deskForm(
  view: DeskView,
  { heading, says, action, hidden, inputs, button, list }: FormParts,
): Promise<Page> {
  // The form library is there once an office's form is opened.
  const { drawSchemaForm } = await import('../../../schema-forms/draw-schema-form.tsx');
  return {
    title: heading,
    main: html`<h1>${heading}</h1>
      ${alert(view)}
      <p>${says}</p>
      <form method="post" action="${action}">
        ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
        ${new Html(drawSchemaForm(inputs))}
        <div class="ui-buttons"><button class="ui-button ui-button-primary">${button}</button><a class="ui-button ui-button-secondary" href="${list}">${desksWording.back}</a></div>
      </form>`,
  };
}
