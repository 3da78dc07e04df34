import type { Queries } from '../../../db/database.ts';

interface StoredRow {
  readonly version: number;
  /** Not validated yet: a form may have entered the database in any way. */
  readonly definition: unknown;
}

/** Null: no form with that name. */
export async function newestForm(db: Queries, formId: string): Promise<StoredRow | null> {
  const [row] = await db.query<{ version: number; definition: unknown }>(
    `select version, definition from nq_forms where id = $1 order by version desc limit 1`,
    [formId],
  );
  return row ?? null;
}
