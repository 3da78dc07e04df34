import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { openAs } from '../../../src/server/kernel/portal/opened-as.ts';
import { portalMigrations } from '../../../src/server/portal-migrations.ts';
import { databases } from '../harness.ts';
import { hasPostgres, type RunningPostgres, startPostgres } from '../postgres.ts';
import { scratch } from '../scratch.ts';
import { emptyDatabase, openTestDatabase } from '../test-database.ts';
import { startProcess } from './server-process.ts';

const limitMs = 120_000;

/** What a start says that is refused; throws where it is not. */
async function refusal(variables: { readonly [name: string]: string }, sandbox: string | null = 'on'): Promise<string> {
  const started = await startProcess('', sandbox, variables).catch((error: Error) => error.message);
  if (typeof started === 'string') return started;
  started.child.kill('SIGKILL');
  throw new Error('It has started.');
}

describe('a start that cannot be is refused in one sentence that names the variable', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(scratch(), 'madoguchi-refused-'));
    cpSync(await emptyDatabase(), join(folder, 'data'), { recursive: true });
    writeFileSync(join(folder, 'file'), '');
  }, limitMs);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [
      { HOST: '192.0.2.1' },
      'HOST must be an address of this machine, for example 127.0.0.1 or 0.0.0.0: 192.0.2.1 (EADDRNOTAVAIL)\n',
    ],
    [
      { MADOGUCHI_METRICS_HOST: '192.0.2.1', MADOGUCHI_METRICS_PORT: '9464' },
      'MADOGUCHI_METRICS_HOST must be an address of this machine, for example 127.0.0.1 or 0.0.0.0: 192.0.2.1 (EADDRNOTAVAIL)\n',
    ],
  ])(
    '%j',
    async (variables, said) => {
      expect(await refusal({ MADOGUCHI_DATA: join(folder, 'data'), ...variables })).toBe(said);
    },
    limitMs,
  );

  it(
    'MADOGUCHI_DATA is a file, with a key of its own and without',
    async () => {
      const said = `MADOGUCHI_DATA must be a folder that this process may write to: ${folder}/file (EEXIST)\n`;
      expect(await refusal({ MADOGUCHI_DATA: join(folder, 'file'), MADOGUCHI_KEYS: '' })).toBe(said);
    },
    limitMs,
  );

  it(
    'MADOGUCHI_DATA holds something else than a database',
    async () => {
      const broken = join(folder, 'broken');
      cpSync(join(folder, 'data'), broken, { recursive: true });
      rmSync(join(broken, 'database', 'global'), { recursive: true });
      const said = await refusal({ MADOGUCHI_DATA: broken });
      expect(said).toMatch(/^MADOGUCHI_DATA: the database in \S+ does not open.*\n$/);
    },
    limitMs,
  );
});

describe.runIf(hasPostgres)('DATABASE_URL', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, limitMs);
  afterAll(() => postgres.stop());

  it('names a database that is not there, without its password', async () => {
    const url = new URL(postgres.url);
    url.pathname = '/nowhere';
    url.password = 'secret';
    const opened = openDatabase({ databaseUrl: url.href, dataFolder: '' }, []);
    await expect(opened).rejects.toThrow(
      /^DATABASE_URL \(\S+\/nowhere\): there is no database of that name \(3D000\)$/,
    );
  });

  it('names somebody who is not known there', async () => {
    const url = new URL(postgres.url);
    url.username = 'nobody_here';
    await expect(openDatabase({ databaseUrl: url.href, dataFolder: '' }, [])).rejects.toThrow(
      /may not log in|password is wrong/,
    );
  });
});

describe.each(databases)('a database is for people or for the sandbox, on %s', (kind) => {
  it(
    'as its first start said, and no other start is allowed',
    async () => {
      for (const sandbox of [true, false]) {
        const { database, remove } = await openTestDatabase(kind);
        await openAs(database, sandbox);
        await openAs(database, sandbox);
        const said = sandbox ? /^This database was opened with SANDBOX=on/ : /^SANDBOX=on is not for this database/;
        await expect(openAs(database, !sandbox)).rejects.toThrow(said);
        await remove();
      }
    },
    limitMs,
  );

  it.each([
    ['a copy of a sample citizen', null, true],
    ['somebody of a login outside', 'login:a', false],
  ])(
    'what was there before says it by its people: %s',
    async (_who, copyKey, sandbox) => {
      const { database, remove } = await openTestDatabase(kind);
      const made = (await portalMigrations()).find(({ name }) => name.endsWith('012-opened-as.sql'));
      await database.script('drop table opened_as');
      await database.query(
        `insert into citizens (id, persona_id, copy_key, persona, created_at) values ('a', 'a', $1, '{}', now())`,
        [copyKey],
      );
      await database.script(made?.sql ?? '');
      expect(await database.query('select sandbox from opened_as')).toEqual([{ sandbox }]);
      await database.close();
      await remove();
    },
    limitMs,
  );
});
