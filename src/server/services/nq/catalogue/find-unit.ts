import type { Queries } from '../../../db/database.ts';
import type { AuthorityType, BusinessType } from './business-types.ts';

/** A business at the place that handles it, in words. */
export interface HandledBusiness {
  readonly qualificationName: string;
  readonly businessName: string;
  readonly businessTypeCode: BusinessType;
  readonly businessSummary: string;
  readonly unitName: string;
  readonly agencyCode: string;
  readonly agencyName: string;
  readonly agencyPhone: string;
  readonly agencyHours: string;
  readonly handlingAuthorityTypeCode: AuthorityType;
}

/** Path parameters of the screens about one unit. */
export interface UnitPath {
  readonly qualificationId: string;
  readonly businessId: string;
  readonly qualificationHandleUnitCode: string;
  /** Absent: any type of agency. */
  readonly handlingAuthorityTypeCode?: string;
}

/** Null: it does not exist, or the unit or that type of agency does not handle the business. */
export async function findUnit(db: Queries, path: UnitPath): Promise<HandledBusiness | null> {
  const [row] = await db.query<HandledBusiness>(
    `select q.name as "qualificationName", b.name as "businessName", b.type_code as "businessTypeCode", b.summary as "businessSummary",
            u.name as "unitName", a.code as "agencyCode", a.name as "agencyName", a.phone as "agencyPhone", a.hours as "agencyHours",
            a.authority_type as "handlingAuthorityTypeCode"
       from nq_units u
       join nq_qualifications q on q.id = u.qualification_id
       join nq_businesses b on b.qualification_id = u.qualification_id and b.id = any (u.business_ids)
       join nq_agencies a on a.code = u.agency_code
      where u.qualification_id = $1 and b.id = $2 and u.code = $3`,
    [path.qualificationId, path.businessId, path.qualificationHandleUnitCode],
  );
  const { handlingAuthorityTypeCode: wanted } = path;
  return row === undefined || (wanted !== undefined && wanted !== row.handlingAuthorityTypeCode) ? null : row;
}
