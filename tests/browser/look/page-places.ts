import { message } from '../../words/message.ts';
import { shellWords } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { button, press } from '../harness/parts.ts';
import { expect } from '../harness/test.ts';
import { type PageRow, type Place, pageAt, way } from './place.ts';

/** What the frame around the screens says. */
export const frame: readonly Place[] = [
  {
    name: 'login-toast',
    isOfToast: true,
    heading: title('familyregister-select'),
    reach: async (portal, page) => {
      await page.goto(`${portal.origin}/login`);
      await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
      await way({})(portal, page);
      // It stays as long as it is pointed at. A pointer of the browser's would leave it as soon as the window has another size.
      await page.locator('.ui-toast', { hasText: message('loggedIn') }).dispatchEvent('mouseover');
    },
  },
  {
    name: 'update-notice',
    ids: 'ER-165 ER-166',
    heading: title('familyregister-personal-information'),
    reach: async (portal, page) => {
      await way({})(portal, page);
      await expect(button(page, 'next')).toBeVisible();
      await page.route('**/svc/data/build.json', (route) => route.fulfill({ json: { buildId: 'newer' } }));
      await press(page);
      await expect(page.getByText(shellWords().updateTitle)).toBeVisible();
    },
  },
  {
    name: 'screen-not-shown',
    ids: 'ER-161',
    heading: shellWords().fatalTitle,
    reach: async (portal, page) => {
      await way({})(portal, page);
      // A page that the server draws brings its screen along.
      await portal.leaveDrawing();
      await page.route('**/svc/data/screens/*', (route) => route.abort());
      await page.reload();
    },
  },
];

const pages: readonly PageRow[] = [
  ['home', '/', 'まどぐちポータル'],
  ['home-logged-in', '/', '未開　ふみ さんのトップページ', 'unread'],
  ['home-search', '/?q=宅建', 'まどぐちポータル'],
  ['home-applied', '/', '申請　おおき さんのトップページ', 'apply-sent'],
  ['sandbox', '/sandbox', 'サンプルの人と見本の画面'],
  ['login', '/login', 'ログイン'],
  ['todo', '/todo', 'やること', 'unread'],
  ['todo-anonymous', '/todo', 'やること'],
  ['outcomes', '/outcomes', '送った手続きの結果', 'qr'],
  ['outcomes-anonymous', '/outcomes', '送った手続きの結果'],
  ['notices', '/notices', 'メンテナンス・重要なお知らせ', 'unread'],
  ['my-information', '/my-information', 'わたしの情報', 'unread'],
  ['caller', '/sandbox/caller', '呼び出し元サービスの見本', 'qr'],
  ['caller-returned', '/sandbox/caller/returned?a=b', '提出せずに戻りました', 'qr'],
  ['caller-cancelled', '/sandbox/caller/cancelled', '提出を中断しました', 'qr'],
  ['caller-finished', '/sandbox/caller/finished', '提出が終わりました', 'qr'],
  ['agency', '/sandbox/agency', '申請先の見本', 'apply-sent'],
  ['agency-anonymous', '/sandbox/agency', '申請先の見本'],
  ['mails', '/sandbox/mails', '届いたメールの見本', 'apply-sent'],
  ['mails-anonymous', '/sandbox/mails', '届いたメールの見本'],
  ['phone-unknown', '/sandbox/phone/read?token=none', '二次元コードを確認できません'],
  ['app-native', '/sandbox/app/native?mode=04&service=01&lang=ja', 'カードアプリ（見本）', 'native-app'],
  ['app-intent', '/sandbox/app/intent', '端末の読み取り機能（見本）', 'intent'],
  ['app-login', '/sandbox/app/login', 'カードアプリ（見本）'],
  ['not-found', '/not-found', 'ページが見つかりません'],
  ['system-error-page', '/errors/system', 'システムエラーが発生しました'],
  ['busy', '/errors/busy', 'いま、混み合っています'],
  ['private-mode', '/errors/private-mode', '手続きの画面に戻れませんでした'],
  ['not-logged-in', '/login/return', 'ログインを完了できませんでした'],
  ['app-store', '/app-store', 'カードアプリの入手'],
  ['card-app', '/card-app', 'カードアプリを開けませんでした'],
  ['initial-sort', '/initial-sort?session_id=s&nonce=n', 'アプリから戻りました'],
  ['webview-top', '/webview-top.form', 'アプリのトップ'],
  ['environment', '/about/environment', '推奨環境'],
  ['privacy', '/about/privacy', 'プライバシーポリシー'],
  ['terms', '/about/terms', '利用規約'],
  ['accessibility', '/about/accessibility', 'アクセシビリティ'],
  ['help', '/help', 'お困りのとき'],
  ['languages', '/about/languages', 'Languages（日本語を読まない方へ）'],
];

export const portalPages: readonly Place[] = [
  ...pages.map(pageAt),
  {
    name: 'page-phone',
    heading: 'カードの読み取り',
    reach: async (portal, page) => {
      await way({ path: 'personal-information/', press: ['read'] })(portal, page);
      // On a computer the link is not shown: the code is scanned there.
      const link = page.locator('main a', { hasText: 'このスマートフォンで開く' });
      await page.goto((await link.getAttribute('href')) ?? '');
    },
  },
];
