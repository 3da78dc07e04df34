import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { client } from '../../src/runtime/calls/client.ts';
import { type Posted, type PostOptions, plainly, post } from '../../src/runtime/calls/post.ts';
import type { Host, Send } from '../../src/runtime/contract/host.ts';

/** The calls of the first state go out by the first, every later one by the second: whatever differs is a fault. */
const senders: readonly (readonly [name: string, send: Send])[] = [
  ['plainly', plainly],
  ['with ky', client],
];

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: unknown };
  readonly body: string;
}

let server: Server;
let origin = '';
let seen: Seen[] = [];
let behave: (request: IncomingMessage, response: ServerResponse) => void = () => {};
/** Called when the request has arrived, or with the first bytes of its answer on their way. */
let onWay: () => void = () => {};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(parts).toString('utf8') });
    behave(request, response);
    onWay();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  seen = [];
  onWay = () => {};
});

const answering =
  (status: number, text: string, headers: { readonly [name: string]: string } = {}): typeof behave =>
  (_, response) =>
    void response.writeHead(status, headers).end(text);
/** Sends the head and the first half, and nothing more. */
const stopping: typeof behave = (_, response) => {
  response.writeHead(200, { 'Content-Length': '1000' });
  response.write('{"resultCode":');
};
const breaking: typeof behave = (request, response) => {
  stopping(request, response);
  setTimeout(() => request.socket.destroy(), 20);
};

async function sent(send: Send, options: Partial<PostOptions> = {}, body: unknown = {}, from: Partial<Host> = {}) {
  const host = { apiBase: origin, fetch: globalThis.fetch, ...from } as Host;
  return post(send, host, '/api/any', body, { headers: {}, timeoutSeconds: 60, signal: null, ...options });
}

/** Without what is told to developers alone. */
function outcome(posted: Posted) {
  if (posted.kind !== 'answer') return posted.kind;
  return [posted.status, posted.text, posted.headers.get('Session-Expires-In')];
}

describe.each(senders)('a call that goes out %s', (_, send) => {
  const said = '{"resultCode":"0000","resBody":{"名":"𠮷"}}';

  it.each<[string, typeof behave, unknown]>([
    ['an answer, with its headers', answering(200, said, { 'Session-Expires-In': '900' }), [200, said, '900']],
    ['an answer without a body', answering(204, ''), [204, '', null]],
    ['an empty one', answering(200, ''), [200, '', null]],
    ['a page of a proxy', answering(200, '<html>', { 'Content-Type': 'text/html' }), [200, '<html>', null]],
    [
      'broken JSON',
      answering(200, '{"resultCode":', { 'Content-Type': 'application/json' }),
      [200, '{"resultCode":', null],
    ],
    ['a large one', answering(200, 'あ'.repeat(500_000)), [200, 'あ'.repeat(500_000), null]],
    ...[400, 401, 403, 404, 408, 409, 413, 422, 500, 502, 503, 504].map((status): [string, typeof behave, unknown] => [
      `the status ${status}`,
      answering(status, said),
      [status, said, null],
    ]),
    ['429 that says when to come again', answering(429, said, { 'Retry-After': '1' }), [429, said, null]],
    ['503 that says when to come again', answering(503, said, { 'Retry-After': '1' }), [503, said, null]],
    ['a connection that ends before the answer', (request) => void request.socket.destroy(), 'network'],
    ['a connection that ends within it', breaking, 'network'],
  ])('takes %s as it is, and asks once [CO-009 API-009]', async (_, behaviour, expected) => {
    behave = behaviour;
    expect(outcome(await sent(send))).toEqual(expected);
    expect(seen).toHaveLength(1);
  });

  it('sends what it is given and adds nothing', async () => {
    behave = answering(204, '');
    const headers = { 'Idempotency-Key': '00ff', 'Intention-Key': '%E5%B1%8A', 'Session-Person': 'a!~' };
    await sent(send, { headers }, { commonHeader: { screenId: 'SCK0101' }, reqBody: { 氏: '𠮷田', none: null } });
    const [{ headers: arrived, ...rest } = {} as Seen] = seen;
    expect(rest).toEqual({
      method: 'POST',
      url: '/api/any',
      body: '{"commonHeader":{"screenId":"SCK0101"},"reqBody":{"氏":"𠮷田","none":null}}',
    });
    // What Node's own fetch adds to every request.
    const {
      host,
      connection,
      'user-agent': _agent,
      'accept-language': _language,
      'sec-fetch-mode': mode,
      ...own
    } = arrived;
    expect(own).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(rest.body ?? '')),
      'accept-encoding': expect.any(String),
      'idempotency-key': '00ff',
      'intention-key': '%E5%B1%8A',
      'session-person': 'a!~',
    });
    expect([host, connection, mode]).toEqual([origin.slice('http://'.length), 'keep-alive', 'cors']);
  });

  it('asks the browser for the same request', async () => {
    let asked: Request | null = null;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      asked = new Request(input, init);
      return new Response('');
    };
    await sent(send, {}, {}, { fetch });
    const { method, credentials, mode, cache, redirect, referrer, referrerPolicy, keepalive, integrity } =
      asked ?? ({} as Request);
    expect({ method, credentials, mode, cache, redirect, referrer, referrerPolicy, keepalive, integrity }).toEqual({
      method: 'POST',
      credentials: 'include',
      mode: 'cors',
      cache: 'default',
      redirect: 'follow',
      referrer: 'about:client',
      referrerPolicy: '',
      keepalive: false,
      integrity: '',
    });
  });

  it.each<[string, Host['fetch']]>([
    ['is refused', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'fails at once',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['is ended by the browser, not by us', () => Promise.reject(new DOMException('ended', 'AbortError'))],
  ])('has no answer when the request %s', async (_, fetch) => {
    expect(await sent(send, {}, {}, { fetch })).toEqual({ kind: 'network', detail: expect.stringMatching(/./) });
  });

  it('has no answer where nothing listens', async () => {
    expect(outcome(await sent(send, {}, {}, { apiBase: 'http://127.0.0.1:1' }))).toBe('network');
  });

  it.each<[string, typeof behave]>([
    ['before the answer', () => {}],
    ['within the answer', stopping],
  ])('ends when its time is over, or the screen is left: %s', async (_, behaviour) => {
    behave = behaviour;
    expect(outcome(await sent(send, { timeoutSeconds: 0.3 }))).toBe('timeout');
    const left = new AbortController();
    onWay = () => setTimeout(() => left.abort(), 50);
    expect(outcome(await sent(send, { signal: left.signal }))).toBe('aborted');
    expect(seen).toHaveLength(2);
  });

  it('is not sent when the screen is left already', async () => {
    behave = answering(204, '');
    expect(outcome(await sent(send, { signal: AbortSignal.abort() }))).toBe('aborted');
    expect(seen).toHaveLength(0);
  });
});
