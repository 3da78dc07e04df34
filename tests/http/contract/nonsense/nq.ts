import {
  type ProcedurePath,
  writtenProcedurePath,
} from '../../../../src/server/services/nq/applications/procedure-path.ts';
import { bodyOf, type Client, type Reply } from '../client.ts';
import { attach } from '../nq/apply-journey.ts';
import type { Filed, Nonsense } from './case.ts';

type Values = { readonly [name: string]: unknown };

const contact = { postalCode: '1000000', address: '東京都見本区例示町一丁目2番3号', phone: '03-0000-0301' };
const registration = writtenProcedurePath('social-worker/registration/00/new/sssc');
const mental = writtenProcedurePath('psychiatric-social-worker/registration/00/new/sssc');
const change = writtenProcedurePath('care-worker/change/00/particulars/sssc');
const deletion = writtenProcedurePath('care-worker/deletion/00/deletion/sssc');
const certificate = writtenProcedurePath('care-worker/certificate/00/certificate/sssc');
const reissue = writtenProcedurePath('real-estate-broker/reissue/13/reissue/pref-13');

const applicant = {
  familyName: '卒業',
  firstName: 'みらい',
  familyNameKana: 'ソツギョウ',
  firstNameKana: 'ミライ',
  writesOldName: 'no',
  ...contact,
  email: 'mirai@mail.example',
  way: 'exam',
  disqualification: 'no',
};
const changed = {
  registrationNumber: 'D-1234567',
  nameChanged: 'no',
  domicileChanged: 'no',
  changedOn: inDays(-10),
  ...contact,
};
const named = { ...changed, nameChanged: 'yes', newFamilyNameKana: 'ミホン', keepsOldName: 'no' };
const deleted = { registrationNumber: 'D-1234567', reason: 'retired', wishedOn: inDays(10), knowsEnd: ['yes'] };
const abroad = { language: 'en', copies: '1', purposes: ['abroad'], postalCode: '1000000', address: contact.address };

