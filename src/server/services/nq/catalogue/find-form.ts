import { dateDigits } from '../../../../forms/written-date.ts';
import { prefectureOf } from '../../../common/register/prefectures.ts';
import type { Queries } from '../../../db/database.ts';
import { dayLater } from '../../../kernel/time/day-later.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { isFailed, type RegisterRecord } from '../../../ports/register.ts';
import type { UnitPath } from './find-unit.ts';
import { namesOf } from './names-of.ts';
import { newestForm } from './newest-form.ts';
import { withKnown } from './with-known.ts';

/** The newest version of a form, with what the portal knows filled in. */
export interface StoredForm {
  /** `<form>:<version>`, unique per definition. */
  readonly version: string;
  /** Not validated yet: a form may have entered the database in any way. */
  readonly definition: unknown;
}

/** Null: no form with that name. A birthdate with unknown parts bounds nothing. */
export async function findForm(
  {
    db,
    now,
    citizen,
  }: { readonly db: Queries; readonly now: Date; readonly citizen: { readonly record: RegisterRecord } },
  formId: string,
  { qualificationId, qualificationHandleUnitCode: unit }: UnitPath,
): Promise<StoredForm | null> {
  const row = await newestForm(db, formId);
  if (row === null) return null;
  const today = japanDate(now);
  const birthdate = dateDigits(citizen.record.card.birthdate) ?? '';
  const known = {
    today,
    inOneYear: aYearAfter(today),
    thirtyDaysAgo: dayLater(today, -30),
    inTenYears: `${Number(today.slice(0, 4)) + 10}1231`,
    birthdate,
    familyName: namesOf(citizen.record.card.kanjiName)[0],
    ...registeredOf(citizen.record, qualificationId, unit),
  };
  return { version: `${formId}:${row.version}`, definition: withKnown(row.definition, known) };
}

/** As the agency has it; what it does not say is as on the card and in the family register. */
function registeredOf(
  { nationalQualifications, card, domicile }: RegisterRecord,
  qualificationId: string,
  unit: string,
) {
  const known = isFailed(nationalQualifications) ? undefined : nationalQualifications;
  const held = known?.held?.find(
    (one) => one.qualificationId === qualificationId && one.qualificationHandleUnitCode === unit,
  );
  const [registeredFamilyName, registeredGivenName] = namesOf(held?.registeredName ?? card.kanjiName);
  const inRegister = isFailed(domicile) ? undefined : prefectureOf(domicile.domicile);
  const registeredPrefecture = held?.registeredPrefecture ?? inRegister ?? '';
  return { registeredOn: held?.registeredOn ?? '', registeredFamilyName, registeredGivenName, registeredPrefecture };
}

/** The same day of the next year; 28 February for 29 February. */
export function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('0229', '0228')}`;
}
