import type { Page } from 'playwright/test';
import { callPortal } from '../harness/call-portal.ts';
import { button, press } from '../harness/parts.ts';
import { readByPhone } from '../harness/phone.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, dialog, expectDialog, expectError } from './error-screen.ts';
import {
  draftNotification,
  expectKana,
  type KanaScreen,
  kanaCalls,
  kanaHeading,
  kanaScreens,
  openKana,
  pressTo,
} from './kana.ts';

const isLogin = '/api/common/login/is-login';
const mdocRegister = '/api/common/mdoc/register';
const main = (page: Page) => page.getByRole('main');
const start = '届出をはじめる';

test('logged out: the top with the way to log in, asking for nothing but is-login; every other screen is the error of type 06 without data [RO-001 RO-010 RO-011 RO-012 AM-083 AM-084]', async ({
  page,
  portal,
  accessible,
}) => {
  test.slow();
  // A browser that the sandbox knows, so that its calls are recorded.
  await portal.settings({});
  await openKana(portal, 'top');
  await expectKana(page, 'top');
  await expect(main(page)).toContainText('手続きをするには、ログインしてください。');
  await expect(button(page, start)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'これまでの手続き' })).toHaveCount(0);
  await accessible('the top, logged out');
  const others = (Object.keys(kanaScreens) as KanaScreen[]).filter((name) => name !== 'top');
  for (const name of others) {
    await openKana(portal, name, name.startsWith('sign') ? '?sessionId=s&nonce=n' : '');
    await expectError(page, '06');
    await expect(main(page).locator('img, form, dl'), name).toHaveCount(0);
  }
  expect(new Set((await portal.journal()).map(({ path }) => path))).toEqual(new Set([isLogin]));
  await expect(callPortal(portal, kanaCalls.get)).rejects.toThrow('ED1107');
  await pressTo(page, 'top', 'はじめの画面に戻る');
  await press(page, 'ログインする');
  await page.waitForURL((url) => url.pathname.includes('/login'));
});

test('an agent is refused on every screen, the top too, and by the portal [RO-003 RO-015 AM-084]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('agent');
  for (const name of ['top', 'read', 'input', 'sign', 'correct', 'checkWithdrawal'] as const) {
    await openKana(portal, name);
    await expectError(page, '00');
    await expect(main(page)).toContainText('この手続きは、ご本人だけが利用できます。');
  }
  await accessible('the error screen of an agent');
  await expect(main(page).getByRole('button')).toHaveText(['トップページへ']);
  const service = (await portal.journal()).filter(({ path }) => path.startsWith('/api/certificate'));
  expect(service).toEqual([]);
  await expect(callPortal(portal, kanaCalls.create, { type: '1' })).rejects.toThrow('EDV101');
  await expect(callPortal(portal, kanaCalls.get)).rejects.toThrow('EDV101');
});

test('a screen of another procedure is refused, and the one under way is not touched [KN-082 KN-087 KN-088 AM-081]', async ({
  page,
  portal,
}) => {
  // Somebody who has something left to file besides.
  await portal.login('kana-correction-details');
  const refused = async (names: readonly KanaScreen[]) => {
    for (const name of names) {
      await openKana(portal, name, name.startsWith('sign') ? '?sessionId=s&nonce=n' : '');
      await expectError(page, '02');
      await expect(main(page)).toContainText('ほかの手続き（届出、訂正、取り下げのどれか）の途中です。');
    }
  };
  await openKana(portal, 'top');
  await pressTo(page, 'correct', 'correct');
  await refused(['read', 'input', 'sign', 'complete', 'withdraw', 'reason']);
  await openKana(portal, 'correct');
  await expectKana(page, 'correct');
  await openKana(portal, 'top');
  await pressTo(page, 'read', start);
  await refused(['correct', 'signCorrection', 'withdraw']);
  await openKana(portal, 'read');
  await expectKana(page, 'read');
});

