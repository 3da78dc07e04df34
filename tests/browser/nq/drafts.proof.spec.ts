import type { Page } from 'playwright/test';
import { writtenProcedurePath } from '../../../src/server/services/nq/applications/procedure-path.ts';
import { callPortal } from '../harness/call-portal.ts';
import { newCopy, otherDevice } from '../harness/devices.ts';
import { button, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import {
  applicationsOf,
  applyCalls,
  applyScreens,
  expectApply,
  openApply,
  pressApply,
  procedures,
  reissueAnswers,
  saveAnswers,
  savedValues,
} from './apply.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const place = (page: Page) => field(page, /なくした場所/u);
/** As the form sends them: a telephone number by its digits alone. */
const shownAnswers = { ...reissueAnswers, phone: reissueAnswers.phone.replaceAll('-', '') };
const told = (page: Page) => page.getByRole('dialog', { name: '別の画面で、この申請が変更されています' });
const toldGone = (page: Page) => page.getByRole('dialog', { name: '途中の内容が見つかりません' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: '一時保存しました。' });

test.describe('two devices', () => {
  test('what the other one saved is asked about: nothing is saved, the own or the new content, as the person decides [AM-102]', async ({
    page,
    portal,
    browser,
  }) => {
    const copy = newCopy();
    await portal.login('apply-begun', { copy });
    await saveAnswers(portal, procedures.reissue, { ...reissueAnswers, lostPlace: '一' });
    await openApply(portal, 'information', procedures.reissue);
    await expect(place(page)).toHaveValue('一');
    const other = await otherDevice(browser, portal.origin, 'apply-begun', copy);
    const elsewhere = (lostPlace: string) =>
      saveAnswers(other.portal, procedures.reissue, { ...reissueAnswers, lostPlace });
    const kept = async () => (await savedValues(portal, procedures.reissue)).lostPlace;

    await elsewhere('二');
    await place(page).fill('三');
    await press(page, 'save');
    await told(page).getByRole('button', { name: '保存せずに、この画面に戻る' }).click();
    await expect(place(page)).toHaveValue('三');
    expect(await kept()).toBe('二');

    await press(page, 'save');
    await told(page).getByRole('button', { name: '別の画面で保存した内容を開く' }).click();
    await expect(page.getByRole('main')).toContainText('保存した内容を読み込みました。');
    await expectApply(page, 'information');
    await expect(place(page)).toHaveValue('二');

    await elsewhere('四');
    await place(page).fill('五');
    await press(page);
    await expect(told(page)).toContainText(/なくした場所\s*この画面：五\s*保存済み：四/u);
    await told(page).getByRole('button', { name: 'この画面の内容で保存する' }).click();
    // It goes on to where it was pressed for.
    await expectApply(page, 'confirmation');
    expect(await kept()).toBe('五');
    await other.page.context().close();
  });

  test('what the other one deleted comes back only when the person says so [AM-102]', async ({ page, portal }) => {
    await portal.login('apply-begun');
    await saveAnswers(portal, procedures.reissue, reissueAnswers);
    await openApply(portal, 'information', procedures.reissue);
    await expect(place(page)).toHaveValue('見本駅');
    await deleteDraft(portal, procedures.reissue);
    await press(page, 'save');
    await toldGone(page).getByRole('button', { name: 'この画面の内容で保存する' }).click();
    await expect(saved(page)).toBeVisible();
    expect(await savedValues(portal, procedures.reissue)).toEqual(shownAnswers);
  });

  test('what the other one sent is told on every screen, with the way to its status', async ({ page, portal }) => {
    await portal.login('apply-begun');
    await saveAnswers(portal, procedures.reissue, reissueAnswers);
    await openApply(portal, 'information', procedures.reissue);
    await pressApply(page, 'next', 'confirmation');
    await pressApply(page, 'next', 'agreement');
    await submitElsewhere(portal, procedures.reissue);
    await page.getByRole('checkbox').check();
    await press(page);
    await page.getByRole('dialog').getByRole('button', { name: '申請の状況を見る' }).click();
    await expectApply(page, 'status');
    await openApply(portal, 'information', procedures.reissue);
    await expect(page.getByRole('main')).toContainText('もう申請しています');
    await expect(button(page, 'save')).toHaveCount(0);
    await pressApply(page, 'status', 'status');
    expect(await applicationsOf(portal)).toHaveLength(1);
  });
});

test('back, forward and loading anew keep everything; the change link leads to its field and back [NQ-060 NQ-111]', async ({
  page,
  portal,
}) => {
  await portal.login('apply-begun');
  await saveAnswers(portal, procedures.reissue, reissueAnswers);
  await openApply(portal, 'information', procedures.reissue);
  await place(page).fill('直した場所');
  await pressApply(page, 'next', 'confirmation');
  await pressApply(page, 'next', 'agreement');
  await pressApply(page, 'back', 'confirmation');
  await page.locator('dl > div', { hasText: 'なくした場所' }).getByRole('button', { name: /変更/u }).click();
  await expectApply(page, 'information');
  await expect(place(page)).toHaveValue('直した場所');
  await expect(place(page)).toBeFocused();
  await place(page).fill('もう一度直した場所');
  await page.reload();
  await expect(place(page)).toHaveValue('もう一度直した場所');
  await pressApply(page, 'next', 'confirmation');
  await expect(page.getByRole('main')).toContainText('もう一度直した場所');
  await press(page, 'save');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expectApply(page, 'confirmation');
  await expect(page.getByRole('main')).toContainText('もう一度直した場所');
});

test.describe('screens that come too early', () => {
  for (const screen of ['confirmation', 'agreement'] as const) {
    test(`${screen} without answers leads to the form [NQ-111]`, async ({ page, portal }) => {
      await portal.login('apply-begun');
      await openApply(portal, screen, procedures.certificate);
      await expectApply(page, 'information');
    });
  }

  test('completion without an application leads to what is saved for its qualification [NQ-082]', async ({
    page,
    portal,
  }) => {
    await portal.login('apply-begun');
    await openApply(portal, 'completion', 'care-worker');
    await expectApply(page, 'temporary');
    await expect(page.getByRole('main')).toContainText('介護福祉士');
  });
});

test('saved applications of one qualification: resumed, deleted after a question; another one has none [NQ-083 NQ-084 NQ-085]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('apply-begun');
  await openApply(portal, 'temporary', 'care-worker');
  await expectApply(page, 'temporary');
  await expect(page.getByRole('main')).toContainText('再交付の申請');
  await expect(page.getByRole('main')).toContainText('（この日まで）');
  await accessible('temporary');
  await press(page, 'resume');
  await expectApply(page, 'information');
  await page.goBack();
  await press(page, 'remove');
  const asked = page.getByRole('dialog', { name: '保存した申請を消しますか？' });
  await asked.getByRole('button', { name: '残しておく' }).click();
  await press(page, 'remove');
  await asked.getByRole('button', { name: '消す', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('途中の申請はありません。');
  expect(await savedValues(portal, procedures.reissue)).toEqual({});
  await openApply(portal, 'temporary', 'social-worker');
  await expect(page.getByRole('main')).toContainText('社会福祉士の登録');
  const ids = (await portal.journal(applyCalls.list)).map(({ request }) => request.commonHeader?.screenId);
  expect(new Set(ids)).toEqual(new Set([applyScreens.temporary.id]));
});

test('a draft that was deleted elsewhere: the list is loaded anew', async ({ page, portal }) => {
  await portal.login('apply-begun');
  await openApply(portal, 'temporary', 'care-worker');
  await expectApply(page, 'temporary');
  await deleteDraft(portal, procedures.reissue);
  await press(page, 'remove');
  await page.getByRole('dialog').getByRole('button', { name: '消す', exact: true }).click();
  await page
    .getByRole('dialog', { name: /見つかりません|ご確認/u })
    .or(page.getByRole('dialog'))
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('途中の申請はありません。');
});

test('a draft of an older form says field by field what must be entered again, and keeps the rest [NQ-007 AM-102]', async ({
  page,
  portal,
}) => {
  await portal.login('apply-outdated');
  await openApply(portal, 'temporary', 'social-worker');
  await expect(page.getByRole('main')).toContainText('申請の様式が新しくなりました');
  await press(page, 'resume');
  await expectApply(page, 'information');
  const again = page.getByRole('main').getByRole('listitem');
  await expect(again.filter({ hasText: '電話番号' })).toBeVisible();
  await expect(again.filter({ hasText: '資格を得た方法' })).toBeVisible();
  await expect(field(page, /^氏(?!の)/u)).toHaveValue('旧式');
  await expect(field(page, /電話番号/u)).toHaveValue('');
  await press(page, 'save');
  await expect(saved(page)).toBeVisible();
  expect(await savedValues(portal, procedures.registration)).toMatchObject({ familyName: '旧式', writesOldName: 'no' });
});

test('a draft is there on its last day, and the day after it is gone [AM-102]', async ({ page, portal, context }) => {
  const copy = newCopy();
  await portal.login('apply-begun', { copy });
  await saveAnswers(portal, procedures.reissue, reissueAnswers);
  const later = async (days: number) => {
    await context.clearCookies();
    await portal.advanceClock(days * 86_400);
    await portal.login('apply-begun', { copy });
    await openApply(portal, 'temporary', 'care-worker');
    await expectApply(page, 'temporary');
  };
  await later(30);
  await expect(button(page, 'resume')).toBeVisible();
  await later(31);
  await expect(page.getByRole('main')).toContainText('途中の申請はありません。');
  await openApply(portal, 'information', procedures.reissue);
  await expectApply(page, 'information');
  await expect(button(page, 'save')).toBeVisible();
});

test('another procedure begins with its own content', async ({ page, portal }) => {
  await portal.login('apply-begun');
  const reading = field(page, /^氏の読み方/u);
  await openApply(portal, 'information', procedures.registration);
  await expect(reading).toHaveValue('ツヅキ');
  await openApply(portal, 'information', procedures.practice);
  await expect(reading).toHaveValue('');
  await openApply(portal, 'information', procedures.registration);
  await expect(reading).toHaveValue('ツヅキ');
});

async function deleteDraft(portal: Parameters<typeof callPortal>[0], procedure: string): Promise<void> {
  const { qualificationId } = writtenProcedurePath(procedure);
  const { drafts } = await callPortal<{ drafts: { draftId: string; qualificationProcedureCode: string }[] }>(
    portal,
    applyCalls.list,
    { qualificationId },
  );
  const draft = drafts.find(({ qualificationProcedureCode }) => procedure.includes(`/${qualificationProcedureCode}/`));
  await callPortal(portal, applyCalls.delete, { draftId: draft?.draftId });
}

async function submitElsewhere(portal: Parameters<typeof callPortal>[0], procedure: string): Promise<void> {
  const path = writtenProcedurePath(procedure);
  const { draft } = await callPortal<{ draft: { answers: object; revision: number } }>(portal, applyCalls.get, {
    path,
  });
  const { answers, revision } = draft;
  await callPortal(portal, applyCalls.submit, { path, hierarchy: [], answers, revision, isAgreed: true });
}
