import type { Page } from 'playwright/test';
import type { Fault, Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** Something a citizen can have in front of them, and the way there on the real server. */
export interface Place {
  /** File name of its pictures. */
  readonly name: string;
  /** Requirement ids proven by its being there. */
  readonly ids?: string;
  /** Words that say that it has been reached: of the h1, or of the dialog's h2. */
  readonly heading: string;
  readonly dialog?: boolean;
  /** The address answers with an error status, which Chromium logs. */
  reach(portal: Portal, page: Page): Promise<unknown>;
}

interface PlaceOptions {
  readonly persona?: string;
  readonly faults?: readonly Fault[];
  readonly settings?: Record<string, unknown>;
  readonly launch?: Record<string, string | undefined>;
  /** Below `/svc/familyregister/`. */
  readonly path?: string;
  /** Buttons pressed one after another; `+` before a name: a link or radio of that name. */
  readonly press?: readonly string[];
}

/** Logs in, plans faults and settings, is launched, and presses. */
function way({ persona = 'qr', faults = [], settings, launch, path, press = [] }: PlaceOptions): Place['reach'] {
  return async (portal, page) => {
    await portal.login(persona);
    if (settings !== undefined) await portal.settings(settings);
    for (const fault of faults) await portal.fault(fault);
    await portal.launch(launch, path);
    for (const name of press) await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  };
}

const inForm = { launch: { processId: '000' } };
const api = '/api/familyregister/';
const qrCall = '/api/common/qr-code/card-assist-info';

/** Reads a card with the app's stand-in and comes back to the screen that shows what was read. */
function readCard(options: PlaceOptions & { readonly card?: string }): Place['reach'] {
  return async (portal, page) => {
    await portal.login(options.persona ?? 'qr');
    for (const fault of options.faults ?? []) await portal.fault(fault);
    const form = { act: 'read', card: options.card ?? 'own', returnTo: '/svc/intent' };
    const reply = await portal.request.post(`${portal.origin}/sandbox/app/intent`, { form, maxRedirects: 0 });
    const back = new URL(reply.headers().location ?? '', portal.origin);
    const query = new URLSearchParams(portal.launchQuery());
    for (const name of ['sessionId', 'nonce']) query.set(name, back.searchParams.get(name) ?? '');
    await page.goto(`${portal.origin}/svc/familyregister/personal-information/confirm/?${query}`);
    for (const name of options.press ?? []) await page.getByRole('button', { name, exact: true }).click();
  };
}

export const screens: readonly Place[] = [
  { name: 'select', ids: 'FR-011 FR-012 FR-013 FR-015 FR-055', heading: '提出方法の選択', reach: way({}) },
  { name: 'select-form', ids: 'FR-050 FR-052 FR-053', heading: '提出方法の選択', reach: way(inForm) },
  { name: 'select-error', ids: 'FR-051', heading: '提出方法の選択', reach: way({ ...inForm, press: ['次へ'] }) },
  {
    name: 'select-unknown-status',
    heading: '提出方法の選択',
    reach: async (portal, page) => {
      await way({ persona: 'pseudonym-undefined', press: ['次へ'] })(portal, page);
      await expect(page.getByText('状態を確認できませんでした')).toBeVisible();
    },
  },
  { name: 'select-phone-certificate', heading: '提出方法の選択', reach: way({ persona: 'phone-4-not-ready' }) },
  {
    name: 'select-counts',
    ids: 'EN-045 EN-046',
    heading: '提出方法の選択',
    reach: async (portal, page) => {
      await way({ persona: 'unread' })(portal, page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'わたしの情報 3件' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'やること 2件' })).toBeVisible();
    },
  },
  {
    name: 'counter-input',
    ids: 'FR-011 FR-012 FR-013',
    heading: '窓口で提出する方の本籍の入力',
    reach: way({ ...inForm, path: 'counter-input/' }),
  },
  {
    name: 'counter-input-error',
    heading: '窓口で提出する方の本籍の入力',
    reach: way({ ...inForm, path: 'counter-input/', press: ['次へ'] }),
  },
  {
    name: 'personal-information',
    ids: 'FR-011 FR-012 FR-013 FR-019',
    heading: '本人情報の読み取り',
    reach: way({ path: 'personal-information/' }),
  },
  {
    name: 'personal-information-other-card',
    heading: '本人情報の読み取り',
    reach: async (portal, page) => {
      await readCard({ persona: 'intent', card: 'other' })(portal, page);
      await expect(page.getByText('ログインしたときのカードと違います')).toBeVisible();
    },
  },
  {
    name: 'qr',
    ids: 'FR-011 FR-012 FR-013',
    heading: '二次元コードの読み取り',
    reach: async (portal, page) => {
      await way({ path: 'personal-information/', press: ['読み取る'] })(portal, page);
      await expect(page.getByRole('img', { name: 'カードの読み取りに使う二次元コード' })).toBeVisible();
    },
  },
  {
    name: 'personal-information-confirm',
    ids: 'FR-011 FR-012 FR-013',
    heading: '読み取った情報の確認',
    reach: readCard({ persona: 'intent' }),
  },
  {
    name: 'personal-information-confirm-long',
    heading: '読み取った情報の確認',
    reach: readCard({ persona: 'name-long' }),
  },
  {
    name: 'confirm',
    ids: 'FR-011 FR-012 FR-013 FR-017',
    heading: '本籍と筆頭者の確認',
    reach: way({ persona: 'pseudonym-exists', path: 'confirm/' }),
  },
  { name: 'confirm-long', heading: '本籍と筆頭者の確認', reach: way({ persona: 'name-long', path: 'confirm/' }) },
  {
    name: 'offline-notice',
    heading: '提出方法の選択',
    reach: async (portal, page) => {
      await way({})(portal, page);
      await expect(page.getByRole('button', { name: '次へ' })).toBeVisible();
      await page.context().setOffline(true);
      await expect(page.getByText('インターネットにつながっていません')).toBeVisible();
    },
  },
];

