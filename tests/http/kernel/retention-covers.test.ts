import { describe, expect, it } from 'vitest';
import { databases, portalOn } from '../harness.ts';
import { promisedTables } from './promised-tables.ts';
import { tablesWith } from './tables-with.ts';

describe.each(databases)('what is retained, on %s', (kind) => {
  const portal = portalOn(kind);

  it.each([
    ['citizen_id', 'citizens'],
    ['session_id', 'sessions'],
  ])('every %s takes its row along when its owner goes', async (column, owner) => {
    const rules = await portal.database.query<{ name: string; rule: string }>(
      `select k.table_name as name, r.delete_rule as rule
         from information_schema.referential_constraints r
         join information_schema.key_column_usage k on k.constraint_schema = r.constraint_schema and k.constraint_name = r.constraint_name
         join information_schema.table_constraints u on u.constraint_schema = r.unique_constraint_schema and u.constraint_name = r.unique_constraint_name
        where r.constraint_schema = current_schema() and u.table_name = $1 and k.column_name = $2`,
      [owner, column],
    );
    const stays: { readonly [table: string]: string | undefined } = {
      // Lasting records of a citizen, with the session in which they were made.
      'submissions.session_id': 'none',
      'mdoc_registrations.session_id': 'none',
      'signature_requests.session_id': 'SET NULL',
      // A draft outlives the session that saved it.
      'kana_drafts.session_id': 'SET NULL',
    };
    const found = (await tablesWith(portal.database, column)).map((table) => [
      table,
      rules.find(({ name }) => name === table)?.rule ?? 'none',
    ]);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(([table, rule]) => rule !== (stays[`${table}.${column}`] ?? 'CASCADE'))).toEqual([]);
  });

  it('cover every day up to which something of a citizen is kept', async () => {
    const columns = await portal.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema() and column_name ~ '(expire|until|due|valid)'
          and table_name in (select table_name from information_schema.columns where column_name = 'citizen_id')`,
    );
    // Minutes, told as minutes: a week later nobody waits for them.
    const short = ['auth_codes', 'card_readings', 'sessions', 'signature_requests', 'site_visits'];
    const decided = [...short, ...promisedTables];
    for (const { name } of columns) expect(decided).toContain(name.split('.')[0]);
    expect(columns.length).toBeGreaterThan(short.length);
  });
});
