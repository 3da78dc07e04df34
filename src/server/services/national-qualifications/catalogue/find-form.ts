import type { Queries } from '../../../db/database.ts';

/** The newest version of a form, as stored in the database. */
export interface StoredForm {
  /** `<form>:<version>`, unique per definition. */
  readonly version: string;
  /** Not validated yet: a form may have entered the database in any way. */
  readonly definition: unknown;
}

/** Null: no form with that name. */
export async function findForm(db: Queries, formId: string): Promise<StoredForm | null> {
  const [row] = await db.query<{ version: number; definition: unknown }>(
    `select version, definition from nq_forms where id = $1 order by version desc limit 1`,
    [formId],
  );
  return row === undefined ? null : { version: `${formId}:${row.version}`, definition: row.definition };
}
