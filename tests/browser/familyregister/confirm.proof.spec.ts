import type { Page } from 'playwright/test';
import { dialogWords } from '../../words/dialog-words.ts';
import { onButton } from '../../words/on-button.ts';
import { title } from '../../words/title.ts';
import { button, heading } from '../harness/parts.ts';
import type { Portal } from '../harness/portal.ts';
import { expect, test } from '../harness/test.ts';

const confirm = 'familyregister-confirm';
const words = (name: string) => dialogWords(confirm, name);
const [cancelled, changing] = [words('cancelConfirmation'), words('transferInProgress')];
const [unknown, failed] = [words('outcomeUnknown'), words('submissionFailed')];
const [done, none, launchDone] = [words('outcomeDone'), words('outcomeNone'), words('launchDone')];
const domicileGet = '/api/familyregister/domicileGet';
const createXml = '/api/familyregister/createXml';

/** Both have the same words: the button of this screen stands above the way out that every screen of the service has (FR-013, FR-027). */
const ends = (page: Page) =>
  page.getByRole('button', { name: onButton('familyregister-select', 'cancel'), exact: true });
const cancel = (page: Page) => ends(page).first();
const leave = (page: Page) => ends(page).nth(1);

const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** Launched straight at the confirmation of a person who already has a pseudonym (AM-014). */
async function openConfirm(portal: Portal, persona = 'pseudonym-exists', change: Record<string, string> = {}) {
  await portal.login(persona);
  await portal.launch(change, 'confirm/');
}

test.describe('the register is shown', () => {
  test('both entries stand as png pictures with their text as alternative [FR-017 FR-018 FR-025 FR-026 FR-028 FR-029 EN-034 EN-035 EN-036 EN-037 API-056 API-057 AM-014]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal);
    await expect(heading(page, title(confirm))).toBeVisible();
    for (const opener of [button(page, 'next'), button(page, 'back'), cancel(page), leave(page)])
      await expect(opener).toBeVisible();
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,iVBOR/);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
      await expect(picture).toHaveAttribute('alt', /.+/);
    }
    const [call] = await portal.journal(domicileGet);
    expect(call?.request).toEqual({ commonHeader: { screenId: 'SCK2301-01-003' } });
  });

  test('coming back from the page cache fetches the register again [FR-117 EN-039]', async ({ page, portal }) => {
    await openConfirm(portal);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
    // Chromium's page cache is not kept in a headless run: the event it would send is sent instead.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(async () => (await portal.journal(domicileGet)).length).toBe(2);
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  });

  test('on leaving, nothing of the register stays in the browser [FR-118]', async ({ page, portal }) => {
    await openConfirm(portal);
    await expect(heading(page, title(confirm))).toBeVisible();
    const alt = await page.getByRole('main').getByRole('img').first().getAttribute('alt');
    await button(page, 'back').click();
    await expect(heading(page, title('familyregister-select'))).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(alt ?? 'no alternative text');
    expect(await page.content()).not.toContain('data:image/png');
  });

  test('back leads to the selection for a person who came from there or straight [FR-026 AM-017]', async ({
    page,
    portal,
  }) => {
    await portal.login('pseudonym-exists');
    await portal.launch();
    await button(page, 'next').click();
    await expect(heading(page, title(confirm))).toBeVisible();
    await button(page, 'back').click();
    await expect(heading(page, title('familyregister-select'))).toBeVisible();
  });

  test('cancel asks first, keeps the data on second thoughts, and leaves to cancelUrl [FR-027 FR-057 ER-065 ER-079 AM-115]', async ({
    page,
    portal,
    accessible,
  }) => {
    await openConfirm(portal);
    for (const opener of [cancel(page), leave(page)]) {
      await opener.click();
      const dialog = page.getByRole('dialog', { name: cancelled.title });
      await expect(dialog).toBeVisible();
      await accessible('cancel confirmation');
      await dialog.getByRole('button', { name: cancelled.button('continue') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
    }
    await leave(page).click();
    await answer(page, cancelled.button('cancel'));
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
  });
});

