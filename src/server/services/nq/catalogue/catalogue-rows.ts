import * as wording from '../../../../../build/wording/services/nq.ts';
import { prefectures } from '../../../common/register/prefectures.ts';
import type {
  BusinessEntry,
  CatalogueFiles,
  LevelEntry,
  ProcedureEntry,
  QualificationEntry,
} from './catalogue-files.ts';
import { examRows } from './exam-rows.ts';
import { fillIn } from './fill-in.ts';
import type { HierarchyLevel } from './hierarchy.ts';
import type { Row } from './row.ts';

/** Rows of every table, in a valid insertion order. */
export interface CatalogueRows {
  readonly nq_agencies: readonly Row[];
  readonly nq_qualifications: readonly Row[];
  readonly nq_businesses: readonly Row[];
  readonly nq_units: readonly Row[];
  readonly nq_forms: readonly Row[];
  readonly nq_procedures: readonly Row[];
  readonly nq_exams: readonly Row[];
}

type Entry = CatalogueFiles['qualifications'][number];

/** In the order of {@link prefectures}. */
const prefectureKana = (
  'ほっかいどう あおもりけん いわてけん みやぎけん あきたけん やまがたけん ふくしまけん いばらきけん とちぎけん ぐんまけん さいたまけん ちばけん ' +
  'とうきょうと かながわけん にいがたけん とやまけん いしかわけん ふくいけん やまなしけん ながのけん ぎふけん しずおかけん あいちけん みえけん しがけん ' +
  'きょうとふ おおさかふ ひょうごけん ならけん わかやまけん とっとりけん しまねけん おかやまけん ひろしまけん やまぐちけん とくしまけん かがわけん ' +
  'えひめけん こうちけん ふくおかけん さがけん ながさきけん くまもとけん おおいたけん みやざきけん かごしまけん おきなわけん'
).split(' ');

/** Unit codes of the whole country, and of a body that only holds examinations. */
const wholeCountry = '00';
const examiners = '90';

const certificateFeeYen = 1000;

export function catalogueRows(files: CatalogueFiles): CatalogueRows {
  const each = (rowsOf: (entry: Entry) => readonly Row[]) => files.qualifications.flatMap(rowsOf);
  return {
    nq_agencies: [
      ...files.agencies.map(({ type, ...agency }) => ({ ...agency, authority_type: type, hours: files.hours })),
      ...prefectures.map((name, index) => ({
        code: prefectureAgency(index),
        name,
        authority_type: '2',
        phone: `03-0000-23${twoDigits(index)}`,
        hours: files.hours,
      })),
    ],
    nq_qualifications: each((entry) => [
      {
        id: entry.id,
        name: entry.name,
        kana: entry.kana,
        words: (entry.words ?? []).join(' '),
        law: entry.law,
        law_number: entry.lawNumber,
        ministry: entry.ministry,
        kind: entry.kind,
        description: entry.description,
        agency_name: registrarName(files, entry),
      },
    ]),
    nq_businesses: each((entry) =>
      businessesOf(files, entry).map(({ id, type, name, summary }, position) => {
        const words = wordsOf(files, entry);
        return {
          qualification_id: entry.id,
          id,
          type_code: type,
          name: fillIn(name, words),
          summary: fillIn(summary, words),
          position,
        };
      }),
    ),
    nq_units: each((entry) => unitRows(files, entry)),
    nq_forms: files.forms.map((form) => ({ ...form })),
    nq_procedures: each((entry) =>
      businessesOf(files, entry).flatMap((business) =>
        business.procedures.map((procedure, position) => procedureRow(files, entry, business, procedure, position)),
      ),
    ),
    nq_exams: each((entry) => examRows(entry, examUnit(entry), wordsOf(files, entry))),
  };
}

function twoDigits(index: number): string {
  return String(index + 1).padStart(2, '0');
}

function prefectureAgency(index: number): string {
  return `pref-${twoDigits(index)}`;
}

function registrarName({ agencies }: CatalogueFiles, { registrar }: QualificationEntry): string {
  return agencies.find(({ code }) => code === registrar)?.name ?? wording.catalogue.registrarName;
}

function wordsOf(files: CatalogueFiles, entry: QualificationEntry) {
  const agency = entry.registrar === 'prefectures' ? wording.catalogue.wordsOfAgency : registrarName(files, entry);
  const { name, card, law, exam } = entry;
  return { name, card, law, agency, exam: exam?.name ?? '', choosing: choosing(files, exam) };
}

/** Begins a sentence about applying for an examination; empty where nothing is chosen before. */
function choosing({ hierarchies }: CatalogueFiles, exam: QualificationEntry['exam']): string {
  const level = exam?.hierarchy === undefined ? undefined : hierarchies[exam.hierarchy];
  return level === undefined ? '' : wording.catalogue.choosing({ question: level.question });
}

