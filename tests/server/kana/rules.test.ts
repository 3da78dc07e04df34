import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { draftEnd, lastDayOf } from '../../../src/server/common/drafts/draft-end.ts';
import type { Settings } from '../../../src/server/kernel/portal/settings.ts';
import { findModules } from '../../../src/server/modules.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { needsAddress } from '../../../src/server/services/kana/address-rule.ts';
import { readingLetters, submissionProblem } from '../../../src/server/services/kana/check-submission.ts';
import { draftContent } from '../../../src/server/services/kana/draft-content.ts';
import type { Draft } from '../../../src/server/services/kana/drafts.ts';
import { registerOf } from '../../../src/server/services/kana/register.ts';
import type { KanaReport } from '../../../src/server/services/kana/report.ts';
import { defaultSettings } from '../../http/default-settings.ts';

const now = new Date('2026-11-20T03:00:00Z');
const personas = await readPersonas(await findModules());

function registerFor(id: string, at = now, settings: Settings = defaultSettings) {
  const persona = personas.find(id, now);
  if (persona === null) throw new Error(`nobody is called ${id}`);
  return registerOf({ record: persona }, at, settings);
}

describe('who files what', () => {
  it.each([
    ['the head of a family', 'kana-couple', ['', '', '1', '', '1'], ['', '', '', '016', '016']],
    ['not the head', 'kana-spouse', ['3', '', '1', ''], ['', '', '', '017']],
    ['a mother by adoption', 'kana-adoptive', ['', '', '', ''], ['', '', '020', '']],
    ['alone', 'kana-single', ['', ''], ['', '']],
    ['under 15', 'kana-under-15', ['3', '4', '1'], ['', '', '']],
    ['birthdates that are not fully known', 'kana-seasons', ['', '', ...Array<string>(9).fill('1')], undefined],
  ])('%s', (_name, persona, refusals, qualifications) => {
    const { subjects } = registerFor(persona);
    expect(subjects.map(({ refusal }) => refusal)).toEqual(refusals);
    if (qualifications !== undefined) {
      expect(subjects.map(({ qualificationType }) => qualificationType)).toEqual(qualifications);
    }
  });

  it('a child files for themself from the 15th birthday on', () => {
    const refusals = (years: number) =>
      registerFor('kana-native-app', new Date(Date.UTC(2026 + years, 10, 20))).subjects.map(({ refusal }) => refusal);
    expect(refusals(6)).toEqual(['', '', '']);
    expect(refusals(7)).toEqual(['', '', '1']);
  });

  it('sample families have every unknown birthdate, and one that is no code [EN-030 EN-031 EN-032 AM-057]', () => {
    const dates = ['kana-seasons', 'kana-bad-birthdate'].flatMap((id) =>
      registerFor(id).family.members.map(({ birthdate }) => birthdate.slice(4)),
    );
    for (const code of ['A100', 'A200', 'A300', 'A400', '04A1', '04A2', '04A3', '0400', '0000', 'ZZ05']) {
      expect(dates).toContain(code);
    }
  });
});

describe('needsAddress', () => {
  const report = (id: string, isChecked: boolean) =>
    ({ id, type: id === 'f' ? '1' : '2', isYourself: id === 'f' || id === 'own', isChecked }) as KanaReport;
  const list = (checked: string, all = 'f own other') =>
    all.split(' ').map((id) => report(id, checked.split(' ').includes(id)));

  it.each<[string, boolean, string, string, Settings, boolean]>([
    ['KN-060 abroad', true, 'own', 'f own', {}, true],
    ['KN-061 AM-075 the family name in a list of three', false, 'f own', 'f own other', {}, true],
    ['KN-061 AM-075 the family name in a list of two', false, 'f own', 'f own', {}, false],
    ['KN-061 three reports without the family name', false, 'own', 'f own other', {}, false],
    ['KN-062 somebody else', false, 'other', 'f own other', {}, true],
    ['KN-063 only the own name', false, 'own', 'f own', {}, false],
    ['AM-075 chosen ones count', false, 'f own', 'f own other', { 'kana.address.countsChecked': true }, false],
    ['AM-075 three chosen', false, 'f own other', 'f own other', { 'kana.address.countsChecked': true }, true],
    ['AM-076 rule off', true, 'f own other', 'f own other', { 'kana.address.rule': false }, false],
  ])('%s', (_name, isEmigrant, checked, all, settings, needed) => {
    expect(needsAddress({ isEmigrant, reports: list(checked, all) }, { ...defaultSettings, ...settings })).toBe(needed);
  });
});

