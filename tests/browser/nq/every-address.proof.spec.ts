import { expectHeading, press } from '../harness/parts.ts';
import { expect, test } from '../harness/test.ts';
import { type NqCall, nqCalls, openNq, shownCrumbs, structuredCrumbs } from './catalogue.ts';

const list = ['トップページ', '国家資格の一覧'] as const;
const care = [...list, '介護福祉士'] as const;
const chosen = [...care, '手続きの選択'] as const;

/** Rows, who opens it, address, heading, id, the call that tells the id, and the crumbs above it. */
const addresses: readonly (readonly [
  rows: string,
  persona: string,
  path: string,
  title: string,
  id: string,
  call: NqCall | null,
  crumbs: readonly string[],
])[] = [
  [
    'NQ-016 NQ-017 NQ-001',
    'nq-nobody',
    'qualification-list',
    '国家資格の一覧',
    'SCK2705-02-002',
    'list',
    ['トップページ'],
  ],
  [
    'NQ-010 NQ-011 NQ-002',
    'nq-nobody',
    'qualification-detail/care-worker',
    '介護福祉士',
    'SCK2705-01-002',
    'detail',
    list,
  ],
  ['NQ-012', 'nq-nobody', 'qualification-detail/tax-accountant', '税理士', 'SCK2705-01-002', 'detail', list],
  ['NQ-013', 'nq-nobody', 'qualification-detail/nursery-teacher/2', '保育士', 'SCK2705-01-002', 'detail', list],
  ['NQ-014 NQ-015', 'nq-many', 'possession-qualification-list', '持っている資格', 'SCK2705-02-001', 'held', list],
  [
    'NQ-018 NQ-019',
    'nq-nobody',
    'institution-select/care-worker/registration',
    '取り扱う機関の選択',
    'SCK2703-01-004',
    'institutions',
    care,
  ],
  [
    'NQ-020 NQ-021',
    'nq-nobody',
    'institution-select/nursery-teacher/change',
    '取り扱う機関の選択',
    'SCK2703-01-004',
    'institutions',
    [...list, '保育士'],
  ],
  [
    'NQ-022 NQ-023 NQ-024 NQ-025 NQ-026',
    'nq-nobody',
    'operation-select/care-worker/registration/00',
    '手続きの選択',
    'SCK2703-01-006',
    'operations',
    [...care, '取り扱う機関の選択'],
  ],
  [
    'NQ-027',
    'nq-nobody',
    'operation-select/nursery-teacher/registration/13/2',
    '手続きの選択',
    'SCK2703-01-006',
    'operations',
    [...list, '保育士', '取り扱う機関の選択'],
  ],
  [
    'NQ-028 NQ-029 NQ-030 NQ-031 NQ-032 NQ-033',
    'nq-nobody',
    'new-submit-select/care-worker/registration/00/1',
    '新しい申請の選択',
    'SCK2703-01-007',
    'choices',
    chosen,
  ],
  [
    'NQ-034 NQ-035 NQ-036 NQ-037 NQ-038 NQ-108 AM-100',
    'nq-care-worker',
    'submit-select/care-worker/change/w002/00',
    '登録したあとの申請の選択',
    'SCK2703-01-007',
    'choices',
    chosen,
  ],
  [
    'NQ-039',
    'nq-care-worker',
    'submit-select/care-worker/reissue/w002/00/3',
    '登録したあとの申請の選択',
    'SCK2703-01-007',
    'choices',
    chosen,
  ],
  [
    'NQ-040 NQ-041 NQ-042 NQ-043 NQ-044 NQ-045 NQ-046 NQ-108 AM-100',
    'nq-returned',
    'submit-select/care-worker/registration/new/sssc/00',
    '差し戻された申請の出し直しの選択',
    'SCK2703-01-007',
    'choices',
    chosen,
  ],
  [
    'NQ-047',
    'nq-returned',
    'submit-select/care-worker/registration/new/sssc/00/3',
    '差し戻された申請の出し直しの選択',
    'SCK2703-01-007',
    'choices',
    chosen,
  ],
  [
    'NQ-048 NQ-049 NQ-050 NQ-051 NQ-052 NQ-053 NQ-054 AM-101',
    'nq-nobody',
    'procedure-about/care-worker/registration/00/new/sssc',
    '介護福祉士の登録',
    'SCK2703-01-008',
    'procedure',
    chosen,
  ],
  [
    'NQ-055 NQ-056 AM-101',
    'nq-nobody',
    'procedure-about/care-worker/registration/00/new/sssc/0/1',
    '介護福祉士の登録',
    'SCK2703-01-008',
    'procedure',
    chosen,
  ],
  [
    'NQ-057 AM-101',
    'nq-nobody',
    'procedure-about/care-worker/registration/00/new/sssc/0/2/1',
    '介護福祉士の登録',
    'SCK2703-01-008',
    'procedure',
    chosen,
  ],
  ['NQ-086 NQ-087 NQ-003', 'nq-nobody', 'exam-list', '試験の一覧', 'SCK2707-01-001', 'exams', list],
  ['NQ-094 NQ-095', 'nq-examinee', 'exam-history-select', '受験の記録', 'SCK2707-02-001', 'history', list],
  [
    'AM-097',
    'nq-examinee',
    'exam-history-select/tax-accountant/exam/90',
    '受験の記録',
    'SCK2707-02-001',
    'history',
    list,
  ],
  [
    'NQ-096 NQ-097 NQ-098 NQ-099 NQ-100',
    'nq-nobody',
    'exam-submit-select/care-worker/exam/00',
    '申し込む試験の選択',
    'SCK2707-02-002',
    'examChoices',
    chosen,
  ],
  [
    'NQ-101',
    'nq-nobody',
    'exam-submit-select/tax-accountant/exam/90/1',
    '申し込む試験の選択',
    'SCK2707-02-002',
    'examChoices',
    [...list, '税理士', '手続きの選択'],
  ],
  ['NQ-102 NQ-103', 'nq-nobody', 'error', 'システムに問題が発生しました', 'SCK2703-01-005', null, list],
];

