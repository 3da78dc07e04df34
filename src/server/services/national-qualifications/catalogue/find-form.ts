import type { Queries } from '../../../db/database.ts';

/** The newest version of a form, as it stands in the database. */
export interface StoredForm {
  /** `<form>:<version>`, different for every definition. */
  readonly version: string;
  /** Nobody has checked it yet: a form can come into the database in any way. */
  readonly definition: unknown;
}

/** Null: there is no form of that name. */
export async function findForm(db: Queries, formId: string): Promise<StoredForm | null> {
  const [row] = await db.query<{ version: number; definition: unknown }>(
    `select version, definition from nq_forms where id = $1 order by version desc limit 1`,
    [formId],
  );
  return row === undefined ? null : { version: `${formId}:${row.version}`, definition: row.definition };
}
