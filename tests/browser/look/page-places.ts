import { message } from '../../words/message.ts';
import { shellWords } from '../../words/shell-words.ts';
import { title } from '../../words/title.ts';
import { button, press } from '../harness/parts.ts';
import { expect } from '../harness/test.ts';
import { type Place, way } from './place.ts';

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
      // It stays as long as it is pointed at.
      await page.locator('.ui-toast', { hasText: message('loggedIn') }).hover();
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

/** A page of the portal itself: `[name, path, heading, persona]`. */
const pages: readonly (readonly [name: string, path: string, heading: string, persona?: string])[] = [
  ['home', '/', 'まどぐちポータル'],
  ['home-logged-in', '/', '未開　ふみ さんのトップページ', 'unread'],
  ['home-search', '/?q=宅建', 'まどぐちポータル'],
  ['home-applied', '/', '申請　おおき さんのトップページ', 'apply-sent'],
  ['sandbox', '/sandbox', 'サンプルの人と見本の画面'],
  ['login', '/login', 'ログイン'],
  ['family-registration', '/family-registration', '戸籍電子証明書の提出', 'qr'],
  ['todo', '/todo', 'やること', 'unread'],
  ['todo-anonymous', '/todo', 'やること'],
  ['outcomes', '/outcomes', '送った手続きの結果', 'qr'],
  ['outcomes-anonymous', '/outcomes', '送った手続きの結果'],
  ['notices', '/notices', 'メンテナンス・重要なお知らせ', 'unread'],
  ['caller', '/sandbox/caller', '呼び出し元サービスの見本', 'qr'],
  ['caller-returned', '/sandbox/caller/returned?a=b', '提出せずに戻りました', 'qr'],
  ['caller-cancelled', '/sandbox/caller/cancelled', '提出を中断しました', 'qr'],
  ['caller-finished', '/sandbox/caller/finished', '提出が終わりました', 'qr'],
  ['municipality', '/sandbox/municipality', '市区町村の見本', 'kana-filed'],
  ['municipality-anonymous', '/sandbox/municipality', '市区町村の見本'],
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
  ['busy', '/errors/busy', 'ただいま混み合っています'],
  ['private-mode', '/errors/private-mode', '手続きの画面に戻れませんでした'],
  ['app-store', '/app-store', 'カードアプリの入手'],
  ['card-app', '/card-app', 'カードアプリを開けませんでした'],
  ['hpki-form', '/hpki-form?code=B00199', '医療分野の電子署名の申請フォーム'],
  ['hpki-terms', '/hpki-terms', '医療分野の電子署名の利用規約'],
  ['nenkin-net', '/nenkin-net/record', '年金記録の確認'],
  ['pension-procedures', '/pension-procedures/claim', '年金の請求'],
  ['initial-sort', '/initial-sort?session_id=s&nonce=n', 'アプリから戻りました'],
  ['webview-top', '/webview-top.form', 'アプリのトップ'],
  ['environment', '/about/environment', '推奨環境'],
  ['privacy', '/about/privacy', 'プライバシーポリシー'],
  ['terms', '/about/terms', '利用規約'],
  ['accessibility', '/about/accessibility', 'アクセシビリティ'],
  ['help', '/help', 'お困りのとき'],
  ['help-screen', '/help/kana/kana-input-contact-information', 'お困りのとき'],
  ['languages', '/about/languages', 'Languages（日本語を読まない方へ）'],
];

export const portalPages: readonly Place[] = [
  ...pages.map(
    ([name, path, heading, persona]): Place => ({
      name: `page-${name}`,
      heading,
      reach: async (portal, page) => {
        if (persona !== undefined) await portal.login(persona);
        await page.goto(`${portal.origin}${path}`);
      },
    }),
  ),
  ...(
    [
      ['correction', '訂正を依頼する', '訂正の依頼'],
      ['notice', 'お知らせを送る', 'お知らせの送信'],
    ] as const
  ).map(
    ([name, button, heading]): Place => ({
      name: `page-municipality-${name}`,
      heading,
      reach: async (portal, page) => {
        await portal.login('kana-filed');
        await page.goto(`${portal.origin}/sandbox/municipality`);
        await page.getByRole('button', { name: button }).click();
      },
    }),
  ),
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
