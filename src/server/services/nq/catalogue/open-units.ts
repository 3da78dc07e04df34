import type { Queries } from '../../../db/database.ts';

/** `qualification/unit` of every examination accepting applications today (`YYYYMMDD`). */
export async function openUnits(db: Queries, today: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ place: string }>(
    `select distinct qualification_id || '/' || unit_code as place from nq_exams where apply_until >= $1 and apply_from <= $1`,
    [today],
  );
  return new Set(rows.map(({ place }) => place));
}
