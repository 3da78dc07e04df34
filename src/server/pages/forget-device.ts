import { html } from '../kernel/page/html.ts';
import type { Page } from '../kernel/page/page.ts';

/** What is erased here, and what stays at the portal: said before anything is done. `loggedInAs`: null = nobody. */
export function forgetDevicePage(loggedInAs: string | null): Page {
  return {
    title: 'この端末の内容を消す',
    loggedInAs,
    main: html`<h1>この端末の内容を消しますか？</h1>
      <p>ほかの人と一緒に使う端末では、使い終わったら消してください。</p>
      <h2>この端末から消えるもの</h2>
      <ul>
        <li>入力の途中の内容と、選んだもの</li>
        <li>手続きを始めたサービスから受け取った内容</li>
        <li>送信やアプリからの戻りを待っている手続きの控え</li>
        <li>ログインの状態（ログアウトします）</li>
      </ul>
      <p>開いているほかのタブからも消えます。</p>
      <h2>ポータルに残るもの</h2>
      <ul>
        <li>届け出た内容、申請した内容と、その控え</li>
        <li>一時保存した入力。それぞれの画面に出ている日まで残り、ログインすると続けられます。</li>
      </ul>
      <form method="post" action="/device/forget">
        <div class="ui-buttons">
          <button class="ui-button ui-button-primary">この端末の内容を消す</button>
          <a class="ui-button ui-button-secondary" href="/">消さずに、トップページへ</a>
        </div>
      </form>`,
  };
}

/** The login is over; `forget-device.js` erases what the browser has, looks whether anything is left, and says so. */
export const deviceForgottenPage: Page = {
  title: 'この端末の内容',
  loggedInAs: null,
  scripts: ['forget-device.js'],
  main: html`<div data-erases role="status">
      <h1 data-when="before">ログアウトしました</h1>
      <p data-when="before">この端末の内容を消すには、JavaScript が要ります。ブラウザーの設定から、このサイトのデータを消してください。</p>
      <h1 data-when="erased" hidden>この端末の内容を消しました</h1>
      <p data-when="erased" hidden>ポータルに一時保存した入力は、それぞれの期限まで残っています。ログインすると続けられます。</p>
      <h1 data-when="left" hidden>この端末の内容を消せませんでした</h1>
      <p data-when="left" hidden>ログアウトはしました。ブラウザーの設定から、このサイトのデータを消してください。</p>
    </div>
    <p><a class="ui-button ui-button-primary" href="/">トップページへ</a></p>`,
};