export const nonsense: readonly Nonsense[] = [
  {
    id: 'o-number-01',
    typed: '不合格だった試験の受験番号',
    persona: 'nq-graduate',
    file: (client) => apply(client, mental, { ...applicant, examineeNumber: '0789-00034', passedOn: '2026-03-01' }),
    comesOf: { refused: '受験番号' },
  },
  {
    id: 'x-nobody-passed',
    typed: '記録にない受験番号と合格した日',
    persona: 'nq-graduate',
    file: (client) => apply(client, mental, { ...applicant, examineeNumber: '9999-99999', passedOn: '2026-03-01' }),
    comesOf: { differs: ['合格した試験の受験番号', '合格した日'] },
  },
  {
    id: 'x-other-exam',
    typed: 'ほかの人の受験番号',
    persona: 'nq-graduate',
    file: (client) =>
      apply(client, registration, {
        ...applicant,
        examineeNumber: '0456-99999',
        examineeNumberReason: '受験票を見ました。',
        passedOn: '2026-03-01',
      }),
    comesOf: { differs: ['合格した試験の受験番号'] },
  },
  {
    id: 'o-date-01',
    typed: '生年月日の前日に合格',
    persona: 'nq-graduate',
    file: (client) => apply(client, mental, { ...applicant, examineeNumber: '9999-99999', passedOn: '2003-09-09' }),
    comesOf: { refused: '合格した日' },
  },
  {
    id: 'o-date-02',
    typed: '変わった日が明日',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, { ...moved('大阪府'), changedOn: inDays(1) }),
    comesOf: { refused: '変わった日' },
  },
  {
    id: 'x-before-registration',
    typed: '登録される前に変わった',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, { ...moved('大阪府'), changedOn: '2010-01-01' }),
    comesOf: { refused: '変わった日' },
  },
  {
    id: 'x-late',
    typed: '31日前に変わったのに、わけを書かない',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, { ...moved('大阪府'), changedOn: inDays(-31) }),
    comesOf: { refused: '届出が30日より遅くなったわけ' },
  },
  {
    id: 'o-nochange-01',
    typed: '登録と同じ都道府県',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, moved('東京都')),
    comesOf: { refused: '新しい本籍地の都道府県' },
  },
  {
    id: 'x-mars',
    typed: '火星',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, moved('火星')),
    comesOf: { refused: '新しい本籍地の都道府県' },
  },
  {
    id: 'x-other-prefecture',
    typed: '戸籍とは違う都道府県',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, moved('大阪府')),
    comesOf: { differs: ['新しい本籍地の都道府県'] },
  },
  {
    id: 'o-nochange-02',
    typed: '登録と同じ氏名（空白だけ違う）',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, { ...named, newFamilyName: '介護', newFirstName: ' はなえ　' }),
    comesOf: { refused: '新しい名' },
  },
  {
    id: 'x-other-number',
    typed: '別の登録番号',
    persona: 'nq-care-worker',
    file: (client) =>
      apply(client, change, {
        ...moved('大阪府'),
        registrationNumber: 'D-7654321',
        registrationNumberReason: 'メモの番号です。',
      }),
    comesOf: { differs: ['登録番号'] },
  },
  {
    id: 'x-other-number-without-reason',
    typed: '別の登録番号を、わけを書かずに',
    persona: 'nq-care-worker',
    file: (client) => apply(client, change, { ...moved('大阪府'), registrationNumber: 'D-7654321' }),
    comesOf: { refused: '登録と違うわけ' },
  },
  {
    id: 'o-letters-01',
    typed: 'YAMADA PIKACHU',
    persona: 'nq-care-worker',
    file: (client) => apply(client, certificate, { ...abroad, romanName: 'YAMADA PIKACHU' }),
    comesOf: { differs: ['ローマ字の氏名'] },
  },
  {
    id: 'x-letters',
    typed: '山田 ÅÉ ☆',
    persona: 'nq-care-worker',
    file: (client) => apply(client, certificate, { ...abroad, romanName: '山田 ÅÉ ☆' }),
    comesOf: { refused: 'ローマ字の氏名' },
  },
  {
    id: 'o-place-01',
    typed: '東京都木星市大赤斑1丁目',
    persona: 'nq-care-worker',
    file: (client) => apply(client, certificate, { ...abroad, language: 'ja', address: '東京都木星市大赤斑1丁目' }),
    comesOf: { differs: ['住所'] },
  },
  {
    id: 'x-twice',
    typed: '東京都東京都見本区1番',
    persona: 'nq-care-worker',
    file: (client) => apply(client, certificate, { ...abroad, language: 'ja', address: '東京都東京都見本区1番' }),
    comesOf: { refused: '住所' },
  },
  {
    id: 'o-punct-01',
    typed: '・・・',
    persona: 'nq-care-worker',
    file: (client) => apply(client, deletion, { ...deleted, reason: 'other', otherReason: '・・・' }),
    comesOf: { refused: 'そのほかの理由' },
  },
  {
    id: 'x-died',
    typed: '本人が亡くなった',
    persona: 'nq-care-worker',
    file: (client) => apply(client, deletion, { ...deleted, reason: 'died' }),
    comesOf: { refused: '理由' },
  },
  {
    id: 'x-test',
    typed: 'テスト',
    persona: 'nq-care-worker',
    file: (client) => apply(client, deletion, { ...deleted, reason: 'other', otherReason: 'テスト' }),
    comesOf: { refused: 'そのほかの理由' },
  },
  {
    id: 'o-far-01',
    typed: '20年先',
    persona: 'nq-care-worker',
    file: (client) => apply(client, deletion, { ...deleted, wishedOn: '2046-04-01' }),
    comesOf: { refused: '取り消してほしい日' },
  },
  {
    id: 'o-expired-01',
    typed: '有効期間の過ぎた登録証の再交付',
    persona: 'nq-expired',
    file: (client) => apply(client, reissue, { reason: 'lost', lostOn: inDays(-1), lostPlace: '不明', ...contact }),
    comesOf: { refused: '更新の手続き' },
  },
  {
    id: 'o-pending-01',
    typed: '取り消しを申請したあとの、登録の変更',
    persona: 'nq-care-worker',
    file: async (client) => {
      await apply(client, deletion, deleted);
      return apply(client, change, moved('大阪府'));
    },
    comesOf: { refused: '取り消しの申請を取り下げて' },
  },
];

function moved(newDomicile: string): Values {
  return { ...changed, domicileChanged: 'yes', newDomicile };
}

function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

/** Fills in the form with what a careful person would, and `values` over it. */
async function apply(client: Client, path: ProcedurePath, values: Values): Promise<Filed> {
  const { formVersion } = await bodyOf<{ formVersion: string }>(client.call('nqProcedureGet', { path }));
  const proof = async (name: string) => [await attach(client, `${name}.pdf`, 'pdf', path)];
  const files =
    path.businessId === 'registration'
      ? { qualifyingProof: await proof('合格証書') }
      : path.businessId === 'change'
        ? { changeProof: await proof('戸籍抄本') }
        : {};
  const answers = { version: formVersion, values: { ...files, ...values } };
  const reply = await client.call('nqApplicationSubmit', { path, hierarchy: [], answers, revision: 0, isAgreed: true });
  return { refusal: refusalOf(reply), number: String(reply.resBody?.applicationNumber ?? '') };
}

const refusalOf = ({ resultCode, errors }: Reply): string | null =>
  resultCode === '0000' ? null : (errors[0]?.errorMessage ?? resultCode);
