import { frameWords } from '../kernel/page/frame-words.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';

/** Asks before the login ends. `loggedInAs`: null = nobody; what this browser has of somebody is forgotten all the same. */
export function logoutPage(loggedInAs: string | null): Page {
  return {
    title: 'ログアウト',
    loggedInAs,
    main: html`<h1>${loggedInAs === null ? 'ログインしていません' : 'ログアウトしますか？'}</h1>
      ${loggedInAs === null && html`<p>この端末に、前の方の入力が残っているかもしれないときは、「${frameWords.words.logout}」を押してください。</p>`}
      <p>ログアウトすると、この端末から入力の途中の内容が消えます。一時保存した入力は、ポータルに残ります。</p>
      <form method="post" action="/logout">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">${frameWords.words.logout}</button>
          <a class="ui-button ui-button-secondary" href="/">ログアウトせずに、トップページへ</a>
        </div>
      </form>`,
  };
}
