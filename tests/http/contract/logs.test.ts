import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { databases, portalOn } from '../harness.ts';
import { callCases } from './calls.ts';
import { logIn } from './client.ts';

const personal = {
  address: '東京都見本区例示町一丁目45番地',
  email: 'hanako.mihon@example.invalid',
  phone: '09000000123',
};

/** Calls that keep what a citizen typed, read off a card or sent. */
const keeping = [
  ...['domicileSet', 'set4information', 'sendAuthCode', 'mailRegister', 'loggingCreate', 'kanaTempInputSave'],
  ...['kanaTempInformantSave', 'kanaSubmit', 'hpkiSubmit', 'licencePermanentAddressSubmit', 'nqDraftSave'],
  ...['nqApplicationSubmit', 'taxPreparationSave', 'adminUserAdd', 'signaturePrepare', 'createXml'],
];

/** The texts in a value that can name somebody; short codes are left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** From now on every table but those named refuses each row, and tells all of it wherever a database can tell something. */
async function refuseRows(database: Database, except: readonly string[]): Promise<void> {
  await database.script(`create or replace function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'refused %', new using errcode = '23514', detail = new::text, hint = new::text, constraint = 'refuse';
    end $$`);
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables.filter((table) => !except.includes(table.name)))
    await database.script(`create or replace trigger refuse before insert or update on ${name}
      for each row execute function refuse()`);
}

describe.each(databases)('log lines on %s', (kind) => {
  const lines: string[] = [];
  const portal = portalOn(kind, { logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
  const logged = () => lines.splice(0).filter((line) => !line.includes('Server listening'));

  it('what the database refuses is an error without the values, whoever prints it', async () => {
    const { address, email, phone } = personal;
    const both = JSON.stringify([email, phone]);
    for (const [sql, values] of [
      ['select $1::integer', [address]],
      ['select $1::date, $2::text', [email, address]],
      ['select $1::text::jsonb', [`{"phone": ${address}`]],
      [
        'insert into outbox (citizen_id, at, kind, recipient, body) values (null, $1, $2, $3, $4)',
        [new Date(), '', both, address],
      ],
      ['select * from nowhere where address = $1 and email = $2', [address, both]],
    ] as const) {
      const error: unknown = await portal.database.query(sql, values).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'DatabaseError', code: expect.stringMatching(/^[0-9A-Z]{5}$/) });
      const printed = [
        inspect(error, { depth: 9, showHidden: true }),
        JSON.stringify(error),
        (error as Error).stack,
      ].join();
      expect(printed).toContain('logs.test.ts');
      for (const value of Object.values(personal)) expect(printed).not.toContain(value);
    }
  });

  it('says table, column and constraint, in a transaction as well', async () => {
    const insert = `insert into outbox (citizen_id, at, kind, recipient, body) values (null, now(), '', $1, '')`;
    await expect(portal.database.transaction(({ query }) => query(insert, [personal.email]))).rejects.toMatchObject({
      code: '23502',
      table: 'outbox',
      column: 'citizen_id',
    });
  });

  it('what does not fit the schema of a call is logged by the place in the schema', async () => {
    const client = await logIn(portal.origin, 'qr');
    for (const reqBody of [{ domicile: 1, [personal.email]: personal.phone }, { domicile: [personal.address] }]) {
      logged();
      expect((await client.call('domicileSet', reqBody)).status).toBe(400);
      const text = logged().join('');
      expect(text).toContain('"refusedAt":["#/');
      for (const value of Object.values(personal)) expect(text).not.toContain(value);
    }
  });

  it('an error in a call or a page is logged without anything of the person', { timeout: 120_000 }, async () => {
    const cases = callCases.filter(({ call }) => keeping.includes(call));
    expect(cases.map(({ call }) => call).sort()).toEqual([...keeping].sort());
    const arrived = [];
    for (const { call, arrive } of cases) arrived.push({ call, ...(await arrive(portal.origin, portal.database)) });
    const client = await logIn(portal.origin, 'qr');
    logged();

    await refuseRows(portal.database, ['sessions', 'journal', 'idempotency', 'call_counts']);
    for (const { call, client, reqBody } of arrived) {
      expect([call, (await client.call(call, reqBody)).status]).toEqual([call, 500]);
      // Files of the program are named by what people may send as well.
      const text = logged()
        .join('')
        .replaceAll(/src\/server\/[\w./-]+\.ts/g, 'src/server/');
      expect(text, call).toContain(`"call":"${call}"`);
      expect(text, call).toContain('"code":"23514"');
      expect(text, call).toContain('src/server/');
      for (const value of textsIn(reqBody)) expect(text, call).not.toContain(value);
      expect(text, call).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]|[\w.]@[\w-]+\./);
    }

    // Outside of what a call answers: the portal's own bookkeeping, a page, and an address with a query.
    await refuseRows(portal.database, []);
    expect((await client.call('domicileSet', { domicile: personal.address })).status).toBe(500);
    const query = new URLSearchParams({ persona: 'qr', copy: personal.email, to: `/?mail=${personal.email}` });
    expect((await client.send(`/sandbox/login?${query}`)).status).toBe(500);
    const text = logged().join('');
    expect(text.match(/request failed/g)).toHaveLength(2);
    for (const value of textsIn(personal)) {
      expect(text).not.toContain(value);
      expect(text).not.toContain(encodeURIComponent(value));
    }
    expect(text).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
  });
});
