import { isErrorNumber } from '../../../forms/error-number.ts';
import { banner } from '../../kernel/page/banner.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import { loginLink, type Page } from '../../kernel/page/page.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';

/** Stand-in for the external form of the medical-field e-signature; `code`: the error that led here, empty = none. */
export function hpkiFormPage(code: string): Page {
  return {
    title: '医療分野の電子署名の申請フォーム',
    main: html`<h1>医療分野の電子署名の申請フォーム</h1>
      ${code !== '' && whatHappened(code)}
      <p>このポータルで申請できないときに、資格の書類を添えて申請するフォームです。</p>
      ${banner('info', html`ここは、外部の申請フォームの代わりのページです。実際の運用では、フォームのアドレスを設定します。`)}
      <div class="ui-buttons">
        <a class="ui-button ui-button-primary" href="${screenAddress('hpki-top')}">ポータルの申請に戻る</a>
        <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
      </div>`,
  };
}

function whatHappened(code: string): Html {
  const loggedOut = code === 'ED1107' || code === 'http-401';
  return banner(
    'warning',
    html`<p><strong>ポータルの申請を続けられませんでした。</strong>${
      loggedOut
        ? 'ログインしていないか、時間がたってログインが切れています。'
        : 'しばらくしてから「ポータルの申請に戻る」を押すと、続けられます。'
    }</p>
    <p>「申請する」を押したあとのときは、申請が受け付けられていることがあります。もう一度申請する前に、「ポータルの申請に戻る」を押して、申請の状況を確かめてください。</p>
    ${loggedOut && html`<p><a class="ui-button ui-button-primary" href="${loginLink(screenAddress('hpki-top'))}">ログインして続ける</a></p>`}
    ${isErrorNumber(code) && html`<p><small>お問い合わせ番号：${code}</small></p>`}
`,
  );
}

export const hpkiTermsPage: Page = {
  title: '医療分野の電子署名の利用規約',
  main: html`<h1>医療分野の電子署名の利用規約</h1>
    ${banner('info', html`ここは、申請先の利用規約の代わりのページです。実際の運用では、規約のアドレスを設定します。`)}
    <p>電子証明書は、医療の資格のある本人が、医療の書類に署名するために使います。ほかの人に使わせることはできません。</p>
    <p>申請の画面は、もとのタブに残っています。</p>`,
};
