import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { type PlainRow, recordOf, textOf } from '../../kernel/portal/plain-row.ts';
import { reportCalled } from './called.ts';
import type { Family } from './family.ts';
import { familyOf } from './family-of.ts';
import type { ProcedureType } from './report.ts';

export const procedureTitles: { readonly [type in ProcedureType]: string } = {
  '1': '戸籍の振り仮名の届出',
  '2': '戸籍に記載する振り仮名の訂正',
  '3': '戸籍の振り仮名の届出の取り下げ',
};

const withdrawalReasons: { readonly [code: string]: string } = {
  '1': '振り仮名をまちがえて届け出た',
  '2': '届け出る必要がなくなった',
  '9': 'そのほか',
};

const parts: { readonly [type: string]: string } = { '1': '氏', '2': '名' };

const qualifications: { readonly [code: string]: string } = {
  '016': '父（親権者）',
  '017': '母（親権者）',
  '019': '養父（親権者）',
  '020': '養母（親権者）',
};

const contactRows = [
  ['address', 'あなたの住所'],
  ['email', 'メールアドレス'],
  ['phone', '電話番号'],
] as const;

/** A name reading report, its correction or withdrawal: everything that is filed, under the names that the check screens have for it. */
export const wordsOf: WordsOf = ({ type, reports, informant, withdrawal }, record) => {
  const title = Object.hasOwn(procedureTitles, textOf(type))
    ? procedureTitles[textOf(type) as ProcedureType]
    : undefined;
  if (title === undefined || !Array.isArray(reports)) return null;
  const contact = recordOf(informant);
  const { reason, detail } = recordOf(withdrawal);
  return {
    title,
    rows: [
      ...reports.map(recordOf).flatMap((report) => reportRows(report, textOf(type), record && familyOf(record))),
      { name: '取り下げる理由', value: withdrawalReasons[textOf(reason)] ?? '' },
      { name: '理由の説明', value: textOf(detail) },
      ...contactRows.map(([member, name]) => ({ name, value: textOf(contact[member]) })),
    ].filter(({ value }) => value !== ''),
  };
};

function reportRows(
  report: { readonly [member: string]: unknown },
  procedure: string,
  family: Family | undefined,
): readonly PlainRow[] {
  const name = textOf(report.name);
  const called = family === undefined ? name : reportCalled(family, textOf(report.id), name);
  const about = `${parts[textOf(report.type)] ?? '氏名'}（${called}）`;
  return [
    { name: `${about}の振り仮名`, value: textOf(report.furigana) },
    { name: `${about}の届出での立場`, value: qualifications[textOf(report.qualificationType)] ?? '' },
    { name: `${about}の届出の住所`, value: textOf(report.address) },
    {
      name: `${about}の${procedure === '2' ? 'もとの' : ''}到達番号`,
      value: groupsOfFour(textOf(report.arrivalNumber)),
    },
  ];
}
