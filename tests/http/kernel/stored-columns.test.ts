import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { columnsBeside } from '../../../src/server/db/columns-beside.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { sealedPlaces } from '../../../src/server/db/sealed-places.ts';
import { columnClasses, readStoredTables, type StoredTable } from '../../../src/server/db/stored-columns.ts';
import { ownRetention } from '../../../src/server/kernel/portal/own-retention.ts';
import { findModules, membersOf } from '../../../src/server/modules.ts';
import { claimWays } from '../../outcomes/claim-ways.ts';
import { namedClaims } from '../../outcomes/named-claims.ts';
import { deadlineCases } from '../contract/deadline-cases.ts';
import { databases } from '../harness.ts';
import { openTestDatabase } from '../test-database.ts';

const modules = await findModules();
const declared = await readStoredTables(modules.map(({ migrations }) => migrations));
const tables = [...declared];
const where = (holds: (table: StoredTable, name: string) => boolean) =>
  tables.filter(([name, table]) => holds(table, name)).map(([name]) => name);

const retentions = [ownRetention, ...membersOf(modules, 'retention')];
const cleared = retentions.flatMap(({ expired }) => expired?.(new Date(), false) ?? []).map(({ table }) => table);
const promised = retentions.flatMap((one) => Object.keys(one.promised ?? {}));

/** Of the dates that are said, the tests that hold the portal to them: of a kind, those of every service. */
const named = new Set(
  ['catalog/words.yaml', ...readdirSync('screens').map((service) => `screens/${service}/catalog/words.yaml`)]
    .filter((file) => existsSync(file))
    .map((file) => parse(readFileSync(file, 'utf8')) as Words)
    .flatMap(({ deadlines: { said = [] } = {} }) => said.flatMap((one) => one.enforced ?? [])),
);

const isNamed = ({ name, kind }: { readonly name: string; readonly kind: string }) =>
  named.has(name) || named.has(kind);
const files = [...named].filter((one) => one.includes('/'));
const enforced = new Set([...files, ...deadlineCases.filter(isNamed).map(({ name }) => name)]);

interface Words {
  readonly deadlines?: { readonly said?: readonly { readonly enforced?: string }[] };
}

/** Told in minutes, not as a date: `rule` deletes them days later. */
const inMinutes = ['sessions', 'auth_codes', 'card_readings', 'signature_requests', 'admin_sessions'];

describe.each(databases)('what is stored is declared beside its migrations, on %s', (kind) => {
  let database: Database;
  let remove = async () => {};
  beforeAll(async () => {
    ({ database, remove } = await openTestDatabase(kind));
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await remove();
  });

  it('every column, and no other', async () => {
    expect(await columnsBeside(database, declared)).toEqual({ undeclared: [], missing: [] });
  });

  it('in one of the classes; sealed ones are bound to a column of their row, and hashes are of a sealed one', async () => {
    for (const [table, { columns }] of tables)
      for (const [name, column] of Object.entries(columns)) {
        const at = `${table}.${name}`;
        expect(columnClasses, at).toContain(column.class);
        expect(column.boundTo !== undefined, at).toBe(column.class === 'secret-sealed');
        if (column.boundTo !== undefined) expect(Object.keys(columns), at).toContain(column.boundTo);
        if (column.hashOf === undefined) continue;
        expect(column.class, at).toBe('secret-hashed');
        expect(columns[column.hashOf]?.class, at).toBe('secret-sealed');
      }
    expect((await sealedPlaces(database, declared)).length).toBeGreaterThan(10);
  });

  it('that code seals or hashes: each place is named once, and is declared', () => {
    const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const texts = files.map((file) => readFileSync(`src/server/${file}`, 'utf8'));
    const inCode = (made: string) =>
      texts.flatMap((text) =>
        [...text.matchAll(new RegExp(`= ${made}\\('([^']+)'\\)`, 'g'))].map(([, place]) => place),
      );
    const places = (of: string) =>
      tables.flatMap(([table, { columns }]) =>
        Object.entries(columns)
          .filter(([, column]) => column.class === of)
          .map(([name, { place = `${table}.${name}` }]) => place),
      );
    expect(inCode('sealedColumn').sort()).toEqual([...new Set(places('secret-sealed'))].sort());
    const keyed = inCode('hashedColumn');
    expect(keyed.length).toBeGreaterThan(3);
    expect(keyed.filter((place) => !places('secret-hashed').includes(place ?? ''))).toEqual([]);
  });

  it('with the tables that its rows go with', async () => {
    const rows = await database.query<{ name: string; owner: string }>(
      `select distinct f.relname as name, o.relname as owner from pg_constraint c
         join pg_class f on f.oid = c.conrelid join pg_class o on o.oid = c.confrelid
        where c.contype = 'f' and c.confdeltype = 'c' order by 1, 2`,
    );
    const written = tables.flatMap(([name, { retention }]) =>
      (retention.goesWith ?? []).map((owner) => `${name} ${owner}`),
    );
    expect(written.sort()).toEqual(rows.map(({ name, owner }) => `${name} ${owner}`).sort());
  });
});

describe('how long it is retained', () => {
  it('is a rule that there is, or why it stays; a citizen is not deleted, so to go with one is no end', () => {
    expect(where(({ retention }) => retention.rule === true).sort()).toEqual(
      [...new Set([...cleared, 'sessions'])].sort(),
    );
    const endless = where(
      ({ retention: { rule, kept, goesWith = [] } }) =>
        rule === undefined && kept === undefined && goesWith.every((owner) => owner === 'citizens'),
    );
    expect(endless).toEqual([]);
  });

  it('is what people are told: every date that is said has its table, and the rules hold it', () => {
    const told = tables.flatMap(([, { retention }]) => retention.told ?? []);
    expect(told.filter((name) => !enforced.has(name))).toEqual([]);
    // What an office takes until a day, and what only a browser keeps.
    const ofOthers = ['nq-exam', 'kana-acceptance', 'tests/http/contract/refusals-told.test.ts'];
    const inBrowser = ['tests/browser/*/launch.proof.spec.ts'];
    expect([...enforced].filter((name) => !told.includes(name)).sort()).toEqual([...ofOthers, ...inBrowser].sort());
    expect(where(({ retention }, name) => retention.told !== undefined && !inMinutes.includes(name)).sort()).toEqual(
      [...promised].sort(),
    );
  });

  it('is not shorter than a claim that something is saved, filed or kept', () => {
    const claimed = namedClaims
      .filter(({ of }) => of === 'saved' || of === 'filed' || of === 'kept')
      .flatMap(({ name }) => [claimWays[name]?.record ?? []].flat().map(({ table }) => [name, table] as const));
    expect(claimed.length).toBeGreaterThan(10);
    const short = claimed.filter(([, table]) => {
      const { kept, told } = declared.get(table)?.retention ?? {};
      return kept === undefined && told === undefined;
    });
    expect(short).toEqual([]);
  });
});