test.describe('the register cannot be shown', () => {
  test('a register change in progress with 000 leads to the counter input [FR-099 AM-001]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal, 'register-changing', { processId: '000' });
    await expect(heading(page, title('familyregister-counter-input'))).toBeVisible();
  });

  test('a register change in progress with 001 shows the transfer error and leaves to cancelUrl [FR-100 FR-101 ER-071]', async ({
    page,
    portal,
    accessible,
  }) => {
    await openConfirm(portal, 'register-changing');
    await expect(page.getByRole('dialog')).toContainText(changing.text);
    await accessible('transfer in progress');
    await answer(page, changing.button('ok'));
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
  });

  const unavailable = [
    ['ER-043 ER-053', 'domicile-eds102', 'EDS102', '本籍地の市区町村から'],
    ['ER-044 ER-054', 'domicile-eds103', 'EDS103', '1つに決められませんでした'],
    ['ER-045 ER-055', 'domicile-eds104', 'EDS104', 'まだ登録されていません'],
  ] as const;
  for (const [rows, persona, code, message] of unavailable) {
    for (const [row, processId] of [
      ['ER-056', '000'],
      ['ER-057', '001'],
    ] as const) {
      test(`${rows} ${row} ER-078 AM-041 AM-042 ${code} from real state with ${processId}: its dialog, the server's message, 次へ leads on`, async ({
        page,
        portal,
      }) => {
        await openConfirm(portal, persona, { processId });
        const dialog = page.getByRole('dialog', { name: words('domicileUnavailable').title });
        await expect(dialog).toContainText(message);
        await expect(dialog).toContainText(code);
        await dialog.getByRole('button', { name: words('domicileUnavailable').button('next') }).click();
        if (processId === '000') await expect(heading(page, title('familyregister-counter-input'))).toBeVisible();
        else await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
      });
    }
  }

  test('EDS101 from real state: the system-error title, the server message, OK leaves to cancelUrl [ER-042 ER-050 ER-052 AM-116]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal, 'domicile-eds101');
    const dialog = page.getByRole('dialog', { name: words('systemError').title });
    await expect(dialog).toContainText('システムで問題が発生しました');
    await dialog.getByRole('button', { name: words('systemError').button('ok') }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
  });

  test('EDS105 from real state returns to select, and Next runs the link again [FR-091 FR-102 FR-103 ER-058 AM-022]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal, 'domicile-eds105-once');
    await expect(heading(page, title('familyregister-select'))).toBeVisible();
    const before = (await portal.journal()).length;
    await button(page, 'next').click();
    await expect(heading(page, title(confirm))).toBeVisible();
    const after = (await portal.journal()).slice(before).map(({ path }) => path.split('/').at(-1));
    expect(after).not.toContain('pseudonymCheck');
    expect(after).toEqual(expect.arrayContaining(['pseudonymStatusCheck', 'reget4information', 'pseudonymExec']));
    // The flag is cleared after success: the next Next asks for the pseudonym again.
    await button(page, 'back').click();
    await button(page, 'next').click();
    await expect(heading(page, title(confirm))).toBeVisible();
    expect(await portal.journal('/api/familyregister/pseudonymCheck')).toHaveLength(1);
  });
});