const certificates = [
  ['RO-017 type 4', 'kana-phone-4-not-ready', 'phone-4', /\/sandbox\/app\/native/u],
  ['RO-018 type 5', 'phone-5-not-ready', 'phone-5', /\/sandbox\/app\/intent/u],
] as const;

for (const [rows, notReady, ready, app] of certificates)
  test(`${rows} AM-085 without mdocFlag 1: told on the top, blocked when reading and when signing; with it the registration comes before the app`, async ({
    page,
    portal,
  }) => {
    const told = 'お使いのスマートフォンの電子証明書は、まだ登録されていません。';
    const blocked = async (name: 'read' | 'sign', button: string) => {
      await expect(main(page)).toContainText(told);
      await press(page, button);
      await expect(await expectDialog(page, 'スマートフォンの電子証明書を登録してください')).toContainText(told);
      await answer(page, 'とじる');
      await expectKana(page, name);
    };
    await portal.login(notReady);
    await openKana(portal, 'top');
    await expect(main(page)).toContainText(told);
    await pressTo(page, 'read', start);
    await blocked('read', '読み取る');
    await draftNotification(portal);
    await openKana(portal, 'agreement');
    await page.getByRole('checkbox').check();
    await pressTo(page, 'sign', 'next');
    await blocked('sign', '署名する');
    const paths = (await portal.journal()).map(({ path }) => path);
    expect(paths.filter((path) => path === mdocRegister || path === kanaCalls.signaturePrepare)).toEqual([]);

    await portal.login(ready);
    await openKana(portal, 'top');
    await expectKana(page, 'top');
    await expect(main(page)).not.toContainText(told);
    await pressTo(page, 'read', start);
    await press(page, 'read');
    await page.waitForURL(app);
    expect(await portal.journal(mdocRegister)).toHaveLength(1);
  });

test('EDV102 on the top: recorded, told, no start; on the screens after it type 04 [KN-095 ER-005 ER-085 AM-093]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('kana-transfer');
  await openKana(portal, 'top');
  await expect(main(page)).toContainText('戸籍の異動処理中のため、いまは届出できません。');
  await expect(button(page, start)).toHaveCount(0);
  await expect(main(page)).toContainText('これまでの手続きはありません。');
  await accessible('the top while the register is changed');
  expect(await kept(page, 'transferInProgress')).toContain('true');
  await openKana(portal, 'read');
  await press(page, 'read');
  await expect(page.getByRole('timer')).toBeVisible();
  await readByPhone(page, portal);
  await expectError(page, '04', 'EDV102');
});

test('before, in and after the acceptance period: the top explains, and the portal refuses too [ER-086]', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await draftNotification(portal);
  const submit = () =>
    callPortal(portal, kanaCalls.submit, {
      report: { type: '1', reports: [], informant: { address: '', email: '', phone: '' } },
    });
  const closed = async (period: Record<string, string>, says: string) => {
    await portal.settings(period);
    await openKana(portal, 'top');
    await expect(main(page)).toContainText(says);
    await expect(button(page, start)).toHaveCount(0);
    await expect(submit()).rejects.toThrow('EDV103');
    await expect(callPortal(portal, kanaCalls.create, { type: '1' })).rejects.toThrow('EDV103');
  };
  await closed({ 'kana.acceptance.from': '29990401' }, 'オンラインの届出は、2999年4月1日から受け付けます。');
  await closed(
    { 'kana.acceptance.from': '20250526', 'kana.acceptance.to': '20260525' },
    'オンラインの届出は、2026年5月25日で終わりました。',
  );
  await openKana(portal, 'read');
  await press(page, 'read');
  await expect(page.getByRole('timer')).toBeVisible();
  await readByPhone(page, portal);
  await expectError(page, '01', 'EDV103');
  await portal.settings({ 'kana.acceptance.to': '29990331' });
  await openKana(portal, 'top');
  await expect(button(page, start)).toBeVisible();
});

/** What the browser keeps of the service under a name of its state; null = nothing. */
function kept(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), `madoguchi.state.kana.${name}`);
}

