import * as wording from '../../../../../build/wording/services/nq.ts';
import type { Queries } from '../../../db/database.ts';
import type { ResponseOf } from '../../../kernel/contract/call-types.ts';
import type { AuthorityType, BusinessType } from './business-types.ts';

interface HandlingUnit {
  readonly code: string;
  readonly agencyName: string;
  readonly agencyPhone: string;
  readonly authorityType: AuthorityType;
  readonly businessIds: readonly string[];
}

interface Business {
  readonly businessId: string;
  readonly businessTypeCode: BusinessType;
  readonly name: string;
  readonly summary: string;
}

type QualificationWords = Omit<ResponseOf<'nqQualificationDetail'>, 'authorities' | 'businesses' | 'exams'>;

const prefecture = '2';
const examination = '5';

/**
 * A qualification in words, with its agencies (those of all prefectures combined) and businesses. An agency type limits it to what such
 * agencies handle. Null: no such qualification, or no such agency handles it.
 */
export async function findQualification(db: Queries, id: string, authorityType: string | null) {
  const [qualification] = await db.query<QualificationWords>(
    `select id as "qualificationId", name, kana, law, law_number as "lawNumber", ministry, kind, description
       from nq_qualifications where id = $1`,
    [id],
  );
  if (qualification === undefined) return null;
  const units = await db.query<HandlingUnit>(
    `select u.code, a.name as "agencyName", a.phone as "agencyPhone", a.authority_type as "authorityType", u.business_ids as "businessIds"
       from nq_units u join nq_agencies a on a.code = u.agency_code
      where u.qualification_id = $1 and ($2::text is null or a.authority_type = $2) order by u.position, u.code`,
    [id, authorityType],
  );
  if (authorityType !== null && units.length === 0) return null;
  const all = await db.query<Business>(
    `select id as "businessId", type_code as "businessTypeCode", name, summary from nq_businesses where qualification_id = $1 order by position`,
    [id],
  );
  const isExamination = (businessId: string) =>
    all.find((business) => business.businessId === businessId)?.businessTypeCode === examination;
  return {
    ...qualification,
    authorities: units
      .filter(isFirstOfPrefectures)
      .map(({ agencyName, agencyPhone, authorityType: type, businessIds }) => ({
        handlingAuthorityTypeCode: type,
        role: roleOf(businessIds, isExamination),
        agencyName: type === prefecture ? wording.qualifications.eachPrefecture : agencyName,
        agencyPhone: type === prefecture ? '' : agencyPhone,
      })),
    businesses: all.flatMap((business) => {
      const [unit, ...others] = units.filter(({ businessIds }) => businessIds.includes(business.businessId));
      if (unit === undefined) return [];
      const { code, agencyName, authorityType: handlingAuthorityTypeCode } = unit;
      const only = others.length === 0 && { only: { qualificationHandleUnitCode: code, agencyName } };
      return [{ ...business, handlingAuthorityTypeCode, ...only }];
    }),
  };
}

function isFirstOfPrefectures(unit: HandlingUnit, index: number, units: readonly HandlingUnit[]): boolean {
  return unit.authorityType !== prefecture || units.findIndex((other) => other.authorityType === prefecture) === index;
}

function roleOf(businessIds: readonly string[], isExamination: (id: string) => boolean): string {
  if (!businessIds.some(isExamination)) return wording.qualifications.registration;
  return businessIds.every(isExamination) ? wording.qualifications.examination : wording.qualifications.both;
}
