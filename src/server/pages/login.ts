import type { FastifyRequest } from 'fastify';
import * as commonWording from '../../../build/wording/server/common.ts';
import * as loginWording from '../../../build/wording/server/login.ts';
import { banner } from '../kernel/page/banner.ts';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, localAddress, ownAddress } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { ServiceCard } from '../kernel/portal/read-home.ts';
import { type Settings, textSetting } from '../kernel/portal/settings.ts';
import { noCardAppPath } from '../kernel/portal/without-stand-ins.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import type { Device } from '../ports/identity.ts';
import { languageLine } from './language-links.ts';

function storeOf(settings: Settings): string {
  return textSetting(settings, 'address.appStore') || '/app-store';
}

function serviceOf({ cards }: Pick<Portal, 'cards'>, name: string): ServiceCard | undefined {
  return cards.find((card) => card.name === name);
}

/** Log in, log out, and answer programs: nobody is led there who has just logged in. */
const noPlaces = ['login', 'logout', 'api'];

/** The address on this site where a person wants to be once logged in; null = they said none, or none that a login leads to. */
export function wishedAddress(to: string): LocalAddress | null {
  const address = localAddress(to);
  if (address === null) return null;
  // A route is found whether its letters are written so or as %6C.
  const path = address.replace(/%([2-7][0-9a-f])/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [first = ''] = path.slice(1).split(/[/?#]/);
  return noPlaces.includes(first) ? null : address;
}

/** Where a login returns to: where the person wants to be, else the service named by `from`, else home. */
export function destinationOf(portal: Pick<Portal, 'cards'>, from: string, to: string): LocalAddress {
  return wishedAddress(to) ?? ownAddress(serviceOf(portal, from)?.to ?? '/');
}

/** The login entry: a real form post to the landing page (specification section 7). */
export function loginPage(portal: Portal, settings: Settings, from: string, to: string): Page {
  const service = serviceOf(portal, from);
  return {
    title: commonWording.login,
    scripts: ['login-attempt.js'],
    main: html`<h1>${commonWording.login}</h1>
      ${languageLine(portal.home.languages)}
      ${service !== undefined && banner('info', html`${loginWording.login.toGoOn({ title: service.title })}`)}
      <p>${loginWording.login.how}</p>
      <ol>
        <li>${loginWording.login.press}</li>
        <li>${loginWording.login.read}</li>
        <li>${loginWording.login.back}</li>
      </ol>
      <form method="post" action="/login/landing" data-login>
        <input type="hidden" name="transitionFlg" value="${textSetting(settings, 'login.transitionFlg')}">
        <input type="hidden" name="fieldCd" value="${textSetting(settings, 'login.fieldCd')}">
        <input type="hidden" name="fieldDetailCd" value="${textSetting(settings, 'login.fieldDetailCd')}">
        <input type="hidden" name="from" value="${from}">
        <input type="hidden" name="to" value="${to}">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">${loginWording.login.button}</button>
          <a class="ui-button ui-button-secondary" href="${storeOf(settings)}">${loginWording.login.getApp}</a>
          <a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a>
        </div>
      </form>
      <p><a href="/device/forget">${loginWording.forgetDevice.title}</a></p>`,
  };
}

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const agent = headers['user-agent'] ?? '';
  if (/Android/i.test(agent)) return 'android';
  return /iPhone|iPad|iPod/.test(agent) ? 'iphone' : 'other';
}

/**
 * The address that starts the card app on this device: an Android intent or a universal link, each falling back to the store. An address on this
 * site is opened as is, on every device.
 */
export function cardAppAddress(
  request: FastifyRequest,
  settings: Settings,
  values: { readonly [name: string]: string },
): string {
  const query = new URLSearchParams(values).toString();
  const store = new URL(storeOf(settings), originOf(request)).href;
  const linkIn = (name: 'login.androidLink' | 'login.universalLink') => textSetting(settings, name) || noCardAppPath;
  const isAndroid = deviceOf(request) === 'android';
  const androidLink = linkIn('login.androidLink');
  if (isAndroid && !androidLink.startsWith('/')) {
    const name = textSetting(settings, 'login.androidPackage');
    const fallback = encodeURIComponent(store);
    return `intent://${androidLink}?${query}#Intent;scheme=https;package=${name};S.browser_fallback_url=${fallback};end`;
  }
  const link = new URL(isAndroid ? androidLink : linkIn('login.universalLink'), originOf(request));
  link.search = `${query}&store=${encodeURIComponent(store)}`;
  return link.href;
}

/** Shown where the login that is connected has no way on this device. */
export const phoneNeededPage = (settings: Settings): Page => ({
  title: loginWording.phoneNeeded.title,
  main: html`<h1>${loginWording.phoneNeeded.heading}</h1>
    <p>${loginWording.phoneNeeded.text}</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${storeOf(settings)}">${loginWording.login.getApp}</a><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></div>`,
});

/** The target of every card app link (login, reading, signature) on a server with neither an app nor its stand-in. */
export const noCardAppPage: Page = {
  title: loginWording.noCardApp.title,
  main: html`<h1>${loginWording.noCardApp.heading}</h1>
    <p>${loginWording.noCardApp.text}</p>
    <p>${loginWording.noCardApp.begun}</p>
    <p>${loginWording.noCardApp.urgent}</p>
    ${banner('info', html`${loginWording.noCardApp.standIn}`)}
    <p><a class="ui-button ui-button-primary" href="/">${commonWording.toTop}</a></p>`,
};