test.describe('submitting', () => {
  test('the request names the fetched register and the launched procedure [API-102 API-103 API-104 API-105 API-106 EN-038 AM-061]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal, 'pseudonym-exists', { sinseiTetuzukiSyubetuCd: 'T777' });
    await button(page, 'next').click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
    await expect(page.locator('[data-submission]')).toContainText('T777');
    const [call] = await portal.journal(createXml);
    expect(call?.request.reqBody).toEqual({
      hnskHttshSkbtKey: expect.stringMatching(/.+/),
      sinseiTetuzukiSyubetuCd: 'T777',
      hnsk: expect.stringMatching(/.+/),
    });
  });

  test('an answer that is lost is asked for again with the same key: one submission only', async ({ page, portal }) => {
    await openConfirm(portal);
    await portal.fault({ path: createXml, drop: 'after' });
    await button(page, 'next').click();
    const lost = page.getByRole('dialog', { name: unknown.title });
    await expect(lost).toBeVisible();
    await lost.getByRole('button', { name: unknown.button('retry') }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
    await expect(page.locator('[data-submission]')).toHaveCount(1);
  });

  test('a lost answer survives a reload, too: the person is told and can go on', async ({ page, portal }) => {
    await openConfirm(portal);
    await portal.fault({ path: createXml, drop: 'after' });
    await button(page, 'next').click();
    await expect(page.getByRole('dialog', { name: unknown.title })).toBeVisible();
    await page.reload();
    // Asked by its key, the portal says that it was done: nothing is sent a second time.
    await page
      .getByRole('dialog', { name: done.title })
      .getByRole('button', { name: done.button('result') })
      .click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
    await expect(page.locator('[data-submission]')).toHaveCount(1);
    expect(await portal.journal(createXml)).toHaveLength(1);
  });

  test('what may have been submitted is not said to have failed: asked again, one finds out [AM-036]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal);
    // What became of it is asked when the person leaves the dialog: two were not carried out, of the last only the answer was unreadable.
    for (const [fault, became] of [
      [{ resultCode: '9000' }, none],
      [{ status: 502 }, none],
      [{ malformed: true }, done],
    ] as const) {
      await portal.fault({ path: createXml, ...fault });
      await button(page, 'next').click();
      const dialog = page.getByRole('dialog', { name: unknown.title });
      await expect(dialog, JSON.stringify(fault)).toContainText('B00104');
      await dialog.getByRole('button', { name: unknown.button('close') }).click();
      const told = page.getByRole('dialog', { name: became.title });
      await told.getByRole('button', { name: became.button(became === done ? 'result' : 'close') }).click();
    }
    await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
    await expect(page.locator('[data-submission]')).toHaveCount(1);
    // The browser's back: the same launch is told to be done, and gives the first result.
    await page.goBack();
    const before = page.getByRole('dialog', { name: launchDone.title });
    await before.getByRole('button', { name: launchDone.button('finish') }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/finished*`);
    await expect(page.locator('[data-submission]')).toHaveCount(1);
    expect(await portal.journal(createXml)).toHaveLength(3);
  });

  test('a submission that fails says so with its number and leaves to cancelUrl [ER-040 ER-067 AM-036 AM-050]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal);
    for (const [fault, number] of [
      [{ resultCode: '1000' }, 'B00104'],
      [{ errorCode: 'EDX999', errorMessage: 'サーバーの言葉' }, 'EDX999'],
    ] as const) {
      await portal.launch({}, 'confirm/');
      await portal.fault({ path: createXml, ...fault });
      await button(page, 'next').click();
      const dialog = page.getByRole('dialog', { name: failed.title });
      await expect(dialog, JSON.stringify(fault)).toContainText(number);
      await dialog.getByRole('button', { name: failed.button('ok') }).click();
      await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
    }
  });

  test('a procedure code that submissions may not have is refused at the launch: nobody confirms what would fail [AM-050]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal, 'pseudonym-exists', { sinseiTetuzukiSyubetuCd: '手続き１' });
    await expect(page.getByRole('dialog')).toContainText('F00199');
    await answer(page, 'OK');
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
    expect(await portal.journal(createXml)).toEqual([]);
  });

  test('EDS104 on another call than the register: its own title, OK leaves to cancelUrl [ER-051 ER-052 AM-041]', async ({
    page,
    portal,
  }) => {
    await openConfirm(portal);
    await expect(heading(page, title(confirm))).toBeVisible();
    await portal.fault({ path: createXml, errorCode: 'EDS104', errorMessage: 'テスト' });
    await button(page, 'next').click();
    const dialog = page.getByRole('dialog', { name: words('domicileError').title });
    await expect(dialog).toContainText('テスト');
    await dialog.getByRole('button', { name: words('domicileError').button('ok') }).click();
    await page.waitForURL(`${portal.origin}/sandbox/caller/cancelled*`);
  });
});