test('opening the top clears what is kept and deletes the temporary session; ways to it inside the procedure warn first, and a setting makes it ask [KN-089 KN-090 KN-091 KN-092 API-130 AM-082]', async ({
  page,
  portal,
}) => {
  const deleted = async () => (await portal.journal(kanaCalls.tempDelete)).length;
  const warns = async (open: () => Promise<void>) => {
    await open();
    await expect(await expectDialog(page, 'はじめの画面に戻りますか？')).toContainText(
      'はじめの画面に戻ると、入力しただけの内容は消えます。',
    );
    await answer(page, 'この画面に残る');
    await expect(dialog(page)).toHaveCount(0);
  };
  await portal.settings({ 'button.lock': 0 });
  await portal.login('kana-correction');
  await openKana(portal, 'top');
  await pressTo(page, 'correct', 'correct');
  expect([await kept(page, 'process'), await kept(page, 'messageId')].map((value) => value !== null)).toEqual([
    true,
    true,
  ]);
  await warns(() => press(page, 'やめて、はじめの画面に戻る'));
  const count = await deleted();
  await press(page, 'やめて、はじめの画面に戻る');
  await answer(page, 'はじめの画面に戻る');
  await expectKana(page, 'top');
  await expect.poll(deleted).toBe(count + 1);
  expect([await kept(page, 'process'), await kept(page, 'messageId')]).toEqual([null, null]);

  await portal.login('kana-single');
  await draftNotification(portal, { verified: false });
  await openKana(portal, 'code');
  await expectKana(page, 'code');
  expect([await kept(page, 'process'), await kept(page, 'mail')].map((value) => value !== null)).toEqual([true, true]);
  await openKana(portal, 'read');
  await expectKana(page, 'read');
  await warns(() => press(page, 'back'));
  await openKana(portal, 'top');
  await expectKana(page, 'top');
  await pressTo(page, 'code', '続きから再開');
  await openKana(portal, 'top');
  await expectKana(page, 'top');
  await page.goto(`${portal.origin}/`);
  await page.getByRole('link', { name: '続きから再開', exact: true }).click();
  await expectKana(page, 'code');

  await portal.settings({ 'kana.top.asksBeforeDelete': true });
  await openKana(portal, 'top');
  await expectKana(page, 'top');
  await expect(button(page, start)).toBeVisible();
  expect([await kept(page, 'process'), await kept(page, 'mail'), await kept(page, 'draft')]).toEqual([
    null,
    null,
    null,
  ]);
  await expect(callPortal(portal, kanaCalls.inputGet)).rejects.toThrow('EDV105');
});

async function openDrafted(portal: Portal, persona: string, name: KanaScreen): Promise<void> {
  await portal.login(persona);
  await draftNotification(portal, { reports: {}, contact: null });
  await openKana(portal, name);
}

test('birthdates with seasons and parts of months; a code that is on no list; no reading that can be shown [EN-030 EN-031 EN-032 VA-024 VA-025 AM-057]', async ({
  page,
  portal,
}) => {
  await openDrafted(portal, 'kana-seasons', 'family');
  await expectKana(page, 'family');
  const texts =
    '1950年春 1951年夏 1975年秋 1976年冬 1978年04月上旬 1980年04月中旬 1982年04月下旬 1984年04月 1986年 不明';
  for (const text of texts.split(' ')) await expect(main(page)).toContainText(`${text}（`);

  await openDrafted(portal, 'kana-bad-birthdate', 'family');
  await expectError(page, '10', 'B00105');

  await openDrafted(portal, 'kana-no-furigana', 'family');
  await expect(kanaHeading(page, 'family')).toBeVisible();
  await expect(main(page)).toContainText('表示できる振り仮名がありません。この手続きで、振り仮名を届け出てください。');
  await pressTo(page, 'select');
  await expect(main(page)).toContainText('表示できる振り仮名がありません。届出をしてください。');
  await expect(main(page)).toContainText('振り仮名を市区町村で確認しているため、いまは届け出られません。');
});
