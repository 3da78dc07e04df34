import type { Database } from '../../db/database.ts';
import type { Retention } from './retention.ts';

/** Throws on a statement that the database would refuse, with the module's name: it would fail only when records get old. */
export async function checkRetention(
  database: Database,
  module: string,
  { promised = {}, expired }: Retention,
): Promise<void> {
  const dates = '$1::timestamptz is not null and $2::timestamptz is not null and $3::text is not null';
  const now = new Date();
  const statements = [
    ...Object.entries(promised).map(([table, holds]) => ({
      table,
      sql: `select 1 from ${table} kept where kept.citizen_id is not null and ${dates} and ${holds}`,
      values: [now, now, ''],
    })),
    ...(expired?.(now, false) ?? []),
  ];
  for (const { table, sql, values } of statements) {
    await database.query(`explain ${sql}`, values).catch((error: Error) => {
      throw new Error(`The retention of ${table} in ${module}: ${error.message}`, { cause: error });
    });
  }
}