describe('the end of a draft', () => {
  it.each([
    ['30 days, to the end of the day in Japan', {}, '2026-12-20T15:00:00.000Z', '20261220'],
    ['one day', { 'draft.keep': 86_400 }, '2026-11-21T15:00:00.000Z', '20261121'],
    ['a minute, exactly', { 'draft.keep': 60 }, '2026-11-20T03:01:00.000Z', '20261120'],
  ])('%s [AM-102]', (_name, settings, end, lastDay) => {
    const expiresAt = draftEnd(now, { ...defaultSettings, ...settings });
    expect(expiresAt.toISOString()).toBe(end);
    expect(lastDayOf({ expiresAt } as Draft)).toBe(lastDay);
  });
});

describe('submissionProblem', () => {
  const email = 'hanako@mail.example';
  const informant = { address: '東京都見本区1', email, phone: '090-0000-0001' };
  const draftFor = (persona: string) => {
    const draft: Draft = {
      type: '1',
      revision: 1,
      procedureId: null,
      documentId: null,
      edits: {},
      informant,
      withdrawal: { reason: '', detail: '' },
      expiresAt: now,
    };
    const content = draftContent({ register: registerFor(persona), procedures: [], documents: [] }, draft, email);
    if (content === null) throw new Error('no draft');
    return content;
  };
  type Changes = { readonly [id: string]: Partial<KanaReport> };
  const problem = (persona: string, changes: Changes, contact: object = {}, own: Settings = {}) => {
    const settings = { ...defaultSettings, ...own };
    const draft = draftFor(persona);
    const changed = draft.reports.map((report) =>
      report.id in changes ? { ...report, isChecked: true, furigana: 'カナ', ...changes[report.id] } : report,
    );
    const isAsked = needsAddress({ isEmigrant: draft.informant.isEmigrant, reports: changed }, settings);
    const asked = isAsked ? draft.informant : { ...draft.informant, address: '' };
    const reports = changed.filter(({ id }) => id in changes);
    return submissionProblem({ type: '1', reports, informant: { ...asked, ...contact } }, draft, settings);
  };
  const own = { 'first-name-1': {} };
  const notYours = (name: string) => `${name} の届出は、いまは、あなたからは届け出られません。選び直してください。`;
  const stale = '画面の内容が、いまの戸籍の情報と違います。はじめの画面からやり直してください。';

  it.each<[string, string, Changes, object, Settings, string | null]>([
    ['nothing wrong', 'kana-single', own, {}, {}, null],
    ['nothing chosen', 'kana-single', {}, {}, {}, '届け出る振り仮名を一つ以上選んでください。'],
    [
      'no reading',
      'kana-single',
      { 'first-name-1': { furigana: '' } },
      {},
      {},
      'ひとみ の振り仮名を入力してください。',
    ],
    [
      'hiragana',
      'kana-single',
      { 'first-name-1': { furigana: 'ひとみ' } },
      {},
      {},
      'ひとみ の振り仮名は、カタカナで入力してください。',
    ],
    ['50 letters', 'kana-single', { 'first-name-1': { furigana: 'ア'.repeat(50) } }, {}, {}, null],
    [
      '51 letters',
      'kana-single',
      { 'first-name-1': { furigana: 'ア'.repeat(51) } },
      {},
      {},
      'ひとみ の振り仮名は、50文字以下で入力してください。',
    ],
    ['a qualification for oneself', 'kana-single', { 'first-name-1': { qualificationType: '016' } }, {}, {}, stale],
    [
      'EN-091 no qualification for a child',
      'kana-couple',
      { 'first-name-3': { qualificationType: '' } },
      {},
      {},
      '小春 の届出について、届け出る方との関係を選んでください。',
    ],
    ['EN-132 father', 'kana-couple', { 'first-name-3': { qualificationType: '016' } }, {}, {}, null],
    ['EN-134 adoptive father', 'kana-couple', { 'first-name-3': { qualificationType: '019' } }, {}, {}, null],
    ['EN-080 a child of 16', 'kana-couple', { 'first-name-4': { qualificationType: '016' } }, {}, {}, notYours('大樹')],
    [
      'EN-078 a reading the municipality looks into',
      'kana-no-furigana',
      { 'first-name-2': { qualificationType: '017' } },
      {},
      {},
      notYours('月'),
    ],
    ['KN-060 no address abroad', 'kana-abroad', own, { address: ' ' }, {}, '住所を入力してください。'],
    [
      'KN-061 AM-075 no address',
      'kana-two',
      { 'family-name': {}, ...own },
      { address: '' },
      {},
      '住所を入力してください。',
    ],
    [
      'AM-075 only chosen ones count',
      'kana-two',
      { 'family-name': {}, ...own },
      { address: '' },
      { 'kana.address.countsChecked': true },
      null,
    ],
    [
      'KN-062 no address of the informant',
      'kana-couple',
      { 'first-name-3': { qualificationType: '016' } },
      { address: '' },
      {},
      '住所を入力してください。',
    ],
    [
      'EN-093 EN-094 no address of the child',
      'kana-adoptive',
      { 'first-name-3': { qualificationType: '017' } },
      {},
      {},
      '海 の届出について、住所を入力してください。',
    ],
    [
      'EN-092 AM-079 an old address of the child',
      'kana-adoptive',
      { 'first-name-2': { qualificationType: '020' } },
      {},
      {},
      '空 の届出について、住所を入力してください。',
    ],
    [
      'EN-092 AM-079 given anew',
      'kana-adoptive',
      { 'first-name-2': { address: '東京都見本区2', qualificationType: '020' } },
      {},
      {},
      null,
    ],
    ['AM-076 rule off', 'kana-abroad', own, { address: '' }, { 'kana.address.rule': false }, null],
    ['KN-063 no address needed', 'kana-single', own, { address: '' }, {}, null],
    ['an address that nobody asked for', 'kana-single', own, { address: '東京都見本区1' }, {}, stale],
    ['an address of the own report', 'kana-abroad', { 'first-name-1': { address: '東京都見本区2' } }, {}, {}, stale],
    ['100 characters of address', 'kana-abroad', own, { address: '葛\u{E0100}'.repeat(100) }, {}, null],
    [
      '101 characters of address',
      'kana-abroad',
      own,
      { address: 'あ'.repeat(101) },
      {},
      '住所は、100文字以下で入力してください。',
    ],
    ['no mail address', 'kana-single', own, { email: '' }, {}, 'メールアドレスを入力してください。'],
    [
      'no mail address of any kind',
      'kana-single',
      own,
      { email: 'hanako' },
      {},
      'メールアドレスの形が正しくありません。',
    ],
    [
      'AM-074 a mail address not proved',
      'kana-single',
      own,
      { email: 'other@mail.example', verifiedEmail: 'other@mail.example' },
      {},
      'メールアドレスを、確認コードで確かめてください。',
    ],
    ['no phone', 'kana-single', own, { phone: '' }, {}, '電話番号を入力してください。'],
    ['no phone number', 'kana-single', own, { phone: '12' }, {}, '電話番号の形が正しくありません。'],
  ])('%s', (_name, persona, changes, contact, settings, expected) => {
    expect(problem(persona, changes, contact, settings)).toBe(expected);
  });

  it('the same report twice, and one of another procedure, are refused', () => {
    const draft = draftFor('kana-single');
    const [report] = draft.reports.map((one) => ({ ...one, isChecked: true, furigana: 'カナ' }));
    const twice = {
      type: '1' as const,
      reports: report === undefined ? [] : [report, report],
      informant: draft.informant,
    };
    expect(submissionProblem(twice, draft, {})).toBe(stale);
    expect(submissionProblem({ ...twice, type: '3' }, draft, {})).toMatch(/^途中の手続きと違う内容/);
  });

  it('takes the letters that the form takes', () => {
    const file = new URL('../../../catalog/characters.yaml', import.meta.url);
    expect(parse(readFileSync(file, 'utf8')).characters.kana.letters).toBe(readingLetters);
  });
});
