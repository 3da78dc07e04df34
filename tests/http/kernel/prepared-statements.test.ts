import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import { usualLimits } from '../../../src/server/db/limits.ts';
import { openPostgres } from '../../../src/server/db/postgres.ts';
import { databases } from '../harness.ts';
import { hasPostgres, type RunningPostgres, startPostgres } from '../postgres.ts';
import { scratch } from '../scratch.ts';
import { testKeys } from '../test-database.ts';

/** Where a server listens that is named by such an address. */
function socketOf(url: string): Socket {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const number = Number(port) || 5432;
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${number}`)) : connect(number, host);
}

/** Message of the protocol by which a server says which process of it one is connected with (BackendKeyData). */
const keyMessage = 'K'.charCodeAt(0);

/** Tells another process than the server's, as poolers do, which have a key of their own for each of their clients. */
function withOtherProcess(sent: Buffer): Buffer {
  for (let at = 0; at + 5 <= sent.length; at += 1 + sent.readInt32BE(at + 1))
    if (sent[at] === keyMessage) sent.writeInt32BE(sent.readInt32BE(at + 5) + 1, at + 5);
  return sent;
}

/** Answers like that server, from a socket in that folder. */
async function startPooler(url: string, folder: string) {
  const server = createServer((client) => {
    const behind = socketOf(url);
    client.pipe(behind).once('data', (first) => client.write(withOtherProcess(first)));
    behind.once('data', () => behind.pipe(client));
    for (const socket of [client, behind]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve));
  const address = new URL(url);
  address.port = '5432';
  address.searchParams.set('host', folder);
  return { url: address.href, stop: () => server.close() };
}

describe.runIf(hasPostgres && databases.includes('PostgreSQL'))('statements that are prepared on PostgreSQL', () => {
  let postgres: RunningPostgres;
  const folder = mkdtempSync(join(scratch(), 'madoguchi-pooler-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const open = async (url: string): Promise<Database> => {
    const database = await openPostgres(url, { ...usualLimits, connections: 1 }, testKeys);
    undo.push(() => database.close());
    return database;
  };
  beforeAll(async () => {
    postgres = await startPostgres();
    undo.push(postgres.stop);
  }, 120_000);
  afterAll(async () => {
    for (const step of undo.toReversed()) await step();
  });
  const prepared = async (database: Database) => {
    for (const value of [1, 2]) await database.query('select $1::int as asked', [value]);
    const rows = await database.query<{ statement: string }>('select statement from pg_prepared_statements');
    return rows.filter(({ statement }) => statement.includes('asked')).length;
  };

  it('are parsed once for each connection', async () => {
    expect(await prepared(await open(postgres.url))).toBe(1);
  });

  it('are not prepared behind a pooler, which may hand the next transaction another connection', async () => {
    const pooler = await startPooler(postgres.url, folder);
    undo.push(pooler.stop);
    expect(await prepared(await open(pooler.url))).toBe(0);
  });

  it('a connection on which they no longer fit is given up, and the next one knows the columns as they are', async () => {
    const database = await open(postgres.url);
    const other = await open(postgres.url);
    await database.script('create table changing (amount integer not null); insert into changing values (1)');
    const amounts = () => database.query('select amount from changing');
    const inTransaction = () =>
      database.transaction(async (db) => {
        // Told by what comes behind it.
        void db.write('select amount from changing');
        return db.query('select amount from changing where true');
      });
    const code = (work: Promise<unknown>) => work.then(String, (error: { readonly code?: string }) => error.code);
    for (const _ of [1, 2]) expect(await amounts()).toEqual([{ amount: 1 }]);
    await other.script('alter table changing alter column amount type text');
    expect(await code(amounts())).toBe('0A000');
    // The first statement of a connection goes out before it is known whether anybody is between.
    for (const _ of [1, 2]) expect(await amounts()).toEqual([{ amount: '1' }]);
    await other.script('alter table changing alter column amount type integer using amount::integer');
    expect(await code(inTransaction())).toBe('0A000');
    expect(await inTransaction()).toEqual([{ amount: 1 }]);
  });
});
