import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { sealedUnder } from '../../../src/server/db/sealed.ts';
import { type ColumnClass, readStoredTables } from '../../../src/server/db/stored-columns.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { findModules } from '../../../src/server/modules.ts';
import { databases, portalOn } from '../harness.ts';
import { callCases } from './calls.ts';
import { logIn, pathOf } from './client.ts';
import { type Overheard, overhear } from './overheard.ts';
import { addressOf } from './qr-code.ts';
import { codeMailedTo } from './signing.ts';

/** `canary/<service>.ts`: what is stored only after several calls. */
const modules = import.meta.glob<{ readonly leave: (origin: string, database: Database) => Promise<void> }>(
  './canary/*.ts',
  { eager: true },
);

/** What a person wrote: letters, an address, a telephone number. Codes and keys of the portal's own are none. */
const isOfPerson = (text: string) => text.length >= 4 && /[\u3040-\u9fff]|\S@\S|^0\d{9,10}$/u.test(text);

/** Members of answers that open something. */
const opening = new Set(['accessKey', 'signatureId', 'linkId', 'identificationCode']);

/** Classes of columns in which what a person wrote may be read. */
const readable: ReadonlySet<ColumnClass> = new Set(['personal', 'content']);

const hashed = /^(?:hmac\.[\w-]+\.[\w-]{43}|[0-9a-f]{64}|scrypt:[\w:-]+|given up)$/;

interface Value {
  readonly at: string;
  readonly class: ColumnClass | undefined;
  readonly text: string;
}

const stored = await readStoredTables((await findModules()).map(({ migrations }) => migrations));