/** Like `wordsOf`, but with the examiner as the agency, for texts about the examination. */
function examinerWords(files: CatalogueFiles, entry: QualificationEntry) {
  const examiner = files.agencies.find(({ code }) => code === entry.exam?.by);
  return { ...wordsOf(files, entry), agency: examiner?.name ?? '' };
}

function businessesOf({ businesses }: CatalogueFiles, { exam }: QualificationEntry): readonly BusinessEntry[] {
  return businesses.filter(({ id }) => id !== 'exam' || exam !== undefined);
}

function examUnit({ registrar, exam }: QualificationEntry): string {
  return exam?.by === registrar ? wholeCountry : examiners;
}

function unitRows(files: CatalogueFiles, entry: Entry): readonly Row[] {
  const ids = businessesOf(files, entry).map(({ id }) => id);
  const handled = ids.filter((id) => id !== 'exam' || entry.exam?.by === entry.registrar);
  const row = (
    code: string,
    [name, kana]: readonly [string, string],
    agency_code: string,
    business_ids: readonly string[],
    position: number,
  ) => ({
    qualification_id: entry.id,
    code,
    name,
    kana,
    agency_code,
    business_ids,
    position,
  });
  const registrars =
    entry.registrar === 'prefectures'
      ? prefectures.map((name, index) =>
          row(twoDigits(index), [name, prefectureKana[index] ?? ''], prefectureAgency(index), handled, index + 1),
        )
      : [row(wholeCountry, [wording.catalogue.wholeCountry, 'ぜんこく'], entry.registrar, handled, 0)];
  const examined = entry.exam !== undefined && entry.exam.by !== entry.registrar;
  return examined
    ? [...registrars, row(examiners, [wording.catalogue.wholeCountry, 'ぜんこく'], entry.exam?.by ?? '', ['exam'], 90)]
    : registrars;
}

function procedureRow(
  files: CatalogueFiles,
  entry: Entry,
  business: BusinessEntry,
  procedure: ProcedureEntry,
  position: number,
): Row {
  const words = business.id === 'exam' ? examinerWords(files, entry) : wordsOf(files, entry);
  const { feeYen, fee } = costs(entry, business);
  const own = business.id === 'registration' ? entry.registration : business.id === 'exam' ? entry.exam : undefined;
  const level = own?.hierarchy === undefined ? undefined : files.hierarchies[own.hierarchy];
  if (own?.hierarchy !== undefined && level === undefined) throw new Error(`No hierarchy ${own.hierarchy}`);
  const sections = [
    ...procedure.sections,
    ...(feeYen > 0 ? [{ title: wording.catalogue.procedureRowTitle, body: files.feeNote }] : []),
  ].map(({ title, body }) => ({ title: fillIn(title, words), body: fillIn(body, words) }));
  return {
    qualification_id: entry.id,
    business_id: business.id,
    code: procedure.code,
    name: fillIn(procedure.name, words),
    summary: fillIn(procedure.summary, words),
    fee_yen: feeYen,
    fee,
    days: procedure.days,
    sections,
    documents: procedure.documents.map(({ name, note }) => ({ name: fillIn(name, words), note: fillIn(note, words) })),
    hierarchy: level === undefined ? null : numbered(level),
    form_id: own?.form ?? procedure.form,
    agreement: fillIn(business.agreement ?? files.agreement, words),
    position,
  };
}

function costs(entry: Entry, { id, fee }: BusinessEntry): { readonly feeYen: number; readonly fee: string } {
  if (id === 'registration') return entry.registration;
  const feeYen =
    id === 'exam'
      ? (entry.exam?.feeYen ?? 0)
      : { change: entry.change, reissue: entry.reissue, certificate: certificateFeeYen, free: 0 }[fee ?? 'free'];
  const word = id === 'exam' ? wording.catalogue.costsWord : wording.catalogue.costsWord2;
  const yen = feeYen.toLocaleString('ja-JP');
  if (feeYen === 0) return { feeYen, fee: wording.catalogue.costsFee };
  if (fee === 'certificate') return { feeYen, fee: wording.catalogue.costsFeeEach({ word, yen }) };
  return { feeYen, fee: wording.catalogue.costsFee2({ word, yen }) };
}

function numbered({ question, choices }: LevelEntry): HierarchyLevel {
  return {
    question,
    choices: choices.map(({ next, ...choice }, index) => ({
      serialNumber: String(index + 1),
      ...choice,
      ...(next !== undefined && { next: numbered(next) }),
    })),
  };
}
