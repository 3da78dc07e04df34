import * as wording from '../../../../build/wording/services/kana.ts';
import { groupsOfFour } from '../../../model/groups-of-four.ts';
import type { Family } from '../../common/register/family.ts';
import type { WordsOf } from '../../kernel/portal/module-parts.ts';
import { type PlainRow, recordOf, textOf } from '../../kernel/portal/plain-row.ts';
import { isFailed } from '../../ports/register.ts';
import { reportCalled } from './called.ts';
import { familyOf } from './family-of.ts';
import type { ProcedureType } from './report.ts';

export const procedureTitles: { readonly [type in ProcedureType]: string } = {
  '1': wording.signed.report,
  '2': wording.signed.correction,
  '3': wording.signed.withdrawal,
};

const withdrawalReasons: { readonly [code: string]: string } = {
  '1': wording.signed.byMistake,
  '2': wording.signed.noNeed,
  '9': wording.signed.otherReason,
};

const parts: { readonly [type: string]: string } = { '1': wording.signed.familyName, '2': wording.signed.givenName };

const qualifications: { readonly [code: string]: string } = {
  '016': wording.signed.father,
  '017': wording.signed.mother,
  '019': wording.signed.adoptiveFather,
  '020': wording.signed.adoptiveMother,
};

/** What somebody who reports for another is to them; empty: nothing. */
export const roleWords = (code: string): string => qualifications[code] ?? '';

const contactRows = [
  ['address', wording.signed.yourAddress],
  ['email', wording.signed.email],
  ['phone', wording.signed.phone],
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
      ...reports
        .map(recordOf)
        .flatMap((report) =>
          reportRows(report, textOf(type), record && !isFailed(record.family) ? familyOf(record) : undefined),
        ),
      { name: wording.signed.reason, value: withdrawalReasons[textOf(reason)] ?? '' },
      { name: wording.signed.detail, value: textOf(detail) },
      ...contactRows.map(([member, name]) => ({ name, value: textOf(contact[member]) })),
    ].filter(({ value }) => value !== ''),
  };
};

/** What a report is about. Example: 名（小春） */
export function reportTitle(report: { readonly [member: string]: unknown }, family: Family | undefined): string {
  const name = textOf(report.name);
  const called = family === undefined ? name : reportCalled(family, textOf(report.id), name);
  return `${parts[textOf(report.type)] ?? wording.signed.fullName}（${called}）`;
}

function reportRows(
  report: { readonly [member: string]: unknown },
  procedure: string,
  family: Family | undefined,
): readonly PlainRow[] {
  const about = reportTitle(report, family);
  return [
    { name: wording.signed.readingOf({ about }), value: textOf(report.furigana) },
    { name: wording.signed.roleOf({ about }), value: roleWords(textOf(report.qualificationType)) },
    { name: wording.signed.addressOf({ about }), value: textOf(report.address) },
    {
      name: wording.signed.numberOf({ about, former: procedure === '2' ? wording.signed.former : '' }),
      value: groupsOfFour(textOf(report.arrivalNumber)),
    },
  ];
}