/** Everything that is stored, as text; of JSON what stands in it. */
async function everyValue(database: Database): Promise<readonly Value[]> {
  const columns = await database.query<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'jsonb', 'bytea', 'ARRAY')`,
  );
  const values = await Promise.all(
    columns.map(async ({ table, column, type }) => {
      const read = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
      const rows = await database.query<{ text: string }>(
        `select distinct ${read} as text from "${table}" where "${column}" is not null`,
      );
      const of = stored.get(table)?.columns[column]?.class;
      return rows.map(({ text }) => {
        const parsed: unknown = type === 'jsonb' ? JSON.parse(text) : text;
        return { at: `${table}.${column}`, class: of, text: typeof parsed === 'string' ? parsed : text };
      });
    }),
  );
  return values.flat();
}

describe.each(databases)('what is written and what opens something, on %s', (kind) => {
  const lines: string[] = [];
  const portal = portalOn(kind, { logLevel: 'info', logTo: { write: (line) => void lines.push(line) } });
  let heard: Overheard;
  let values: readonly Value[];

  beforeAll(async () => {
    heard = overhear();
    const { origin, database } = portal;
    for (const { call, arrive } of callCases) {
      const { client, reqBody } = await arrive(origin, database);
      await client.call(call, reqBody, { 'idempotency-key': `first-${call}` });
      // The same with other letters everywhere is refused, or taken for what it is.
      const marked = JSON.stringify(reqBody ?? {}).replaceAll(/[\u3040-\u9fff]+|[\w.]+(?=@)/gu, 'しるしの字');
      await client.call(call, JSON.parse(marked) as object, { 'idempotency-key': `second-${call}` });
      await client.call(call, { ...reqBody, しるしの名前: 'しるしの値です' });
    }
    await codeMailedTo(await logIn(origin, 'qr'), 'shirushi@mail.example');
    for (const { leave } of Object.values(modules)) await leave(origin, database);
    await underFaults();
    values = await everyValue(database);
    heard.stop();
  }, 120_000);
  afterAll(() => heard.stop());

  async function underFaults() {
    const client = await logIn(portal.origin, 'qr');
    const path = pathOf('domicileSet');
    for (const fault of [
      { status: 500 },
      { resultCode: '9999' },
      { malformed: true },
      { drop: 'before' },
      { drop: 'after' },
      { delaySeconds: 0 },
    ]) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      await client.send('/sandbox/faults', { ...init, body: JSON.stringify({ path, ...fault }) });
      await client
        .call('domicileSet', { domicile: `東京都見本区しるし町${JSON.stringify(fault).length}番` })
        .catch(() => null);
    }
  }

  /** In mails. */
  const codes = () => [
    ...new Set(heard.answered.flatMap(([member, text]) => (member === 'text' ? (text.match(/^\d{6}$/gm) ?? []) : []))),
  ];
  const ofPersons = () => [...heard.sent].filter(isOfPerson);
  const openers = () => {
    const members = heard.answered.filter(([member]) => opening.has(member)).map(([, value]) => value);
    // An employer opens documents with theirs; those that begin with the day open nothing.
    const isOfDay = (number: string) => number.startsWith(japanDate(new Date()));
    const numbers = heard.answered.filter(
      ([member, value]) => member === 'receiptNumber' && /^\d{16}$/.test(value) && !isOfDay(value),
    );
    const inCodes = heard.answered.filter(([member]) => member === 'qrCode').map(([, code]) => addressOf(code));
    const addresses = [...inCodes, ...heard.addresses].filter((address) => URL.canParse(address));
    const parameters = addresses.flatMap((address) =>
      ['token', 'nonce', 'sessionId', 'session_id', 'returnToken'].flatMap(
        (name) => new URL(address).searchParams.get(name) ?? [],
      ),
    );
    const cookies = [...heard.cookies].filter((value) => /^[\w-]{43}$/.test(value));
    return new Set(
      [...members, ...numbers.map(([, value]) => value), ...parameters, ...cookies].filter((one) => one.length >= 16),
    );
  };

  it('was sent, answered and told: there is something to look for', () => {
    expect(ofPersons().length).toBeGreaterThan(40);
    expect(openers().size).toBeGreaterThan(60);
    expect(codes().length).toBeGreaterThan(1);
    expect(heard.refused.length).toBeGreaterThan(100);
    expect(lines.length).toBeGreaterThan(50);
  });

  it('what a person wrote stands in columns of persons and of contents alone', () => {
    const marks = ofPersons();
    const found = values
      .filter((value) => value.class === undefined || !readable.has(value.class))
      .flatMap(({ at, class: of, text }) =>
        marks.filter((mark) => text.includes(mark)).map((mark) => `${at} ${of} ${mark}`),
      );
    expect([...new Set(found)]).toEqual([]);
  });

  it('what opens something stands nowhere', () => {
    const all = [...openers()];
    const found = values.flatMap(({ at, text }) =>
      all.filter((one) => text.includes(one)).map((one) => `${at} ${one}`),
    );
    expect([...new Set(found)]).toEqual([]);
    const code = new RegExp(`(?<![\\w-])(?:${codes().join('|')})(?![\\w-])`);
    expect(values.filter(({ text }) => code.test(text)).map(({ at }) => at)).toEqual([]);
    expect(values.filter(({ text }) => text.includes('PRIVATE KEY')).map(({ at }) => at)).toEqual([]);
  });

  it('every column that is declared sealed or hashed is, and was tried', () => {
    const secret = values.filter(({ class: of }) => of === 'secret-sealed' || of === 'secret-hashed');
    const open = secret.filter(({ class: of, text }) =>
      of === 'secret-hashed' ? !hashed.test(text) : text !== '' && text !== '{}' && sealedUnder(text) === null,
    );
    expect([...new Set(open.map(({ at }) => at))]).toEqual([]);
    const declared = [...stored].flatMap(([table, { columns }]) =>
      Object.entries(columns)
        .filter(([, { class: of }]) => of === 'secret-sealed' || of === 'secret-hashed')
        .map(([column]) => `${table}.${column}`),
    );
    const tried = new Set(secret.filter(({ text }) => text !== '' && text !== '{}').map(({ at }) => at));
    expect(declared.filter((at) => !tried.has(at))).toEqual([]);
  });

  it('nothing of it is in a log line, an address, or the answer that refuses it', () => {
    const marks = [...ofPersons(), ...openers(), ...codes()];
    const log = lines.join('');
    expect(marks.filter((mark) => log.includes(JSON.stringify(mark).slice(1, -1)))).toEqual([]);
    const addresses = heard.addresses.map((address) => decodeURIComponent(address)).join('\n');
    expect(ofPersons().filter((mark) => addresses.includes(mark))).toEqual([]);
    const echoed = heard.refused.filter(({ sent, answer }) =>
      sent.filter(isOfPerson).some((mark) => answer.includes(mark)),
    );
    expect(echoed.map(({ path, answer }) => `${path} ${answer}`)).toEqual([]);
    expect(heard.refused.filter(({ answer }) => answer.includes('しるし'))).toEqual([]);
  });
});
