import type { UserContent } from '../../../../src/server/services/admin/user.ts';
import { type Client, clientOf, type Reply, stranger } from '../client.ts';

export const sampleLogin = { email: 'admin@example.jp', password: 'sample-admin-1' };

const cookieOf = ({ headers }: Reply) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** A browser with the cookie of an answer of the administration area, beside those it has. */
export function withCookieOf(origin: string, reply: Reply, others = ''): Client {
  return clientOf(origin, [others, cookieOf(reply)].filter((part) => part !== '').join('; '));
}

/** Logs in as the sandbox's first administrator; `others` are cookies that the browser has besides. */
export async function administratorLogsIn(origin: string, others = ''): Promise<Client> {
  const client = others === '' ? stranger(origin) : clientOf(origin, others);
  const reply = await client.call('adminLogin', sampleLogin);
  if (reply.resultCode !== '0000') throw new Error(`no login: ${JSON.stringify(reply.errors)}`);
  return withCookieOf(origin, reply, others);
}

const loggedIn = new Map<string, Promise<Client>>();

/** The first administrator of a portal. All tests share one login: a password is hashed slowly, on purpose. */
export function administrator(origin: string): Promise<Client> {
  const client = loggedIn.get(origin) ?? administratorLogsIn(origin);
  loggedIn.set(origin, client);
  return client;
}

/** Day in Japan, `days` after today, `YYYY-MM-DD`. */
export function dayFromToday(days: number, now = Date.now()): string {
  return new Date(now + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

let made = 0;

/** A user that keeps every rule, whatever day it is, with an e-mail address of its own. */
export function goodUser(changes: Partial<UserContent> = {}): UserContent {
  made += 1;
  return {
    name: '見本　はなこ',
    email: `hanako${made}@mail.example`,
    detail: '',
    birthday: '1980-04-05',
    expireDate: { start: dayFromToday(0), end: dayFromToday(30) },
    branch: '001',
    accountType: '010',
    ...changes,
  };
}

export interface StoredUser extends UserContent {
  readonly id: string;
  readonly revision: number;
}

export async function addedUser(client: Client, changes: Partial<UserContent> = {}): Promise<StoredUser> {
  const reply = await client.call('adminUserAdd', { ...goodUser(changes) });
  if (reply.resultCode !== '0000') throw new Error(`not added: ${JSON.stringify(reply.errors)}`);
  return reply.resBody.user as StoredUser;
}
