import type { Queries } from '../../../db/database.ts';
import type { RowOf } from '../../../kernel/contract/call-types.ts';
import { daysBetween } from '../../../kernel/time/days-between.ts';
import { type RegisterRecord, said } from '../../../ports/register.ts';
import type { AuthorityType } from './business-types.ts';
import { isResponding } from './inquiry.ts';
import type { HeldRecord } from './national-qualifications.ts';

/** A qualification held by a person, with the place of its registration. */
export interface HeldQualification extends HeldRecord {
  readonly name: string;
  readonly ministry: string;
  readonly agencyCode: string;
  readonly agencyName: string;
  readonly handlingAuthorityTypeCode: AuthorityType;
  /** Procedures offered to holders there. */
  readonly businesses: RowOf<'nqPossessionList'>['businesses'];
}

type Registered = Omit<HeldQualification, keyof HeldRecord>;

/** Business types not meant for holders: registration and examination. */
const forOthers = "'1', '5'";

async function registeredWhere(db: Queries, record: HeldRecord): Promise<Registered | null> {
  const [row] = await db.query<Registered>(
    `select q.name, q.ministry, a.code as "agencyCode", a.name as "agencyName", a.authority_type as "handlingAuthorityTypeCode",
            coalesce((select jsonb_agg(jsonb_build_object('qualificationId', q.id, 'businessId', b.id, 'name', b.name,
                       'qualificationHandleUnitCode', u.code, 'handlingAuthorityTypeCode', a.authority_type) order by b.position) from nq_businesses b
                       where b.qualification_id = q.id and b.id = any (u.business_ids) and b.type_code not in (${forOthers})), '[]') as businesses
       from nq_qualifications q join nq_units u on u.qualification_id = q.id join nq_agencies a on a.code = u.agency_code
      where q.id = $1 and u.code = $2`,
    [record.qualificationId, record.qualificationHandleUnitCode],
  );
  return row ?? null;
}

/** A person's registrations at the agencies that respond. */
export async function heldQualifications(db: Queries, known: RegisterRecord): Promise<readonly HeldQualification[]> {
  const found: HeldQualification[] = [];
  for (const record of said(known.nationalQualifications)?.held ?? []) {
    const registered = await registeredWhere(db, record);
    if (registered !== null && isResponding(known, registered.agencyCode)) found.push({ ...record, ...registered });
  }
  return found;
}

const warningDays = 90;

/** Code of nqRegistrationState: 1 valid, 2 expires soon, 3 expired. */
export function registrationState({ validUntil }: HeldRecord, today: string): '1' | '2' | '3' {
  if (validUntil === undefined) return '1';
  if (validUntil < today) return '3';
  return daysBetween(today, validUntil) <= warningDays ? '2' : '1';
}
