import { banner } from '../../kernel/page/banner.ts';
import { html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import { screenAddress } from '../../kernel/page/screen-address.ts';

const sites: { readonly [site: string]: { readonly [matter: string]: string } } = {
  'nenkin-net': {
    record: '年金記録の確認',
    'regular-notice': 'ねんきん定期便',
    estimate: '年金の見込額の試算',
    deduction: '控除証明書の確認',
    withholding: '源泉徴収票の確認',
  },
  'pension-procedures': {
    exemption: '保険料の免除・納付猶予の申請',
    'student-deferment': '学生納付特例の申請',
    additional: '付加保険料の申し込み',
    'account-transfer': '口座振替の申し込み',
    claim: '年金の請求',
    'receiving-account': '受け取る口座の変更',
    dependents: '扶養親族等申告書の提出',
  },
};

export const pensionSites: readonly string[] = Object.keys(sites);

/** Stand-in for a page of the pension service's own sites; null: no such matter. */
export function pensionSitePage(site: string, matter: string): Page | null {
  const matters = sites[site] ?? {};
  const title = Object.hasOwn(matters, matter) ? matters[matter] : undefined;
  if (title === undefined) return null;
  return {
    title,
    main: html`<h1>${title}</h1>
      ${banner('info', html`ここは、年金の手続きのサイトの代わりのページです。実際の運用では、サイトのアドレスを設定します。`)}
      <div class="ui-buttons">
        <a class="ui-button ui-button-primary" href="${screenAddress('nenkin-select-menu')}">年金の手続きの選択に戻る</a>
        <a class="ui-button ui-button-secondary" href="/">トップページへ</a>
      </div>`,
  };
}
