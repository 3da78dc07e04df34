import { type DataForm, itemsOf } from '../../../../forms/data-form/definition.ts';
import { tokenOf } from '../../../../forms/data-form/token-of.ts';
import type { Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import { isFailed, type RegisterRecord } from '../../../ports/register.ts';
import { satExams } from '../catalogue/exam-records.ts';
import type { UnitPath } from '../catalogue/find-unit.ts';
import { heldQualifications } from '../catalogue/held-qualifications.ts';
import { type Facts, factsOfExams, factsOfPerson, factsOfQualification } from './facts.ts';

interface Asked {
  readonly db: Queries;
  readonly now: Date;
  readonly citizen: { readonly record: RegisterRecord };
}

/** What the registers say of a citizen that a form asks; those of agencies are asked only where it does. */
export async function factsFor(
  { db, now, citizen: { record } }: Asked,
  { qualificationId, qualificationHandleUnitCode: unit }: UnitPath,
  form: DataForm,
): Promise<Facts> {
  const whole = record.nationalQualifications;
  // What nobody can say is missing.
  if (isFailed(whole)) return factsOfPerson(record);
  const tokens = new Set(itemsOf(form).map((item) => ('group' in item ? undefined : tokenOf(item))));
  const held = tokens.has('registration-number')
    ? (await heldQualifications(db, record)).filter((one) => one.qualificationId === qualificationId)
    : [];
  const here = held.filter((one) => one.qualificationHandleUnitCode === unit);
  return {
    ...factsOfPerson(record),
    // Somebody may be registered in two prefectures.
    ...factsOfQualification(here.length > 0 ? here : held),
    ...(['passed-exam', 'passed-on', 'sat-exam'].some((token) => tokens.has(token)) &&
      factsOfExams(await satExams(db, record, japanDate(now), qualificationId), (whole?.silent ?? []).length === 0)),
  };
}
