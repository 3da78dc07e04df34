import { html } from './html.ts';
import type { Page } from './page.ts';

const home = html`<p><a class="ui-button ui-button-primary" href="/">トップページへ</a></p>`;

/** After a server error the submission may have succeeded: the sending page keeps its idempotency key, so sending again is safe. */
const afterSending = html`<p>届出や申請を送ったあとにこのページが出たときは、受け付けられていることも、いないこともあります。ブラウザーで前の画面に戻り、もう一度送ると、結果が分かります。すでに受け付けられていても、二重にはなりません。</p>`;

export const notFoundPage: Page = {
  title: 'ページが見つかりません',
  main: html`<h1>ページが見つかりません</h1>
    <p>お探しのページは、移動したか、なくなった可能性があります。アドレスに間違いがないか、お確かめください。</p>
    ${home}`,
};

export const tooLongPage: Page = {
  title: 'ページを開けません',
  main: html`<h1>このアドレスではページを開けません</h1>
    <p>アドレスが長すぎるか、途中で壊れています。もとのサービスに戻り、もう一度お試しください。</p>
    ${home}`,
};

export const errorPage: Page = {
  title: 'システムエラー',
  main: html`<h1>システムエラーが発生しました</h1>
    <p>ご迷惑をおかけしています。時間をおいて、トップページからもう一度お試しください。</p>
    ${afterSending}
    ${home}`,
};

export const busyPage: Page = {
  title: 'ただいま混み合っています',
  main: html`<h1>ただいま混み合っています</h1>
    <p>アクセスが集中しています。しばらく待ってから、もう一度お試しください。</p>
    ${afterSending}
    ${home}`,
};

export const privateModePage: Page = {
  title: 'プライベートモードでは利用できません',
  main: html`<h1>手続きの画面に戻れませんでした</h1>
    <p>次のようなときに、この画面が表示されます。</p>
    <ul>
      <li>ブラウザーのプライベートモード（シークレットモード）を使っている</li>
      <li>アプリから、手続きを始めたときと違うブラウザーに戻った</li>
      <li>手続きを始めてから1時間を過ぎた</li>
    </ul>
    <p>通常のモードでブラウザーを開き、手続きをはじめからやり直してください。</p>
    ${home}`,
};
