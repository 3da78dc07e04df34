import { countedRows } from '../../../common/lists/counted-rows.ts';
import { searchConditions } from '../../../common/lists/search-conditions.ts';
import { whereClause } from '../../../common/lists/where.ts';
import type { Queries } from '../../../db/database.ts';
import type { RequestOf, ResponseOf, RowOf } from '../../../kernel/contract/call-types.ts';
import { pageSize } from './page-size.ts';

type BusinessWords = Pick<ResponseOf<'nqInstitutionList'>, 'qualificationName' | 'businessName' | 'businessSummary'>;

/** One page of the units that handle a business, with the business's name. Null: no such business. */
export async function listUnits(
  db: Queries,
  { qualificationId, businessId }: { readonly qualificationId: string; readonly businessId: string },
  wish: Pick<RequestOf<'nqInstitutionList'>, 'q' | 'page'>,
) {
  const [business] = await db.query<BusinessWords>(
    `select q.name as "qualificationName", b.name as "businessName", b.summary as "businessSummary"
       from nq_businesses b join nq_qualifications q on q.id = b.qualification_id where b.qualification_id = $1 and b.id = $2`,
    [qualificationId, businessId],
  );
  if (business === undefined) return null;
  const search = searchConditions(wish.q, "(u.search_key || '|' || search_key(a.name))", 3);
  const conditions = whereClause(['u.qualification_id = $1', '$2 = any (u.business_ids)', ...search.conditions]);
  const source = `from nq_units u join nq_agencies a on a.code = u.agency_code ${conditions}`;
  const values = [qualificationId, businessId, ...search.values];
  const rows = (bounds: string) =>
    `select u.code as "qualificationHandleUnitCode", u.name as "unitName", a.name as "agencyName",
            a.authority_type as "handlingAuthorityTypeCode", a.phone as "agencyPhone"
       ${source} order by u.position, u.code ${bounds}`;
  const listed = await countedRows<RowOf<'nqInstitutionList'>>(db, { source, rows, values, page: wish.page, pageSize });
  return { ...business, ...listed };
}
