import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What goes away by itself: nobody listens yet, no such name yet, the server is starting or has no place left. */
const passing = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', '57P03', '53300'];

/** What the rest means, for who wrote the address. */
const meanings: { readonly [code: string]: string } = {
  '3D000': 'there is no database of that name',
  '28P01': 'the password is wrong, or the name',
  '28000': 'this name may not log in from here',
  '42501': 'this name may not use that database',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of an authority that is not known here',
};

const meaningOf = (failure: string): string =>
  meanings[failure] === undefined ? failure : `${meanings[failure]} (${failure})`;

const betweenTries = 500;
const longestTry = 2000;

/**
 * Returns once a PostgreSQL answers. Throws an error that names `DATABASE_URL`, without what is secret in it, when the time is over, and at once
 * where waiting does not help (a wrong password, no such database). `says` is told once that it waits.
 */
export async function waitForPostgres(url: string, seconds: number, says: (line: string) => void): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (let tries = 1; ; tries += 1) {
    const failure = await connectionFailure(url);
    if (failure === null) return;
    const where = `DATABASE_URL (${placeOf(url)}): ${meaningOf(failure)}`;
    if (!passing.includes(failure)) throw new Error(where);
    if (Date.now() >= until) throw new Error(`${where}. Waited ${seconds} seconds (MADOGUCHI_DATABASE_WAIT).`);
    if (tries === 1) says(`${where}. Waiting for it, at most ${seconds} seconds.`);
    await sleep(betweenTries);
  }
}

/** Null: it answers. Otherwise a code of Node or of PostgreSQL, or the message. */
async function connectionFailure(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: longestTry });
  // Told below; without this, one that comes later would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message?: string };
    if (code !== undefined) return code;
    return /timeout/i.test(message ?? '') ? 'ETIMEDOUT' : (message ?? 'no answer');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Host, port and database of an address, example `db.example:5432/portal`. */
function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${host}:${port}/${database ?? ''}`;
}
