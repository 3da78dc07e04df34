import type { Page } from 'playwright/test';
import { button, press } from '../harness/parts.ts';
import { readByPhone, signByPhone } from '../harness/phone.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';
import { answer, dialog, expectDialog, sentKeys } from './error-screen.ts';
import { draftNotification, expectKana, type KanaScreen, kanaCalls, openKana, pressTo } from './kana.ts';

const renew = '二次元コードを更新する';
const renewed = '新しい二次元コードを表示しました。';
const expired = '二次元コードの有効期限が切れました';
const unreadable = '二次元コードを読み取れませんでした';

interface Scan {
  readonly rows: string;
  readonly screen: KanaScreen;
  readonly start: string;
  readonly image: string;
  /** Calls that give the code, and that ask whether it was used. */
  readonly info: string;
  readonly status: string;
  open(page: Page, portal: Portal): Promise<void>;
  /** Somebody else's card, and what the screen says of it. */
  other(page: Page, portal: Portal): Promise<void>;
  readonly notOther: string;
  fails(page: Page, portal: Portal): Promise<void>;
  use(page: Page, portal: Portal): Promise<void>;
  readonly next: KanaScreen;
}

const scans: readonly Scan[] = [
  {
    rows: 'AM-128 EL2205',
    screen: 'read',
    start: '読み取る',
    image: 'カードの読み取りに使う二次元コード',
    info: '/api/common/qr-code/card-assist-info',
    status: '/api/common/qr-code/card-assist-status-check',
    open: (_page, portal) => openKana(portal, 'read'),
    other: (page, portal) => readByPhone(page, portal, 'other'),
    notOther: 'ログインしたときのカードと違います。',
    fails: (page, portal) => readByPhone(page, portal, 'unreadable'),
    use: readByPhone,
    next: 'family',
  },
  {
    rows: 'AM-128 EL2205',
    screen: 'sign',
    start: '署名する',
    image: '署名に使う二次元コード',
    info: kanaCalls.signatureQrInfo,
    status: kanaCalls.signatureStatus,
    async open(page, portal) {
      await draftNotification(portal);
      await openKana(portal, 'agreement');
      await page.getByRole('checkbox').check();
      await pressTo(page, 'sign', 'next');
    },
    other: (page, portal) => signByPhone(page, portal, { card: 'other' }),
    notOther: 'ログインしたときのカードと違うカードで署名しています。',
    fails: (page, portal) => signByPhone(page, portal, { card: 'unreadable' }),
    use: signByPhone,
    next: 'complete',
  },
];

for (const scan of scans)
  test(`${scan.rows} ${scan.screen}: the code stands in the screen; it expires, is renewed, ends on the server, survives a lost connection and a card that is not read; another card is told; then the screen goes on`, async ({
    page,
    portal,
  }) => {
    test.slow();
    await portal.login('kana-single');
    await portal.settings({ 'button.lock': 0, 'button.readLock': 0 });
    await page.clock.install();
    const image = page.getByRole('img', { name: scan.image });
    const timer = page.getByRole('timer');
    const asked = async () => (await portal.journal(scan.status)).length;
    await scan.open(page, portal);

    /** Waits for the code that this press asks for. */
    const shows = async (press: () => Promise<void>) => {
      const given = page.waitForResponse(`**${scan.info}`);
      await press();
      const { resBody } = await (await given).json();
      const link = page.getByRole('main').locator('a[href*="/sandbox/phone/"]');
      await expect(link).toHaveAttribute('href', resBody.readingUrl);
      return resBody.accessKey as string;
    };
    const first = await shows(() => press(page, scan.start));
    await expect(image).toBeVisible();
    await expect(timer).toHaveText(/残り時間 0[45]:\d\d/u);
    await expect.poll(asked).toBeGreaterThan(0);

    // Renewed by hand: the old key is sent, and the limit begins anew.
    await page.clock.fastForward('04:00');
    await expect(timer).toHaveText(/0[01]:\d\d/u);
    await expect(page.getByRole('main').getByText(renewed)).toHaveCount(0);
    const second = await shows(() => page.getByRole('main').getByText(renew, { exact: true }).click());
    await expect(page.getByRole('main').getByText(renewed)).toHaveCount(1);
    await expect(timer).toHaveText(/0(4:5\d|5:00)/u);
    expect(await sentKeys(portal, scan.info)).toEqual(['', first]);

    // Expired, and renewed from the dialog.
    await page.clock.fastForward('05:02');
    await expect(await expectDialog(page, expired)).toContainText('続きから読み取れます。');
    await shows(() => answer(page, renew));
    expect(await sentKeys(portal, scan.info)).toEqual(['', first, second]);

    // A lost connection while waiting is no reason to stop; nor is a card that could not be read.
    const before = await asked();
    await portal.fault({ path: scan.status, drop: 'before' });
    await portal.fault({ path: scan.status, nth: 2, drop: 'after' });
    await scan.fails(page, portal);
    await page.clock.runFor(4000);
    await expect.poll(asked).toBeGreaterThan(before + 3);
    await expect(dialog(page)).toHaveCount(0);
    await expect(image).toBeVisible();

    // Too old for the server (ED1517): back, and begun again: the portal gives the code that this session waits for, or a new one.
    await portal.advanceClock(301);
    await expect(await expectDialog(page, unreadable)).toContainText('お問い合わせ番号：ED1517');
    await answer(page, '戻る');
    await expect(button(page, scan.start)).toBeVisible();
    await expect(image).toHaveCount(0);
    await shows(() => press(page, scan.start));
    expect((await sentKeys(portal, scan.info)).at(-1)).toBe('');

    // Expired, and back.
    await page.clock.fastForward('05:02');
    await expectDialog(page, expired);
    await answer(page, '戻る');
    await expect(button(page, scan.start)).toBeVisible();

    // ED1517 where the code itself is asked for.
    await portal.fault({ path: scan.info, errorCode: 'ED1517', errorMessage: 'テスト' });
    await press(page, scan.start);
    await expectDialog(page, unreadable);
    await shows(() => answer(page, renew));

    await scan.other(page, portal);
    await expect(page.getByRole('main')).toContainText(scan.notOther);
    await shows(() => press(page, scan.start));
    await scan.use(page, portal);
    await expectKana(page, scan.next);
  });

test('WL1506 a reading that nobody made: read again; signatureStatus 2: who gives up on the phone comes back to the screen, and may sign after all', async ({
  page,
  portal,
}) => {
  await portal.login('kana-single');
  await openKana(portal, 'read', '?sessionId=s&nonce=n');
  await expect(page.getByRole('main')).toContainText('カードの読み取りをやり直してください。');
  expect(new URL(page.url()).search).toBe('');
  await scans[1]?.open(page, portal);
  await press(page, 'sign');
  await expect(page.getByRole('timer')).toBeVisible();
  await signByPhone(page, portal, { act: 'stop' });
  await expect(page.getByRole('main')).toContainText('署名を中止しました。');
  await expect(button(page, 'sign')).toBeVisible();
  expect(await portal.journal(kanaCalls.submit)).toEqual([]);
});
