import { expectHeading } from '../harness/parts.ts';
import type { Place } from '../look/place.ts';
import { applyScreens, openApply, pressApply, procedures, reissueAnswers, saveAnswers } from './apply.ts';
import { openNq } from './catalogue.ts';

type Look = readonly [name: string, persona: string, path: string, heading: string, shows?: string];

const looks: readonly Look[] = [
  ['list', 'nq-nobody', 'qualification-list', '国家資格の一覧'],
  ['list-found', 'nq-nobody', 'qualification-list?q=福祉&sort=-name', '国家資格の一覧', '社会福祉士'],
  [
    'list-nothing',
    'nq-nobody',
    'qualification-list?q=見本東',
    '国家資格の一覧',
    '「見本東」に合う資格は見つかりませんでした。',
  ],
  ['detail', 'nq-nobody', 'qualification-detail/care-worker', '介護福祉士'],
  ['detail-authority', 'nq-nobody', 'qualification-detail/nursery-teacher/2', '保育士'],
  ['held', 'nq-many', 'possession-qualification-list', '持っている資格'],
  ['held-partly', 'nq-partly', 'possession-qualification-list', '持っている資格'],
  ['held-none', 'nq-nobody', 'possession-qualification-list', '登録の記録が見つかりません'],
  ['held-silent', 'nq-silent', 'possession-qualification-list', 'いま、記録を確認できません'],
  ['institution', 'nq-nobody', 'institution-select/care-worker/registration', '取り扱う機関の選択'],
  ['institutions', 'nq-nobody', 'institution-select/nursery-teacher/registration?page=3', '取り扱う機関の選択'],
  ['operations', 'nq-returned', 'operation-select/care-worker/registration/00', '手続きの選択'],
  ['choice-new', 'nq-nobody', 'new-submit-select/care-worker/registration/00/1', '新しい申請の選択'],
  ['choice-w002', 'nq-care-worker', 'submit-select/care-worker/change/w002/00', '登録したあとの申請の選択'],
  [
    'choice-again',
    'nq-returned',
    'submit-select/care-worker/registration/new/sssc/00',
    '差し戻された申請の出し直しの選択',
  ],
  ['procedure', 'nq-nobody', 'procedure-about/nurse/change/00/particulars/mhlw', '氏名や本籍の変更の届出'],
  ['procedure-levels', 'nq-nobody', 'procedure-about/care-worker/registration/00/new/sssc', '介護福祉士の登録'],
  ['procedure-chosen', 'nq-nobody', 'procedure-about/care-worker/registration/00/new/sssc/0/2/1', '介護福祉士の登録'],
  ['exams', 'nq-nobody', 'exam-list', '試験の一覧'],
  ['history-one', 'nq-examinee', 'exam-history-select/hairdresser/exam/00', '受験の記録'],
  ['history', 'nq-examinee', 'exam-history-select?page=2', '受験の記録'],
  ['history-none', 'nq-care-worker', 'exam-history-select/nurse/exam/00', '受験の記録', '受験の記録はありません。'],
  ['exam-choice', 'nq-nobody', 'exam-submit-select/nurse/exam/00', '申し込む試験の選択'],
  ['error', 'nq-nobody', 'error?type=00&code=B00199', 'システムに問題が発生しました'],
  ['error-unknown', 'nq-nobody', 'qualification-detail/nothing', 'お探しのページの内容が見つかりません'],
];

/** The screens of the national qualifications, with what each kind of person finds there. */
export const screens: readonly Place[] = [
  ...looks.map(
    ([name, persona, path, heading, shows]): Place => ({
      name: `nq-${name}`,
      heading,
      ...(shows !== undefined && { shows: [shows] }),
      reach: async (portal, page) => {
        await portal.login(persona);
        await openNq(portal, path);
        await expectHeading(page, heading);
      },
    }),
  ),
  {
    name: 'nq-completion',
    ids: 'NQ-080',
    heading: applyScreens.completion.title,
    reach: async (portal, page) => {
      await portal.login('apply-begun');
      await saveAnswers(portal, procedures.reissue, reissueAnswers);
      await openApply(portal, 'information', procedures.reissue);
      await pressApply(page, 'next', 'confirmation');
      await pressApply(page, 'next', 'agreement');
      await page.getByRole('checkbox').check();
      await pressApply(page, 'next', 'completion');
    },
  },
];
