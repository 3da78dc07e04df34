import * as commonWording from '../../../../build/wording/common.ts';
import { type FrameLink, frameLinks } from '../../../model/frame-links.ts';
import type { FrameVisitor } from './frame-visitor.ts';
import { frameWords } from './frame-words.ts';
import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

interface Header {
  readonly portalName: string;
  readonly topHref: string;
  readonly menu: string;
  /** Empty = nobody, or not known. */
  readonly who: string;
  readonly first: Html;
  readonly links: readonly FrameLink[];
  /** At the end of the menu. */
  readonly end: Html | null;
}

/** Drawn as by `ui/header.tsx`; `tests/drawn-on-server/one-frame.test.tsx` compares them. */
export function header({ portalName, topHref, menu, who, first, links, end }: Header): Html {
  const name = who !== '' && html`<span class="ui-header-who">${who}</span>`;
  return html`<header class="ui-header"><a class="ui-skip" href="#main">${commonWording.skipToContent}</a><div class="ui-header-row"><div><a class="ui-header-portal" href="${topHref}">${icon('mark')}${portalName}</a></div>${first}<button type="button" popovertarget="menu">${icon('menu')}${name}<span>${menu}</span></button><div id="menu" popover="auto">${name}<ul>${links.map((link) => html`<li>${countedLink(link)}</li>`)}</ul>${end}</div></div></header>`;
}

export function countedLink({ text, href, count = 0 }: FrameLink): Html {
  return html`<a class="ui-link" href="${href}">${text}${count > 0 && html`<span class="ui-count"> ${commonWording.waiting({ count })}</span>`}</a>`;
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

const { portalName, operator, footer: footerLinks, words } = frameWords;

const ownPaths: { readonly [address: string]: string } = {
  forgetDevice: '/device/forget',
  help: '/help',
  languages: '/about/languages',
  myInformation: '/my-information',
};

/** The portal's header. `visitor`: null = nobody, undefined = the page does not say. */
export function portalHeader(visitor: FrameVisitor | null | undefined, login: string): Html {
  const known = visitor === undefined ? null : { isLogin: visitor !== null, ...visitor?.counts };
  const { first, menu } = frameLinks(frameWords, known, {
    address: (name) => ownPaths[name] ?? `/${name}`,
    topHref: '/',
    hidesNotices: false,
  });
  return header({
    ...{ portalName, topHref: '/', menu: words.menu, links: menu },
    who: visitor ? `${visitor.name} ${words.person}` : '',
    first:
      first === undefined
        ? html`<a class="ui-button ui-button-secondary" href="${login}">${words.login}</a>`
        : countedLink(first),
    end: visitor
      ? html`<form method="post" action="/logout"><button class="ui-button ui-button-tertiary">${words.logout}</button></form>`
      : null,
  });
}

export const portalFooter: Html = footer({
  links: footerLinks.map(({ text, address }) => ({ text, href: ownPaths[address] ?? `/about/${address}` })),
  operator,
});
