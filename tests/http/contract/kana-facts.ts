import type { Submission } from '../../../src/server/services/kana/check-submission.ts';
import type { FiledReport } from '../../../src/server/services/kana/procedures.ts';
import type { Contact, KanaReport } from '../../../src/server/services/kana/report.ts';
import { projectOf } from '../../runtime/project.ts';

/** What a submission says, a line for each thing: 「名 小春 振り仮名：コハル」. What is empty has none. */
export type Facts = readonly string[];

type Named = Pick<KanaReport, 'type' | 'name'>;

const codes = projectOf().catalogs[0]?.codes ?? [];
const label = (list: string, code: string) =>
  codes.find(({ name }) => name === list)?.codes.find(({ value }) => value === code)?.label ?? '';

/** How the rows of the check screens and of the signing page are called. */
const ofReports: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^(氏|名)[（「](.+)[）」]の振り仮名$/u, '振り仮名'],
  [/^(氏|名)[（「](.+)[）」](?:の届出での立場|を届け出る資格)$/u, '立場'],
  [/^(氏|名)[（「](.+)[）」]の届出の住所$/u, '住所'],
  [/^(氏|名)[（「](.+)[）」]の(?:もとの)?到達番号$/u, '到達番号'],
];
const others: { readonly [row: string]: string } = {
  住所: '住所',
  あなたの住所: '住所',
  メールアドレス: 'メール',
  連絡先のメールアドレス: 'メール',
  電話番号: '電話',
  連絡先の電話番号: '電話',
  取り下げる理由: '理由',
  理由の説明: '説明',
};

const fact = (name: string, value: string): Facts => (value === '' ? [] : [`${name}：${value}`]);

/** Of rows that are shown. Throws for a row of another name: nothing could be compared with it. */
export function factsOfRows(rows: readonly (readonly [row: string, value: string])[]): Facts {
  return rows.flatMap(([row, value]) => fact(nameOf(row), value)).sort();
}

function nameOf(row: string): string {
  for (const [pattern, what] of ofReports) {
    const [, part, name] = pattern.exec(row) ?? [];
    if (part !== undefined) return `${part} ${name} ${what}`;
  }
  const other = others[row];
  if (other === undefined) throw new Error(`an unknown row: ${row}`);
  return other;
}

/** Of what is signed and sent. */
export function factsSent({ reports, informant, withdrawal }: Submission): Facts {
  return [
    ...reports.flatMap((report) => [
      ...factsOfReport(report, report),
      ...fact(`${aboutOf(report)} 到達番号`, report.arrivalNumber ?? ''),
    ]),
    ...factsOfContact(informant),
    ...fact('理由', label('kanaWithdrawalReason', withdrawal?.reason ?? '')),
    ...fact('説明', withdrawal?.detail ?? ''),
  ].sort();
}

/** Of a report as it is kept. */
export function factsOfReport(report: Named, { furigana, qualificationType, address }: Omit<FiledReport, 'id'>): Facts {
  const about = aboutOf(report);
  return [
    ...fact(`${about} 振り仮名`, furigana),
    ...fact(`${about} 立場`, label('kanaQualification', qualificationType)),
    ...fact(`${about} 住所`, address),
  ];
}

export function factsOfContact({ address, email, phone }: Contact): Facts {
  return [...fact('住所', address), ...fact('メール', email), ...fact('電話', phone)];
}

function aboutOf({ type, name }: Named): string {
  return `${label('kanaReportType', type)} ${name}`;
}
