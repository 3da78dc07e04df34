import type { FrameVisitor } from './frame-visitor.ts';
import { frameWords } from './frame-words.ts';
import { Html, html } from './html.ts';
import { pageScript } from './page-scripts.ts';
import { portalFooter, portalHeader } from './portal-frame.ts';
import { portalStyle } from './portal-style.ts';

export const { portalName } = frameWords;

/** One server-drawn page. */
export interface Page {
  /** Without the portal's name. */
  readonly title: string;
  readonly main: Html;
  /** Nobody is logged in any more, or the page is not one of whoever is. */
  readonly isOfNobody?: true;
  /** Its own address, where a login from its header returns to; undefined = that login returns home. */
  readonly path?: string;
  /** Content in columns, not in the width of a form. */
  readonly isWide?: boolean;
  /** Its parts stand closer together on a phone. Default false. */
  readonly isTight?: true;
  /** Files under `/assets/`, example `login-attempt.js`. */
  readonly scripts?: readonly string[];
}

/** A login link that returns to that page. */
export function loginLink(path: string): string {
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`;
}

/** The whole document. Plain HTML that works without scripts, under the portal's strict policy. `visitor`: undefined = the page does not say. */
export function drawPage(page: Page, visitor: FrameVisitor | null | undefined): string {
  return html`${new Html('<!doctype html>')}
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#ffffff">
    <title>${page.title} | ${portalName}</title>
    <link rel="icon" href="/assets/icon-32.png" sizes="32x32">
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/assets/icon-180.png">
    <style>${new Html(portalStyle)}</style>
    ${(page.scripts ?? []).flatMap(pageScript)}
  </head>
  <body class="ui-shell">
    ${portalHeader(visitor, loginLink(page.path ?? '/'))}
    <main id="main" class="ui-page${page.isWide === true && ' ui-page-wide'}" tabindex="-1">
      <div class="ui-flow${page.isTight === true && ' ui-flow-tight'}">${page.main}</div>
    </main>
    ${portalFooter}
  </body>
</html>
`.markup;
}
