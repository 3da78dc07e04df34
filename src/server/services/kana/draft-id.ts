import type { Queries } from '../../db/database.ts';

/** Another one for each draft; the same one on every device. */
export async function draftId(db: Queries, citizenId: string): Promise<string> {
  const [row] = await db.query<{ id: string }>('select id::text from kana_drafts where citizen_id = $1', [citizenId]);
  if (row === undefined) throw new Error('There is no draft');
  return row.id;
}
