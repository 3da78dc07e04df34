import { expectHeading, main, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { follow, link, nqCalls, openNq, whereIs } from './catalogue.ts';

test('who is in no register is told so, what it may come from and what to do [ER-016]', async ({ page, portal }) => {
  await portal.login('nq-nobody');
  for (const path of [
    'possession-qualification-list',
    'exam-history-select',
    'submit-select/care-worker/change/w002/00',
  ]) {
    await openNq(portal, path);
    await expectHeading(page, '登録の記録が見つかりません');
    await expect(main(page)).toContainText('エラーコード：0002');
    expect(whereIs(page)).toMatch(/^error\?type=0002/);
  }
  await press(page, 'list');
  await expectHeading(page, '国家資格の一覧');
});

test('where no agency answers nothing is lost, and one is told to come again [ER-017]', async ({ page, portal }) => {
  await portal.login('nq-silent');
  for (const path of ['possession-qualification-list', 'exam-history-select', 'submit-select/cook/change/w002/27']) {
    await openNq(portal, path);
    await expectHeading(page, 'いま、記録を確認できません');
    await expect(main(page)).toContainText('エラーコード：9002');
    await expect(main(page)).toContainText('時間をおいて、もう一度お試しください。');
  }
});

test('where one of two agencies answers, the other is named [ER-017]', async ({ page, portal, accessible }) => {
  await portal.login('nq-partly');
  await openNq(portal, 'possession-qualification-list');
  await expectHeading(page, '持っている資格');
  await expect(main(page)).toContainText('答えがありませんでした：公益財団法人理容師美容師試験研修センター');
  await expect(main(page).getByRole('heading', { name: '歯科衛生士' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: '美容師' })).toHaveCount(0);
  await accessible('what is held, in part');
});

/** Faults of the inquiries, and the code that is told. */
const faults = [
  ['ER-167 ER-168 ER-169 AM-048', { resultCode: '0007' }, '00', 'システムに問題が発生しました'],
  ['ER-167 ER-168 ER-169 AM-048', { errorCode: 'EDQ777' }, '00', 'システムに問題が発生しました'],
  ['ER-167', { resultCode: '9000' }, '00', 'システムに問題が発生しました'],
  ['ER-167', { malformed: true }, '00', 'システムに問題が発生しました'],
  ['ER-016', { resultCode: '0002' }, '0002', '登録の記録が見つかりません'],
  ['ER-017', { resultCode: '9002' }, '9002', 'いま、記録を確認できません'],
  ['EDQ102', { errorCode: 'EDQ102' }, '02', '申請の様式を表示できません'],
] as const;

for (const [rows, fault, code, title] of faults)
  test(`${rows} ${JSON.stringify(fault)}: code ${code}, ${title}`, async ({ page, portal, accessible }) => {
    await portal.login('nq-care-worker');
    await openNq(portal, 'qualification-list');
    await expectHeading(page, '国家資格の一覧');
    await portal.fault({ path: nqCalls.held, ...fault });
    await follow(page, '持っている資格を見る', title);
    await expect(main(page)).toContainText(`エラーコード：${code}`);
    if (code === '00') await expect(main(page)).toContainText('トップページから、もう一度ご利用ください。');
    await accessible(title);
    // Back is where one came from; there it works again.
    await page.goBack();
    await expectHeading(page, '国家資格の一覧');
    await follow(page, '持っている資格を見る', '持っている資格');
    await portal.fault({ path: nqCalls.held, ...fault });
    await page.reload();
    await expectHeading(page, title);
    await page.getByRole('button', { name: 'トップページへ' }).click();
    await page.waitForURL(`${portal.origin}/`);
  });

test('what is no error of the inquiry stays with the portal [AM-048]', async ({ page, portal }) => {
  await portal.login('nq-care-worker');
  for (const [fault, title] of [
    [{ resultCode: '9004' }, 'メンテナンス中です'],
    [{ drop: true }, '通信が切れました'],
    [{ status: 401, errorCode: 'ED1107' }, 'もう一度ログインしてください'],
  ] as const) {
    await portal.fault({ path: nqCalls.held, ...fault });
    await openNq(portal, 'possession-qualification-list');
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(title);
  }
});

test('the state of a registration: valid, about to end, over', async ({ page, portal }) => {
  for (const [persona, words] of [
    ['nq-care-worker', ['有効です', 'D-1234567']],
    ['nq-many', ['まもなく有効期間が終わります', '有効です']],
    ['nq-expired', ['有効期間が過ぎています']],
  ] as const) {
    await portal.login(persona);
    await openNq(portal, 'possession-qualification-list');
    await expectHeading(page, '持っている資格');
    for (const word of words) await expect(main(page).getByText(word, { exact: true }).first()).toBeVisible();
  }
});

test('what was returned is corrected from the choice: why, and what is to be done [NQ-040]', async ({
  page,
  portal,
}) => {
  await portal.login('nq-returned');
  await openNq(portal, 'operation-select/care-worker/registration/00');
  await follow(page, '差し戻された申請を出し直す', '差し戻された申請の出し直しの選択');
  await expect(main(page)).toContainText('合格証書の写しが暗くて読めません。');
  await follow(page, '介護福祉士の登録', '介護福祉士の登録');
  expect(whereIs(page)).toMatch(/^procedure-about\/care-worker\/registration\/00\/new\/sssc\/1/);
});

test('none to four levels are chosen one by one, each an address to go back to [NQ-055 NQ-056 NQ-057 NQ-058 NQ-059 AM-101]', async ({
  page,
  portal,
  accessible,
}) => {
  await portal.login('nq-nobody');
  const begin = main(page).getByRole('button', { name: '申請に進む' });
  await openNq(portal, 'procedure-about/nurse/change/00/particulars/mhlw');
  await expectHeading(page, '氏名や本籍の変更の届出');
  await expect(main(page).getByRole('heading', { name: 'あなたの区分' })).toHaveCount(0);

  for (const [qualification, choices] of [
    ['social-worker', ['福祉系の大学や短期大学などを卒業した', '4年', '指定科目を修めた', '卒業した']],
    ['care-worker', ['実務経験ルート', '終えた']],
  ] as const) {
    await openNq(portal, `exam-list?q=${qualification === 'care-worker' ? '介護福祉士' : '社会福祉士'}`);
    await expectHeading(page, '試験の一覧');
    await openNq(portal, `exam-submit-select/${qualification}/exam/00`);
    await expectHeading(page, '申し込む試験の選択');
    const [choice] = await portal.journal(nqCalls.examChoices);
    expect(choice?.resultCode).toBe('0000');
    const answer = await portal.request.post(`${portal.origin}${nqCalls.examChoices}`, {
      data: {
        commonHeader: { screenId: 'SCK2707-02-002' },
        reqBody: { path: { qualificationId: qualification, businessId: 'exam', qualificationHandleUnitCode: '00' } },
      },
    });
    const { resBody } = (await answer.json()) as {
      readonly resBody: {
        readonly choices: readonly {
          readonly qualificationProcedureCode: string;
          readonly receptionAgencyCode: string;
        }[];
      };
    };
    const [coming] = resBody.choices;
    const path = `procedure-about/${qualification}/exam/00/${coming?.qualificationProcedureCode}/${coming?.receptionAgencyCode}`;
    await openNq(portal, path);
    for (const [level, name] of choices.entries()) {
      await expect(begin).toHaveCount(0);
      await link(page, name).click();
      const numbers = '/[0-9]+'.repeat(level + 1);
      await expect.poll(() => whereIs(page)).toMatch(new RegExp(`^${path}/0${numbers}$`));
    }
    await expect(main(page).getByRole('link', { name: '区分を選び直す' })).toBeVisible();
    for (const name of choices) await expect(main(page).locator('dd', { hasText: name }).first()).toBeVisible();
    await accessible(`${qualification}, chosen`);
    await page.goBack();
    const last = choices.at(-1) ?? '';
    await expect(link(page, last)).toBeVisible();
    await page.goForward();
    await page.reload();
    await link(page, '区分を選び直す').click();
    await expect.poll(() => whereIs(page)).toMatch(new RegExp(`^${path}/0$`));
    await expect(link(page, choices[0])).toBeVisible();
  }
});

test('the list of examinations and the history, narrowed to one by the address [AM-097]', async ({ page, portal }) => {
  await portal.login('nq-examinee');
  await openNq(portal, 'exam-history-select');
  await expectHeading(page, '受験の記録');
  await expect(main(page).getByRole('rowheader')).toHaveCount(20);
  await openNq(portal, 'exam-history-select/tax-accountant/exam/90');
  await expectHeading(page, '受験の記録');
  await expect(main(page).getByRole('rowheader')).toHaveCount(3);
  await follow(page, 'すべての受験の記録を見る', '受験の記録');
  await expect.poll(() => whereIs(page)).toBe('exam-history-select');

  await openNq(portal, 'exam-list?q=介護福祉士');
  await expectHeading(page, '試験の一覧');
  await main(page).getByRole('rowheader').getByRole('link').first().click();
  await expect.poll(() => whereIs(page)).toMatch(/^exam-detail\/care-worker\/00\/[123]\/[0-9]{8}$/);
  const detail = whereIs(page).replace('exam-detail/', '');
  await openNq(portal, `exam-list/${detail}`);
  await expectHeading(page, '試験の一覧');
  await expect(main(page).getByRole('rowheader')).toHaveCount(1);
  await follow(page, 'すべての試験を見る', '試験の一覧');
  await expect.poll(() => whereIs(page)).toBe('exam-list');
});

test('what an examination shows follows its address [NQ-090 NQ-091 NQ-092 NQ-093 NQ-004]', async ({ page, portal }) => {
  await portal.login('nq-examinee');
  await openNq(portal, 'exam-history-select/administrative-scrivener/exam/90');
  await main(page).getByRole('rowheader').getByRole('link').first().click();
  await link(page, '試験の結果').click();
  await expect(main(page)).toContainText('G-10002');
  expect(whereIs(page)).toMatch(/^exam-detail\/administrative-scrivener\/90\/3\/[0-9]{8}$/);
  await link(page, '受験の案内').click();
  await expect(main(page).getByRole('heading', { name: '試験科目' })).toBeVisible();
  await link(page, '試験の日と会場').click();
  await expect(main(page).getByRole('table', { name: /試験の会場/ })).toBeVisible();
  // Another time of the same examination, and another examination.
  await openNq(portal, 'exam-history-select/administrative-scrivener/exam/90');
  await main(page).getByRole('rowheader').getByRole('link').nth(1).click();
  await link(page, '試験の結果').click();
  await expect(main(page)).toContainText('G-20002');
  await expect(main(page)).toContainText('不合格');
});
