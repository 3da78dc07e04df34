import type { Database } from '../../../src/server/db/database.ts';
import { type Client, logIn, type Reply } from './client.ts';

/** Something that is good until a moment. `act`: what is tried; null = it was done, otherwise what was said instead. */
export interface Open {
  readonly client: Client;
  readonly endsAt: number;
  act(): Promise<string | null>;
}

export interface DeadlineCase {
  /** As in `deadlines` of the words. */
  readonly name: string;
  /** What whoever comes too late is told. */
  readonly says: RegExp;
  /** What mails call it; absent = nobody is told beforehand. */
  readonly label?: string;
  begin(origin: string, db: Database): Promise<Open>;
}

export const answered = ({ resultCode, errors }: Reply) =>
  resultCode === '0000' ? null : `${errors[0]?.errorCode} ${errors[0]?.errorMessage}`;

/** The end of a day in Japan; `YYYYMMDD`. */
export const endOf = (day: string) => Date.parse(day.replace(/(....)(..)(..)/, '$1-$2-$3T24:00:00+09:00'));

export const set = async (client: Client, settings: object) => {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
};

/** A login that outlives what is tried. */
export async function patient(origin: string, persona: string, settings: object = {}): Promise<Client> {
  const client = await logIn(origin, persona);
  await set(client, { 'session.limit': 800 * 86_400, ...settings });
  await client.call('isLogin');
  return client;
}