const failed = (fault: Omit<Fault, 'path'>, more: PlaceOptions = {}) =>
  way({ faults: [{ path: `${api}pseudonymCheck`, ...fault }], press: ['次へ'], ...more });

export const dialogs: readonly Place[] = [
  {
    name: 'cancel-confirmation',
    ids: 'FR-057',
    heading: '申請を中断しますか？',
    reach: way({ press: ['申請を中断する'] }),
  },
  {
    name: 'explanation',
    ids: 'FR-047 FR-048 FR-049 FR-061',
    heading: 'オンラインでの提出の流れ',
    reach: way({ press: ['オンラインでの提出の流れを見る'] }),
  },
  {
    name: 'under-15',
    heading: 'この手続きは利用できません',
    reach: readCard({ persona: 'under-15-reading', press: ['次へ'] }),
  },
  {
    name: 'launch-error',
    ids: 'FR-058',
    heading: 'エラーが発生しました',
    reach: way({ launch: { returnUrl: undefined } }),
  },
  {
    name: 'generic-error',
    ids: 'FR-058',
    heading: 'エラーが発生しました',
    reach: failed({ resultCode: '0001', errorCode: 'ZZ9999', errorMessage: '' }),
  },
  { name: 'connection-lost', heading: '通信が切れました', reach: failed({ drop: 'before', times: 9 }) },
  { name: 'maintenance', heading: 'メンテナンス中です', reach: failed({ resultCode: '9004' }) },
  {
    name: 'login-again',
    heading: 'もう一度ログインしてください',
    reach: failed({ status: 401 }),
  },
  {
    name: 'invalid-request',
    heading: '送信した内容を受け付けられませんでした',
    reach: failed({ resultCode: '9001', errorMessage: '値が正しくありません。' }),
  },
  {
    name: 'no-answer',
    heading: '応答がありません',
    reach: failed({ delaySeconds: 5 }, { settings: { 'http.timeout': 0.5 } }),
  },
  {
    name: 'loading',
    ids: 'FR-060',
    heading: '識別子を確認しています。しばらくお待ちください。',
    reach: way({ persona: 'pseudonym-never', press: ['次へ'] }),
  },
  {
    name: 'system-error',
    heading: 'システムエラーが発生しました',
    reach: way({ persona: 'pseudonym-never', settings: { 'poll.limit': 1, 'poll.every': 0.2 }, press: ['次へ'] }),
  },
  {
    name: 'transfer-in-progress',
    heading: 'エラーが発生しました',
    reach: way({ persona: 'register-changing', path: 'confirm/' }),
  },
  {
    name: 'domicile-unavailable',
    heading: '本籍と筆頭者の氏名を取得できませんでした',
    reach: way({ persona: 'domicile-eds102', path: 'confirm/' }),
  },
  {
    name: 'submission-failed',
    heading: '戸籍の提出ができませんでした',
    reach: way({
      persona: 'pseudonym-exists',
      path: 'confirm/',
      faults: [{ path: `${api}createXml`, resultCode: '0001', errorCode: 'ED0001', errorMessage: '' }],
      press: ['次へ'],
    }),
  },
  {
    name: 'zoomed-image',
    heading: '本籍',
    reach: way({ persona: 'pseudonym-exists', path: 'confirm/', press: ['本籍を拡大する'] }),
  },
  {
    name: 'what-to-bring',
    heading: '本籍を受け付けました',
    reach: async (portal, page) => {
      await way({ ...inForm, path: 'counter-input/' })(portal, page);
      await page.getByRole('combobox', { name: /都道府県/ }).selectOption({ index: 13 });
      await page.getByRole('textbox', { name: /市区郡以下/ }).fill('千代田区霞が関一丁目1番');
      await page.getByRole('button', { name: '次へ' }).click();
    },
  },
  {
    name: 'qr-expired',
    heading: '二次元コードの有効期限が切れました',
    reach: async (portal, page) => {
      await page.clock.install();
      await way({ path: 'personal-information/', press: ['読み取る'] })(portal, page);
      await expect(page.getByRole('timer')).toBeVisible();
      await page.clock.fastForward(301_000);
    },
  },
  {
    name: 'qr-read-error',
    heading: '二次元コードを読み取れませんでした',
    reach: way({
      faults: [{ path: qrCall, resultCode: '0001', errorCode: 'ED1517', errorMessage: '' }],
      path: 'personal-information/',
      press: ['読み取る'],
    }),
  },
  {
    name: 'app-update',
    heading: 'アプリを新しくしてください',
    reach: way({ persona: 'app-must-update', path: 'personal-information/', press: ['読み取る'] }),
  },
  {
    name: 'app-updatable',
    heading: '新しいアプリがあります',
    reach: way({ persona: 'app-may-update', path: 'personal-information/', press: ['読み取る'] }),
  },
  {
    name: 'register-phone-certificate',
    heading: 'スマートフォンの電子証明書を登録してください',
    reach: way({ persona: 'phone-4-not-ready', path: 'personal-information/', press: ['読み取る'] }),
  },
  ...(
    [
      ['cancelled', 'extension-cancel', '読み取りを中断しました'],
      ['failed', 'extension-unexpected', '読み取れませんでした'],
    ] as const
  ).map(
    ([name, code, heading]): Place => ({
      name: `extension-${name}`,
      ids: 'FR-059',
      heading,
      reach: async (portal, page) => {
        // An address that leads nowhere, so that the page stays and the reader extension can report.
        await way({
          persona: 'intent',
          settings: { 'intentApp.url': 'intent://reader' },
          path: 'personal-information/',
        })(portal, page);
        await page.getByRole('button', { name: '読み取る' }).click();
        // The reader reports while the app is being opened, which begins a moment after the press.
        await expect
          .poll(async () => {
            await page.evaluate(
              (detail) => window.dispatchEvent(new CustomEvent('madoguchi:reader-failed', { detail })),
              { code },
            );
            return page.getByRole('dialog').count();
          })
          .toBe(1);
      },
    }),
  ),
  {
    name: 'session-warning',
    heading: 'まもなくログアウトします',
    reach: way({ settings: { 'session.limit': 1800, 'session.warnBefore': 1799 } }),
  },
  {
    name: 'session-over',
    heading: 'ログインが切れました',
    reach: async (portal, page) => {
      await page.clock.install();
      // The last call of the visit: each answer makes the login last longer.
      await Promise.all([page.waitForResponse(/\/api\/my\/notification\/list$/), way({})(portal, page)]);
      await expect(page.getByRole('button', { name: '次へ' })).toBeVisible();
      await page.clock.fastForward(31 * 60_000);
    },
  },
];

