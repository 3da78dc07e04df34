import { html } from './html.ts';
import { outcomesPath } from './outcomes-path.ts';
import type { Page } from './page.ts';

const home = html`<p><a class="ui-button ui-button-primary" href="/">トップページへ</a></p>`;

/** After a server error what was sent may have been received. The page of outcomes asks; nobody has to find the way back. */
const afterSending = html`<p>届出や申請を送ったあとにこのページが出たときは、受け付けられていることも、いないこともあります。もう一度送る前に、結果を確かめてください。</p>
    <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${outcomesPath}">送った手続きの結果を確かめる</a><a class="ui-button ui-button-secondary" href="/">トップページへ</a></div>`;

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

export const foreignWritePage: Page = {
  title: '受け付けませんでした',
  main: html`<h1>受け付けませんでした</h1>
    <p>このポータルの画面から送られたことを、確かめられませんでした。いまの操作では、何も変わっていません。</p>
    <p>ほかのサイトのリンクやボタンから来た方は、トップページからやり直してください。このポータルの画面から来た方は、前の画面に戻って読み込み直すと、続けられます。</p>
    ${home}`,
};

export const errorPage: Page = {
  title: 'システムエラー',
  main: html`<h1>システムエラーが発生しました</h1>
    <p>ご迷惑をおかけしています。時間をおいて、トップページからもう一度お試しください。</p>
    ${afterSending}`,
};

export const busyPage: Page = {
  title: 'ただいま混み合っています',
  main: html`<h1>ただいま混み合っています</h1>
    <p>アクセスが集中しています。しばらく待ってから、もう一度お試しください。</p>
    ${afterSending}`,
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
