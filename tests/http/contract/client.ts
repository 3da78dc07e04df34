import { randomUUID } from 'node:crypto';
import type { AnswerError } from '../../../src/server/kernel/calls/endpoint.ts';
import { readContracts } from '../../../src/server/kernel/contract/contracts.ts';

export const contracts = await readContracts(new URL('../../../catalog/', import.meta.url));
export const { calls } = contracts;

/** Answer of a call with what HTTP says about it. */
export interface Reply {
  readonly status: number;
  readonly resultCode: string;
  readonly resBody: Record<string, unknown>;
  readonly errors: readonly AnswerError[];
  readonly headers: Headers;
}

/** A browser that talks to the portal. Without a login it has no cookie. */
export interface Client {
  readonly origin: string;
  /** Empty = none. */
  readonly cookie: string;
  /** Calls by the name of the catalogue, from `screenId`. */
  call(name: string, reqBody?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Any request with this browser's cookie. */
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Moves the server's clock for this browser. */
  advance(seconds: number): Promise<void>;
}

export const screenId = 'SCK2301-01-001';

/** Path of a call of the catalogue. */
export function pathOf(call: string): string {
  const found = calls.find(({ entry }) => entry.call === call);
  if (found === undefined) throw new Error(`Unknown call ${call}`);
  return found.entry.path;
}

/** Every act says which one it is; without more, each is its own. */
export function ownIntention(call: string): { readonly 'intention-key'?: string } {
  const found = calls.find(({ entry }) => entry.call === call)?.entry;
  return found?.effect === 'files' && found.intention !== undefined ? { 'intention-key': randomUUID() } : {};
}

/** A browser that nobody has logged in with. */
export function stranger(origin: string): Client {
  return clientOf(origin, '');
}

/** A browser logged in as a fresh copy of a sample citizen; the same `copy` joins two browsers. */
export async function logIn(origin: string, persona: string, copy?: string): Promise<Client> {
  const joined = copy === undefined ? '' : `&copy=${copy}`;
  const answer = await fetch(`${origin}/sandbox/login?persona=${persona}&to=/${joined}`, { redirect: 'manual' });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookie.length === 0) throw new Error(`no login as ${persona}: ${answer.status} ${await answer.text()}`);
  return clientOf(origin, cookie.join('; '));
}

/** A browser with these cookies. `from`: id of the screen that calls. */
export function clientOf(origin: string, cookie: string, from = screenId): Client {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { cookie, origin, ...(init.headers as object) },
    });
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    origin,
    cookie,
    send,
    async call(name, reqBody, headers) {
      const body = { commonHeader: { screenId: from }, ...(reqBody === undefined ? {} : { reqBody }) };
      return replyOf(await post(pathOf(name), body, { ...ownIntention(name), ...headers }));
    },
    async advance(seconds) {
      const answer = await post('/sandbox/clock', { advanceSeconds: seconds });
      if (!answer.ok) throw new Error(`the clock did not move: ${answer.status}`);
    },
  };
}

/** Reads a response as the portal's JSON. */
export async function replyOf(response: Response): Promise<Reply> {
  const json = (await response.json()) as Partial<Reply>;
  return {
    status: response.status,
    resultCode: json.resultCode ?? '',
    resBody: json.resBody ?? {},
    errors: json.errors ?? [],
    headers: response.headers,
  };
}

/** The body of an answer that must be well. */
export async function bodyOf<Body>(reply: Promise<Reply>): Promise<Body> {
  const { resultCode, errors, resBody } = await reply;
  if (resultCode !== '0000') throw new Error(`${resultCode} ${JSON.stringify(errors)}`);
  return resBody as Body;
}
