import { type CountedList, countedAsked, countedRows } from '../../../common/lists/counted-rows.ts';
import { searchConditions } from '../../../common/lists/search-conditions.ts';
import { orderByClause } from '../../../common/lists/sort-order.ts';
import { whereClause } from '../../../common/lists/where.ts';
import { rowsOf, type Statement } from '../../../db/asked-together.ts';
import type { Queries } from '../../../db/database.ts';
import type { RequestOf, RowOf } from '../../../kernel/contract/call-types.ts';
import { examAnswer, isExamState } from './exam-state.ts';
import { pageSize } from './page-size.ts';

/** Parameters of the neighbouring screens; all optional (AM-097). */
export interface ExamListPath {
  readonly qualificationId?: string;
  readonly qualificationHandleUnitCode?: string;
  readonly examinationDate?: string;
}

type ExamRow = Omit<RowOf<'nqExamList'>, 'state' | 'displayType' | 'isApplied'>;

export interface ExamWish extends Pick<RequestOf<'nqExamList'>, 'q' | 'sort' | 'page'> {
  readonly path?: ExamListPath;
  /** A code of nqExamState; anything else: every state. */
  readonly state?: string;
}

const orders = {
  date: 'e.examination_date $dir, e.name_key $dir, e.qualification_id $dir',
  name: 'e.name_key $dir, e.examination_date $dir, e.qualification_id $dir',
  apply: 'e.apply_until $dir, e.examination_date $dir, e.qualification_id $dir',
};

/** What the path specifies, otherwise examinations within one year before and after today. */
function bounds(path: ExamListPath, today: string): { conditions: readonly string[]; values: readonly string[] } {
  const given = (
    [
      ['e.qualification_id', path.qualificationId],
      ['e.unit_code', path.qualificationHandleUnitCode],
      ['e.examination_date', path.examinationDate],
    ] as const
  ).flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
  if (given.length > 0) {
    return {
      conditions: given.map(({ column }, index) => `${column} = $${index + 1}`),
      values: given.map(({ value }) => value),
    };
  }
  const year = Number(today.slice(0, 4));
  return {
    conditions: ['e.examination_date between $1 and $2'],
    values: [`${year - 1}${today.slice(4)}`, `${year + 1}${today.slice(4)}`],
  };
}

/** Where the qualification is handled; null = none is asked for. */
export function offeredAsked({ qualificationId, qualificationHandleUnitCode }: ExamListPath): Statement | null {
  if (qualificationId === undefined) return null;
  return {
    sql: 'select 1 as here from nq_units where qualification_id = $1 and ($2::text is null or code = $2) limit 1',
    values: [qualificationId, qualificationHandleUnitCode ?? null],
  };
}

/** False: no such qualification, or it is not handled there. */
export async function isOffered(db: Queries, path: ExamListPath): Promise<boolean> {
  const asked = offeredAsked(path);
  return asked === null || (await rowsOf(db, asked)).length > 0;
}

/** Those that can be applied for today first; then future examinations, soonest first; then past ones, latest first. */
function openFirst(todayPlace: string): string {
  const day = 'e.examination_date';
  return `${todayPlace} not between e.apply_from and e.apply_until, ${day} < ${todayPlace}, case when ${day} < ${todayPlace} then -${day}::integer else ${day}::integer end, e.name_key, e.qualification_id`;
}

/** What `examState` says of a row. */
const stateNow = (todayPlace: string) =>
  `case when ${todayPlace} >= e.result_on then '5' when ${todayPlace} > e.examination_date then '4' when ${todayPlace} > e.apply_until then '3' when ${todayPlace} < e.apply_from then '1' else '2' end`;

/** One page of the examinations that match every search word, in one state or in any. */
export async function listExams(db: Queries, wish: ExamWish, today: string) {
  const { rows, ...page } = await countedRows<ExamRow>(db, examList(wish, today));
  return { rows: rows.map((row) => examAnswer(row, today)), ...page };
}

/** What that asks. */
export const examsAsked = (wish: ExamWish, today: string): Statement => countedAsked(examList(wish, today));

function examList(wish: ExamWish, today: string): CountedList {
  const bound = bounds(wish.path ?? {}, today);
  const search = searchConditions(wish.q, 'e.search_key', bound.values.length + 1);
  const found = [...bound.values, ...search.values];
  const [day, wished] = [`$${found.length + 1}::text`, `$${found.length + 2}`];
  const state = isExamState(wish.state) ? [today, wish.state] : [];
  const inState = state.length === 0 ? [] : [`${stateNow(day)} = ${wished}`];
  const conditions = whereClause([...bound.conditions, ...search.conditions, ...inState]);
  const values = [...found, ...state];
  const todayPlace = `$${values.length + 1}::text`;
  const order = `${orderByClause(wish.sort, orders, openFirst(todayPlace))}, ${todayPlace}`;
  const rows = (bounds: string) =>
    `select e.qualification_id || '/' || e.unit_code || '/' || e.examination_date as "examId",
            e.qualification_id as "qualificationId", e.unit_code as "qualificationHandleUnitCode", e.examination_date as "examinationDate",
            e.name, q.name as "qualificationName", a.name as "agencyName",
            e.apply_from as "applyFrom", e.apply_until as "applyUntil", e.result_on as "resultOn"
       from (select e.* from nq_exams e ${conditions} ${order} ${bounds}) e
       join nq_qualifications q on q.id = e.qualification_id
       join nq_units u on u.qualification_id = e.qualification_id and u.code = e.unit_code
       join nq_agencies a on a.code = u.agency_code
      ${order}`;
  return { source: `from nq_exams e ${conditions}`, rows, values: [...values, today], page: wish.page, pageSize };
}
