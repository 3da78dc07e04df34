import * as commonWording from '../../../../build/wording/common.ts';
import { frameWords } from './frame-words.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

/** A header link, with the number of things behind it. */
interface HeaderLink {
  readonly text: string;
  readonly href: string;
  readonly count?: number;
}

interface Header {
  readonly portalName: string;
  readonly topHref: string;
  readonly menu: string;
  readonly links: readonly HeaderLink[];
  /** Who is logged in, login or logout. */
  readonly acts: Html | null;
}

/** Drawn as by `ui/header.tsx`; `tests/drawn-on-server/one-frame.test.tsx` compares them. */
export function header({ portalName, topHref, menu, links, acts }: Header): Html {
  const items = links.map(
    ({ text, href, count = 0 }) =>
      html`<li><a class="ui-link" href="${href}">${text}${count > 0 && html`<span class="ui-count"> ${commonWording.waiting({ count })}</span>`}</a></li>`,
  );
  return html`<header class="ui-header"><a class="ui-skip" href="#main">${commonWording.skipToContent}</a><div class="ui-header-row"><a class="ui-header-portal" href="${topHref}">${icon('mark')}${portalName}</a><button type="button" popovertarget="menu">${icon('menu')}${menu}</button><div id="menu" popover="auto"><ul class="ui-header-links">${items}</ul>${acts}</div></div></header>`;
}

interface Footer {
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly operator: string;
}

/** Drawn as by `ui/footer.tsx`. */
export function footer({ links, operator }: Footer): Html {
  const items = links.map(
    ({ text, href }) =>
      html`<li><a class="ui-link" href="${href}" target="_blank" rel="noopener">${text}${icon('external')}<span class="ui-hidden">${commonWording.opensNewWindow}</span></a></li>`,
  );
  return html`<footer class="ui-footer"><ul>${items}</ul><p>${operator}</p></footer>`;
}

const { portalName, operator, notices, footer: footerLinks, counts, words } = frameWords;

const todo = counts.filter(({ address }) => address === 'todo').map(({ text }) => ({ text, href: '/todo' }));

/** The portal's header. `who`: name of the logged-in person; null = nobody, undefined = the page does not say. */
export function portalHeader(who: string | null | undefined, login: string): Html {
  const acts =
    who === undefined
      ? null
      : who === null
        ? html`<div class="ui-header-acts"><a class="ui-button ui-button-secondary" href="${login}">${words.login}</a></div>`
        : html`<div class="ui-header-acts"><p class="ui-header-who">${who} ${words.person}</p><form method="post" action="/logout"><button class="ui-button ui-button-tertiary">${words.logout}</button></form></div>`;
  const links = [
    { text: words.home, href: '/' },
    ...todo,
    { text: notices.text, href: '/notices' },
    { text: words.forgetDevice, href: '/device/forget' },
  ];
  return header({ portalName, topHref: '/', menu: words.menu, links, acts });
}

export const portalFooter: Html = footer({
  links: footerLinks.map(({ text, address }) => ({ text, href: `/about/${address}` })),
  operator,
});
