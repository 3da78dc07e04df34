import { Html, html } from './html.ts';

export const portalName = 'まどぐちポータル';

/** One server-drawn page. */
export interface Page {
  /** Without the portal's name. */
  readonly title: string;
  readonly main: Html;
  /** Name of the logged-in person; null = nobody, undefined = the page does not say. */
  readonly loggedInAs?: string | null;
  /** Its own address, where a login from its header returns to; undefined = that login returns home. */
  readonly path?: string;
  /** File under `/assets/`, example `login-attempt.js`. */
  readonly script?: string;
}

/** A login link that returns to that page. */
export function loginLink(path: string): string {
  return path === '/' ? '/login' : `/login?to=${encodeURIComponent(path)}`;
}

function loginState(name: string | null, path: string): Html {
  const forget = html`<a class="header-link" href="/device/forget">この端末の内容を消す</a>`;
  if (name === null) return html`${forget}<a class="header-link" href="${loginLink(path)}">ログイン</a>`;
  return html`${forget}<span class="who">${name} さん</span>
    <form method="post" action="/logout"><button class="header-link">ログアウト</button></form>`;
}

const footer = [
  ['/about/environment', '推奨環境'],
  ['/about/privacy', 'プライバシーポリシー'],
  ['/about/terms', '利用規約'],
  ['/about/accessibility', 'アクセシビリティ'],
] as const;

/** The whole document. Plain HTML that works without scripts, under the portal's strict policy. */
export function drawPage(page: Page): string {
  return html`${new Html('<!doctype html>')}
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#ffffff">
    <title>${page.title} | ${portalName}</title>
    <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/assets/portal.css">
    ${page.script !== undefined && html`<script src="/assets/${page.script}" defer></script>`}
  </head>
  <body>
    <a class="skip" href="#main">本文へ移動</a>
    <header>
      <div class="bar">
        <a class="portal" href="/">${portalName}</a>
        <nav aria-label="ポータル">
          <a class="header-link" href="/notices">お知らせ</a>
          ${page.loggedInAs !== undefined && loginState(page.loggedInAs, page.path ?? '/')}
        </nav>
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${page.main}
    </main>
    <footer>
      <ul>
        ${footer.map(
          ([href, text]) =>
            html`<li><a href="${href}" target="_blank" rel="noopener">${text}<span class="hidden">（新しいウィンドウで開きます）</span></a></li>`,
        )}
      </ul>
    </footer>
  </body>
</html>
`.markup;
}
