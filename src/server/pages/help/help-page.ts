import * as commonWording from '../../../../build/wording/server/common.ts';
import * as wording from '../../../../build/wording/server/help.ts';
import type { Asked, Help, ScreenHelp, ServiceHelp } from '../../../model/help.ts';
import type { Contact } from '../../../model/service.ts';
import { errorPage } from '../../kernel/page/error-pages.ts';
import { filled } from '../../kernel/page/filled.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import { summary } from '../../kernel/page/summary.ts';
import { helpNow } from '../../kernel/portal/help.ts';
import type { CameFrom } from './screen-at.ts';

type Row = readonly [name: string, value: Html | string];

const everywhere = html`<p>${filled(wording.others, { all: html`<a href="/help">${wording.all}</a>` })}</p>`;

/** Of one screen: whom to call and what to say, what the screen asks, what to have at hand, and what comes before and after. `number`: of an error, empty = none. */
export function screenHelpPage(of: ServiceHelp, screen: ScreenHelp, number: string): Page {
  return {
    title: wording.title,
    path: `/help/${of.service}/${screen.name}`,
    main: html`<h1>${wording.title}</h1>
      <p>${wording.ofScreen({ screen: screen.title, service: of.title })}${screen.intro}</p>
      <p>${wording.stillOpen}</p>
      <h2>${wording.call}</h2>
      ${callPart(of.contact, screen, number)}
      <h2>${wording.asks}</h2>
      ${screen.asks.length === 0 ? html`<p>${wording.asksNothing}</p>` : summary(screen.asks.map(askedRow))}
      <h2>${wording.bring}</h2>
      <ul>${[...of.bring, wording.bringCard].map((item) => html`<li>${item}</li>`)}</ul>
      ${screen.steps.length > 0 && stepsPart(screen)}
      ${everywhere}`,
  };
}

/** Whom to call, and what to say. */
function callPart(contact: Contact, screen: ScreenHelp | null, number: string): Html {
  const numbers: readonly Row[] = [
    ...(screen === null ? [] : [[wording.screenNumber, screen.id] as const]),
    ...(number === '' ? [] : [[wording.errorNumber, number] as const]),
  ];
  return html`${summary([...rowsOf(contact), ...numbers])}
      ${numbers.length > 0 && html`<p>${wording.say}</p>`}
      ${contact.also !== '' && html`<p>${contact.also}</p>`}
      <p>${wording.sample}</p>`;
}

function phoneLink({ phone }: Pick<Contact, 'phone'>): Html {
  return html`<a class="ui-link" href="tel:${phone.replaceAll('-', '')}">${phone}</a>`;
}

function rowsOf({ office, phone, hours }: Contact): readonly Row[] {
  return [
    [wording.office, office],
    [wording.phone, phoneLink({ phone })],
    [wording.hours, hours],
  ];
}

function askedRow({ label, hint, required, isSome, options, isForm }: Asked): Row {
  const said = [
    must(required, isSome),
    hint,
    options.length > 0 && wording.options({ options: options.map((option) => wording.option({ option })).join('') }),
    isForm && wording.form,
  ].filter((text) => text !== false && text !== '');
  return [label === '' ? wording.unnamed : label, said.join('')];
}

function must(required: boolean, isSome: boolean): string {
  if (required) return isSome ? wording.requiredSome : wording.required;
  return isSome ? wording.optionalSome : wording.optional;
}

function stepsPart({ steps }: ScreenHelp): Html {
  const items = steps.map(({ title, isCurrent, isSome }) => {
    const text = isSome ? wording.someStep({ title }) : title;
    return isCurrent
      ? html`<li aria-current="step"><strong>${wording.currentStep({ title: text })}</strong></li>`
      : html`<li>${text}</li>`;
  });
  return html`<h2>${wording.steps}</h2><ol>${items}</ol>`;
}

/** What was sent may have been received; whom to call about the screen that it was sent from stands below. */
export function systemErrorPage(from: CameFrom | null): Page {
  if (from === null) return errorPage;
  const { of, screen, number } = from;
  return { ...errorPage, main: html`${errorPage.main}<h2>${wording.call}</h2>${callPart(of.contact, screen, number)}` };
}

/** Of no screen: the offices of all services, and what to do here by oneself. */
export function helpPage(): Page {
  return { title: wording.title, path: '/help', main: offices(helpNow()) };
}

const offices = (help: Help) => html`<h1>${wording.title}</h1>
    <p>${wording.fromScreen}</p>
    <h2>${wording.ofPortal}</h2>
    <ul>
      <li>${wording.number}</li>
      <li>${filled(wording.begun, { todo: html`<a href="/todo">${commonWording.todo}</a>` })}</li>
      <li>${filled(wording.shared, { forget: html`<a href="/device/forget">${wording.forget}</a>` })}</li>
    </ul>
    <h2>${wording.offices}</h2>
    <p>${wording.sample}</p>
    ${help.map(
      ({ service, title, contact }) =>
        html`<section id="${service}"><h3>${title}</h3><p>${filled(wording.oneOffice, { office: html`${contact.office}`, phone: phoneLink(contact), hours: html`${contact.hours}` })}${contact.also !== '' && html`<br>${contact.also}`}</p></section>`,
    )}
    <p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`;
