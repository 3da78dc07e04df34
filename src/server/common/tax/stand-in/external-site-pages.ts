import { type Html, html } from '../../../kernel/page/html.ts';
import { type Site, sites } from '../sites.ts';

function drawPage(title: string, siteName: string, main: Html): string {
  return `<!doctype html>${
    html`<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} | ${siteName}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/site.css">
  </head>
  <body>
    <header><p>${siteName}</p><p>まどぐちポータルとは別のサイトの見本です</p></header>
    <main>${main}</main>
  </body>
</html>
`.markup
  }`;
}

const backAction = (returnTo: string) =>
  html`<div class="actions"><a class="button" href="${returnTo}">まどぐちポータルに戻る</a></div>`;

/** Asks the citizen, who is logged in at the site, whether to link the two accounts. */
export function questionPage({ name, operator, hands }: Site, citizenName: string): string {
  return drawPage(
    '連携の確認',
    name,
    html`<h1>まどぐちポータルと連携しますか？</h1>
      <p>${citizenName} さんの${name}の情報を、${operator}からまどぐちポータルに渡します。</p>
      <h2>渡すもの</h2>
      <ul>${hands.map((what) => html`<li>${what}</li>`)}</ul>
      <p>連携は、あとからまどぐちポータルでやめられます。</p>
      <form method="post" action="/link">
        <div class="actions">
          <button class="button" name="answer" value="linked">連携する</button>
          <button class="button quiet" name="answer" value="refused">連携しない</button>
          <button class="button quiet" name="answer" value="abandoned">いまは決めずに戻る</button>
        </div>
      </form>`,
  );
}

/** Shown when the citizen has already answered or the visit has expired. */
export function overPage({ name }: Site, returnTo: string, isAnswered: boolean): string {
  return drawPage(
    isAnswered ? '回答は終わっています' : '時間が過ぎました',
    name,
    html`<h1>${isAnswered ? '回答は終わっています' : '時間が過ぎました'}</h1>
      <p>${isAnswered ? '連携するかどうかは、もう受け取りました。' : '連携を始めてから時間がたったため、続けられません。'}</p>
      <p>まどぐちポータルに戻ると、いまの状態を確認できます。</p>
      ${backAction(returnTo)}`,
  );
}

/** Shown when the link to this site is unknown, used, or expired. */
export const refusedPage = drawPage(
  'このリンクは使えません',
  '外部サイトの見本',
  html`<h1>このリンクは使えません</h1>
    <p>連携のためのリンクは、始めた人が一度だけ使えます。使ったあとや、15分を過ぎたあとは使えません。</p>
    <p>まどぐちポータルに戻り、もう一度「連携する」を押してください。</p>`,
);

export const unknownPage = drawPage(
  'ページがありません',
  '外部サイトの見本',
  html`<h1>ページがありません</h1><p>まどぐちポータルから、もう一度開いてください。</p>`,
);

/** Where a tax return is prepared from the data the portal handed over. */
export const taxReturnPage = drawPage(
  '確定申告書の作成',
  sites[0]?.name ?? '',
  html`<h1>確定申告書の作成（見本）</h1>
    <p>まどぐちポータルから受け取った証明書の内容が、申告書に入力されています。</p>
    <p>本物のサイトでは、ここで申告書を作り、e-Tax で送信します。この見本では、ここまでです。</p>`,
);
