import { banner } from '../../kernel/page/banner.ts';
import { html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import type { Visitor } from '../../kernel/portal/visitor.ts';

export function familyRegistrationPage(visitor: Visitor, sandbox: boolean): Page {
  return {
    title: '戸籍電子証明書の提出',
    loggedInAs: visitor.citizen?.persona.name ?? null,
    main: html`<h1>戸籍電子証明書の提出</h1>
      <p>申請先のサービスから、戸籍電子証明書を提出できます。窓口で戸籍の写しを取る必要がありません。</p>
      <h2>手続きの流れ</h2>
      <ol>
        <li>申請先のサービスで「戸籍電子証明書を提出する」を選びます。</li>
        <li>カードを読み取り、本人の情報を確認します。</li>
        <li>本籍と筆頭者を画像で確認し、提出します。</li>
        <li>申請先のサービスに戻り、申請を続けます。</li>
      </ol>
      ${banner('info', html`この手続きは、申請先のサービスから始めます。このページから直接は始められません。`)}
      <div class="ui-buttons">
        ${sandbox && html`<a class="ui-button ui-button-primary" href="/sandbox/caller">呼び出し元サービスの見本を開く</a>`}
        <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
      </div>`,
  };
}
