import type { FastifyRequest } from 'fastify';
import * as errorsWording from '../../../build/wording/server/errors.ts';
import { appAddress } from '../kernel/page/app-address.ts';
import { afterSending } from '../kernel/page/error-pages.ts';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, localAddress } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import { numberSetting, type Settings } from '../kernel/portal/settings.ts';
import { originOf } from '../kernel/sessions/origin.ts';

/** The screen whose call was answered with HTTP 503 (ER-008), as the browser names it; null = it names none of this site. */
export function cameFrom(request: FastifyRequest): LocalAddress | null {
  const address = localAddress(request.headers.referer ?? '', originOf(request));
  return address?.startsWith(appAddress('')) ? address : null;
}

/** Counts down and leads back, unless that is stopped. Without scripts, and to whom it is not known from where, it offers what there is. */
export function busyPage(back: LocalAddress | null, settings: Settings): Page {
  const seconds = numberSetting(settings, 'busy.wait');
  const left = errorsWording.busy.left({ seconds: '{}' });
  const way =
    back !== null &&
    html`<p data-seconds="${seconds}" data-left="${left}" data-stopped="${errorsWording.busy.stopped}" hidden></p>
    <div class="ui-buttons"><a class="ui-button ui-button-secondary" href="${back}" data-back>${errorsWording.busy.back}</a><button class="ui-button ui-button-secondary" type="button" data-stop hidden>${errorsWording.busy.stop}</button></div>`;
  return {
    title: errorsWording.busy.title,
    main: html`<h1>${errorsWording.busy.title}</h1>
    <p>${errorsWording.busy.text}</p>
    ${way}
    ${afterSending}`,
    scripts: back === null ? [] : ['lead-back.js'],
  };
}