for (const [rows, persona, path, title, id, call, crumbs] of addresses)
  test(`${rows} /svc/nq/${path} is ${title}, ${id}, grey, with its crumbs`, async ({ page, portal, accessible }) => {
    await portal.login(persona);
    await openNq(portal, path);
    await expectHeading(page, title);
    const asked = () => portal.journal(call === null ? '/api/common/login/is-login' : nqCalls[call]);
    await expect.poll(async () => (await asked()).map(({ request }) => request.commonHeader?.screenId)).toEqual([id]);

    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F1F1F4');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(241, 241, 244)');

    const name = path === 'error' ? 'エラー' : title;
    const told = await structuredCrumbs(page, name);
    expect(await shownCrumbs(page)).toEqual([...crumbs, name]);
    expect(told.map(([text]) => text)).toEqual([...crumbs, name]);
    expect(told[0]?.[1]).toBe('/');
    expect(told.at(-1)?.[1]).toBe(`/svc/nq/${path}`);
    await accessible(path);

    // Every crumb below the home page leads to a screen of its own name, and back leads here.
    for (const [text, to] of told.slice(1, -1)) {
      await page.getByRole('navigation', { name: '現在位置' }).getByRole('link', { name: text, exact: true }).click();
      await expectHeading(page, text);
      expect(new URL(page.url()).pathname).toBe(to);
      await page.goBack();
      await expectHeading(page, title);
    }
  });

const lacking = [
  'qualification-detail',
  'institution-select/care-worker',
  'operation-select/care-worker/registration',
  'new-submit-select/care-worker/registration/00',
  'submit-select/care-worker/registration/w002',
  'submit-select/care-worker/registration/new/sssc',
  'procedure-about/care-worker/registration/00/new',
  'exam-list/care-worker/00/1',
  'exam-detail/care-worker/00/1',
  'exam-history-select/care-worker/exam',
  'exam-submit-select/care-worker/exam',
  '',
];

test('without a required parameter, or bare: not found [NQ-009 NQ-012 NQ-021 NQ-026 NQ-033 NQ-038 NQ-046 NQ-054 NQ-093 NQ-100 AM-097]', async ({
  page,
  portal,
}) => {
  await portal.login('nq-nobody');
  for (const path of lacking) {
    await page.goto(`${portal.origin}/svc/nq/${path}`);
    await page.waitForURL(/\/not-found$/);
  }
});

const unknown = [
  'qualification-detail/nothing',
  'qualification-detail/care-worker/4',
  'institution-select/care-worker/nothing',
  'operation-select/care-worker/registration/77',
  'new-submit-select/care-worker/registration/00/9',
  'submit-select/care-worker/nothing/w002/00',
  'submit-select/care-worker/registration/W002/sssc/00',
  'procedure-about/care-worker/registration/00/new/nobody',
  'procedure-about/care-worker/registration/00/new/sssc/0/77',
  'exam-detail/care-worker/00/1/19990101',
  'exam-detail/care-worker/00/9/20270131',
  'exam-submit-select/care-worker/nothing/00',
];

test('what is not there is told clearly, and back leads to where one came from [AM-048]', async ({ page, portal }) => {
  await portal.login('nq-nobody');
  for (const path of unknown) {
    await openNq(portal, 'qualification-list');
    await expectHeading(page, '国家資格の一覧');
    await openNq(portal, path);
    await expectHeading(page, 'お探しのページの内容が見つかりません');
    await press(page, 'list');
    await expectHeading(page, '国家資格の一覧');
  }
});
