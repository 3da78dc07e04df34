import type { Fault } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import { api, inForm, type Place, type PlaceOptions, qrCall, readCard, way } from './places.ts';

const failed = (fault: Omit<Fault, 'path'>, more: PlaceOptions = {}) =>
  way({ faults: [{ path: `${api}pseudonymCheck`, ...fault }], press: ['next'], ...more });

export const dialogs: readonly Place[] = [
  {
    name: 'cancel-confirmation',
    ids: 'FR-057',
    heading: '申請を中断しますか？',
    reach: way({ press: ['cancel'] }),
  },
  {
    name: 'explanation',
    ids: 'FR-047 FR-048 FR-049 FR-061',
    heading: 'オンラインでの提出の流れ',
    reach: way({ press: ['explanation'] }),
  },
  {
    name: 'under-15',
    heading: 'この手続きは利用できません',
    reach: readCard({ persona: 'under-15-reading', press: ['next'] }),
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
    reach: way({ persona: 'pseudonym-never', press: ['next'] }),
  },
  {
    name: 'system-error',
    heading: 'システムエラーが発生しました',
    reach: way({ persona: 'pseudonym-never', settings: { 'poll.limit': 1, 'poll.every': 0.2 }, press: ['next'] }),
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
      press: ['next'],
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
      await way({ path: 'personal-information/', press: ['read'] })(portal, page);
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
      press: ['read'],
    }),
  },
  {
    name: 'app-update',
    heading: 'アプリを新しくしてください',
    reach: way({ persona: 'app-must-update', path: 'personal-information/', press: ['read'] }),
  },
  {
    name: 'app-updatable',
    heading: '新しいアプリがあります',
    reach: way({ persona: 'app-may-update', path: 'personal-information/', press: ['read'] }),
  },
  {
    name: 'register-phone-certificate',
    heading: 'スマートフォンの電子証明書を登録してください',
    reach: way({ persona: 'phone-4-not-ready', path: 'personal-information/', press: ['read'] }),
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
