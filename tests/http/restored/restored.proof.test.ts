import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { chainAudit } from '../../../src/server/kernel/audit/chain-audit.ts';
import { verifyAudit } from '../../../src/server/kernel/audit/verify-audit.ts';
import { type Client, clientOf } from '../contract/client.ts';
import { receiptCases } from '../contract/receipt-case.ts';
import { recordsOfCitizen } from '../kernel/records-of-citizen.ts';
import { type KeptDatabase, keptDatabase } from '../killed/kept-database.ts';
import { hasOwnPostgres } from '../postgres.ts';
import { scratch } from '../scratch.ts';
import type { DatabaseKind } from '../test-database.ts';
import { guide, type } from './guide-commands.ts';

const limitMs = 300_000;
const keys = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const kinds: readonly DatabaseKind[] = ['PGlite', ...(hasOwnPostgres ? ['PostgreSQL' as const] : [])];

/** `drafts/<service>.ts`: a draft, sealed as it lies, and what its screen reads of it. */
interface Drafts {
  save(database: Database, origin: string): Promise<{ readonly client: Client; readonly citizenId: string }>;
  read(client: Client): Promise<unknown>;
}

const [drafts = nothing('saved')] = Object.values(import.meta.glob<Drafts>('./drafts/*.ts', { eager: true }));
const withMail = receiptCases.find(({ to }) => to !== null) ?? nothing('filed with a mail');

function nothing(done: string): never {
  throw new Error(`No service has something that is ${done}.`);
}

interface Before {
  readonly cookie: string;
  readonly citizenId: string;
  readonly records: object;
  readonly drafts: unknown;
  readonly number: string;
}

describe.each(kinds)('what the guide says of backups, typed as it stands, on %s', (kind) => {
  let kept: KeptDatabase;
  let folder: string;
  let variables: { readonly [name: string]: string };
  let before: Before;
  let after: KeptDatabase;
  let said = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(scratch(), 'madoguchi-backup-'));
    kept = await keptDatabase(kind);
    before = await kept.here(async (database, origin) => {
      const saved = await filed(database, origin);
      await holdMails(database);
      if (kind === 'PostgreSQL') type(guide[kind].backUp, { ...kept.variables, BACKUP: `${folder}/backup` });
      return saved;
    });
    if (kind === 'PGlite') type(guide[kind].backUp, { ...kept.variables, BACKUP: `${folder}/backup` });
    // Whatever happens now is lost.
    await kept.here(async (database, origin) => void (await filed(database, origin)));
    // The embedded one comes back into its folder, the other one into an empty server.
    after = kind === 'PGlite' ? kept : await keptDatabase(kind);
    variables = { ...after.variables, BACKUP: `${folder}/backup`, MADOGUCHI_KEYS: keys('test', 7) };
    said = type(guide[kind].putBack, variables);
  }, limitMs);
  afterAll(async () => {
    if (after !== kept) await after?.remove();
    await kept?.remove();
    for (const left of [folder, `${kept.variables.MADOGUCHI_DATA}.lost`])
      rmSync(left, { recursive: true, force: true });
  }, limitMs);

  it('the audit log is whole, and the mails that waited are told of', () => {
    expect(said).toContain('監査ログに、変わったところはありません');
    expect(said).toMatch(/送るのを待っていたメールが [1-9]\d* 通あります/);
  });

  it(
    'drafts and filings are there, numbers go on beyond those that were given, and nobody is logged in',
    async () => {
      await after.here(async (database, origin) => {
        expect(await recordsOfCitizen(database, before.citizenId)).toEqual(before.records);
        const client = clientOf(origin, before.cookie);
        expect((await client.call('receiptGet', { number: '1' })).errors[0]?.errorCode).toBe('ED1107');
        await database.query('update sessions set ended = false where citizen_id = $1', [before.citizenId]);
        expect(await drafts.read(client)).toEqual(before.drafts);
        expect(Number(await newNumber(database))).toBeGreaterThan(1_000_000);
        await chainAudit(database);
        expect(await verifyAudit(database)).toMatchObject({ isIntact: true });
        const rows = await database.query('select 1 from audit_log where number = $1 and kind = $2', [
          before.number,
          'filing',
        ]);
        expect(rows).toHaveLength(1);
      });
    },
    limitMs,
  );

  it.each([
    ['it lacks', keys('other', 8), 'MADOGUCHI_KEYS lacks test'],
    ['is another one', keys('test', 8), 'another key under the name test'],
  ])(
    'a key that %s is told of',
    (_what, MADOGUCHI_KEYS, told) => {
      const said = type('npm run restored 2>&1 || echo "exit code $?"', { ...variables, MADOGUCHI_KEYS });
      expect(said).toContain(told);
      expect(said).toContain('exit code 1');
    },
    limitMs,
  );
});

/** One person with a draft, and another filing with a mail. */
async function filed(database: Database, origin: string): Promise<Before> {
  const { client, citizenId } = await drafts.save(database, origin);
  const { number } = await withMail.file({ database, origin });
  return {
    cookie: client.cookie,
    citizenId,
    records: await recordsOfCitizen(database, citizenId),
    drafts: await drafts.read(client),
    number,
  };
}

/** The mail service did not take them before the backup. */
async function holdMails(database: Database): Promise<void> {
  await database.query('update outbox set sent_at = null');
}

async function newNumber(database: Database): Promise<string | undefined> {
  const [row] = await database.query<{ n: string }>(`select nextval('reception_numbers')::text as n`);
  return row?.n;
}
