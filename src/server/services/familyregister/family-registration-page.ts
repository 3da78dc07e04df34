import { minuteText } from '../../../expressions/japan-time.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import { receiptSection } from '../../common/receipts/receipt-section.ts';
import { banner } from '../../kernel/page/banner.ts';
import { html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import type { Visitor } from '../../kernel/portal/visitor.ts';
import { receiptPath } from './receipt.ts';

/** `filed`: what the visitor submitted before, newest first. */
export function familyRegistrationPage(visitor: Visitor, sandbox: boolean, filed: readonly Receipt[]): Page {
  return {
    title: '戸籍電子証明書の提出',
    loggedInAs: visitor.citizen?.name ?? null,
    main: html`<h1>戸籍電子証明書の提出</h1>
      <p>申請先のサービスから、戸籍電子証明書を提出できます。窓口で戸籍の写しを取る必要がありません。</p>
      <h2>手続きの流れ</h2>
      <ol>
        <li>申請先のサービスで「戸籍電子証明書を提出する」を選びます。</li>
        <li>カードを読み取り、本人の情報を確認します。</li>
        <li>本籍と筆頭者を画像で確認し、提出します。</li>
        <li>申請先のサービスに戻り、申請を続けます。</li>
      </ol>
      ${banner('info', html`この手続きは、申請先のサービスから始めます。申請先のサービスを開いて、「戸籍電子証明書を提出する」を選んでください。`)}
      ${
        filed.length > 0 &&
        html`<h2>これまでの提出</h2>
      <ul>${filed.map((one) => html`<li><a href="${receiptPath}?number=${one.number}">${minuteText(new Date(one.filedAt))}の控え（${one.numberLabel}：${groupsOfFour(one.number)}）</a></li>`)}</ul>`
      }
      <div class="ui-buttons">
        ${sandbox && html`<a class="ui-button ui-button-primary" href="/sandbox/caller">呼び出し元サービスの見本を開く</a>`}
        <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
      </div>`,
  };
}

/** The receipt of a submission. */
export function submittedPage(visitor: Visitor, [receipt]: readonly Receipt[]): Page {
  const title = '受け付けた提出';
  const isKnown = visitor.citizen !== null;
  return {
    title,
    loggedInAs: visitor.citizen?.name ?? null,
    main: html`<h1>${title}</h1>
      ${receipt === undefined && banner('warning', isKnown ? html`この番号の控えを出せませんでした。「これまでの提出を見る」から、もう一度開いてください。` : html`控えを見るには、ログインしてください。`)}
      ${receipt !== undefined && receiptSection(receipt)}
      <div class="ui-buttons">
        ${!isKnown && html`<a class="ui-button ui-button-primary" href="${loginLink(receiptPath)}">ログイン</a>`}
        <a class="ui-button ui-button-secondary" href="${receiptPath}">これまでの提出を見る</a>
        <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
      </div>`,
  };
}