/** What the frame around the screens says. */
export const frame: readonly Place[] = [
  {
    name: 'login-toast',
    heading: '提出方法の選択',
    reach: async (portal, page) => {
      await page.goto(`${portal.origin}/login`);
      await page.getByRole('button', { name: 'カードアプリでログインする' }).click();
      await way({})(portal, page);
      // It stays as long as it is pointed at.
      await page.locator('.ui-toast', { hasText: 'ログインしました' }).hover();
    },
  },
  {
    name: 'update-notice',
    ids: 'ER-165 ER-166',
    heading: '本人情報の読み取り',
    reach: async (portal, page) => {
      await way({})(portal, page);
      await expect(page.getByRole('button', { name: '次へ' })).toBeVisible();
      await page.route('**/svc/data/manifest.json', (route) => route.fulfill({ json: { buildId: 'newer' } }));
      await page.getByRole('button', { name: '次へ' }).click();
      await expect(page.getByText('更新を検知しました')).toBeVisible();
    },
  },
  {
    name: 'screen-not-shown',
    ids: 'ER-161',
    heading: '画面を表示できませんでした',
    reach: async (portal, page) => {
      await page.route('**/svc/data/screens/*', (route) => route.abort());
      await way({})(portal, page);
    },
  },
];

/** A page of the portal itself: `[name, path, heading, persona]`. */
const pages: readonly (readonly [name: string, path: string, heading: string, persona?: string])[] = [
  ['home', '/', 'まどぐちポータル'],
  ['home-logged-in', '/', '未開　ふみ さんのホーム', 'unread'],
  ['login', '/login', 'ログイン'],
  ['family-registration', '/family-registration', '戸籍電子証明書の提出', 'qr'],
  ['todo', '/todo', 'やること', 'unread'],
  ['todo-anonymous', '/todo', 'やること'],
  ['notices', '/notices', 'メンテナンス・重要なお知らせ', 'unread'],
  ['caller', '/sandbox/caller', '呼び出し元サービスの見本', 'qr'],
  ['caller-returned', '/sandbox/caller/returned?a=b', '提出せずに戻りました', 'qr'],
  ['caller-cancelled', '/sandbox/caller/cancelled', '提出を中断しました', 'qr'],
  ['caller-finished', '/sandbox/caller/finished', '提出が終わりました', 'qr'],
  ['municipality', '/sandbox/municipality', '市区町村の見本', 'kana-filed'],
  ['municipality-anonymous', '/sandbox/municipality', '市区町村の見本'],
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
      await way({ path: 'personal-information/', press: ['読み取る'] })(portal, page);
      // On a computer the link is not shown: the code is scanned there.
      const link = page.locator('main a', { hasText: 'このスマートフォンで開く' });
      await page.goto((await link.getAttribute('href')) ?? '');
    },
  },
];
