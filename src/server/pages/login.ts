import type { FastifyRequest } from 'fastify';
import { banner } from '../kernel/page/banner.ts';
import { html } from '../kernel/page/html.ts';
import { type LocalAddress, localAddress, ownAddress } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { ServiceCard } from '../kernel/portal/read-home.ts';
import { type Settings, textSetting } from '../kernel/portal/settings.ts';
import { noCardAppPath } from '../kernel/portal/without-stand-ins.ts';
import { originOf } from '../kernel/sessions/origin.ts';

/** The address that starts the card app, per kind of device; every address is a setting. */
export interface LoginTarget {
  readonly kind: 'android' | 'iphone' | 'other';
  readonly url: string;
}

function storeOf(settings: Settings): string {
  return textSetting(settings, 'address.appStore') || '/app-store';
}

function serviceOf({ cards }: Pick<Portal, 'cards'>, name: string): ServiceCard | undefined {
  return cards.find((card) => card.name === name);
}

/** Where a login returns to: the given address on this site, else the service named by `from`, else home. */
export function destinationOf(portal: Pick<Portal, 'cards'>, from: string, to: string): LocalAddress {
  return localAddress(to) ?? ownAddress(serviceOf(portal, from)?.to ?? '/');
}

/** The login entry: a real form post to the landing page (specification section 7). */
export function loginPage(portal: Portal, settings: Settings, from: string, to: string): Page {
  const service = serviceOf(portal, from);
  return {
    title: 'ログイン',
    scripts: ['login-attempt.js'],
    main: html`<h1>ログイン</h1>
      ${service !== undefined && banner('info', html`${service.title}を続けるには、ログインしてください。`)}
      <p>マイナンバーカードとスマートフォンのカードアプリでログインします。パスワードは使いません。</p>
      <ol>
        <li>「カードアプリでログインする」を押します。</li>
        <li>アプリの案内に沿って、カードを読み取ります。</li>
        <li>読み取りが終わると、この画面に戻ります。</li>
      </ol>
      <form method="post" action="/login/landing" data-login>
        <input type="hidden" name="transitionFlg" value="${textSetting(settings, 'login.transitionFlg')}">
        <input type="hidden" name="fieldCd" value="${textSetting(settings, 'login.fieldCd')}">
        <input type="hidden" name="fieldDetailCd" value="${textSetting(settings, 'login.fieldDetailCd')}">
        <input type="hidden" name="from" value="${from}">
        <input type="hidden" name="to" value="${to}">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">カードアプリでログインする</button>
          <a class="ui-button ui-button-secondary" href="${storeOf(settings)}">アプリを入手する</a>
          <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
        </div>
      </form>
      <p><a href="/device/forget">この端末の内容を消す</a></p>`,
  };
}

/**
 * Where the landing page sends this device: an Android intent or a universal link, each falling back to the store. An address on this site
 * is opened as is, on every device.
 */
export function loginTarget(
  request: FastifyRequest,
  settings: Settings,
  values: { readonly [name: string]: string },
  sandbox: boolean,
): LoginTarget {
  const agent = request.headers['user-agent'] ?? '';
  const query = new URLSearchParams(values).toString();
  const store = new URL(storeOf(settings), originOf(request)).href;
  const androidLink =
    textSetting(settings, 'login.androidLink') || (sandbox ? 'login.card-app.invalid/start' : noCardAppPath);
  const isAndroid = /Android/i.test(agent);
  if (isAndroid && !androidLink.startsWith('/')) {
    const name = textSetting(settings, 'login.androidPackage');
    const fallback = encodeURIComponent(store);
    return {
      kind: 'android',
      url: `intent://${androidLink}?${query}#Intent;scheme=https;package=${name};S.browser_fallback_url=${fallback};end`,
    };
  }
  const universalLink =
    textSetting(settings, 'login.universalLink') || (sandbox ? '/sandbox/app/login' : noCardAppPath);
  const link = new URL(isAndroid ? androidLink : universalLink, originOf(request));
  link.search = `${query}&store=${encodeURIComponent(store)}`;
  const kind = isAndroid ? 'android' : /iPhone|iPad|iPod/.test(agent) ? 'iphone' : 'other';
  return { kind, url: link.href };
}

/** Shown on computers without the sandbox, where the card app has no stand-in. */
export const phoneNeededPage = (settings: Settings): Page => ({
  title: 'スマートフォンでログイン',
  main: html`<h1>スマートフォンでログインしてください</h1>
    <p>この端末では、カードアプリを開けません。カードアプリを入れたスマートフォンで、このポータルを開いてください。</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${storeOf(settings)}">アプリを入手する</a><a class="ui-button ui-button-secondary" href="/">トップページへ</a></div>`,
});

/** The target of every card app link (login, reading, signature) on a server with neither an app nor its stand-in. */
export const noCardAppPage: Page = {
  title: 'カードアプリを開けません',
  main: html`<h1>カードアプリを開けませんでした</h1>
    <p>このポータルは、まだカードアプリとつながっていません。カードを使うログイン、読み取り、署名は、いまはできません。</p>
    <p>手続きの途中の方は、ブラウザーの「戻る」で、もとの画面に戻れます。</p>
    <p>お急ぎの方は、手続きを受け付けている役所の窓口でお尋ねください。</p>
    ${banner('info', html`ここは、カードアプリの代わりのページです。実際の運用では、カードアプリのアドレスを設定します。`)}
    <p><a class="ui-button ui-button-primary" href="/">トップページへ</a></p>`,
};
