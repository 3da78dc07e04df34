import { frameWords } from '../kernel/page/frame-words.ts';
import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';
import type { Citizen } from '../ports/identity.ts';
import { type Acts, unansweredActs, unansweredScript } from './home/unanswered-acts.ts';

/** Asks before the login ends. `citizen`: null = nobody; what this browser has of somebody is forgotten all the same. */
export function logoutPage(citizen: Citizen | null, acts: Acts): Page {
  return {
    title: 'ログアウト',
    loggedInAs: citizen?.name ?? null,
    scripts: [unansweredScript],
    main: html`<h1>${citizen === null ? 'ログインしていません' : 'ログアウトしますか？'}</h1>
      ${citizen !== null && unansweredActs(citizen, acts)}
      ${citizen === null && html`<p>この端末に、前の方の入力が残っているかもしれないときは、「${frameWords.words.logout}」を押してください。</p>`}
      <p>ログアウトすると、この端末から、入力の途中の内容と、結果が分かっていない手続きの記録が消えます。一時保存した入力は、ポータルに残ります。</p>
      <form method="post" action="/logout">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">${frameWords.words.logout}</button>
          <a class="ui-button ui-button-secondary" href="/">ログアウトせずに、トップページへ</a>
        </div>
      </form>`,
  };
}
