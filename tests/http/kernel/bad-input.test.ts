import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { localAddress } from '../../../src/server/kernel/page/local-address.ts';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, Visitor } from './visitor.ts';

const json = { 'content-type': 'application/json' };
const header = { commonHeader: { screenId: 'TEST-01' } };
const good = { ...header, reqBody: { text: 'a' } };

describe.each(databases)('bad input on %s', (kind) => {
  const logged: string[] = [];
  const portal = samplePortal(kind, { logLevel: 'warn', logTo: { write: (line) => void logged.push(line) } });

  it.each([
    ['an address that cannot be decoded', '/svc/select/%E3%81', 404],
    ['an address with a NUL', '/national-qualifications/attachments/%00', 404],
    ['a too long address', `/svc/?a=${'a'.repeat(40_000)}`, 431],
  ])('%s is answered with a page in Japanese', async (_what, path, status) => {
    const answer = await fetch(`${portal.origin}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await answer.text()).toMatch(/<h1>[^<]*ページ/);
  });

  it.each<[string, number, string, RequestInit]>([
    ['no JSON', 400, '/api/sample/count', { method: 'POST', headers: json, body: '{"commonHeader"' }],
    ['an empty body', 400, '/api/sample/count', { method: 'POST', headers: json, body: '' }],
    [
      'an oversized body',
      413,
      '/api/sample/count',
      { method: 'POST', headers: json, body: JSON.stringify({ ...good, more: 'x'.repeat(300_000) }) },
    ],
    ['plain text', 415, '/api/sample/count', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a' }],
    ['a form', 415, '/api/sample/count', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
    ['XML', 415, '/api/sample/count', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
    ['a list', 400, '/api/sample/count', { method: 'POST', headers: json, body: '[]' }],
    ['null', 400, '/api/sample/count', { method: 'POST', headers: json, body: 'null' }],
    ['no common header', 400, '/api/sample/count', { method: 'POST', headers: json, body: '{"reqBody":{"text":"a"}}' }],
    [
      'no screen id',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: '{"commonHeader":{},"reqBody":{"text":"a"}}' },
    ],
    ['no reqBody', 400, '/api/sample/count', { method: 'POST', headers: json, body: JSON.stringify(header) }],
    [
      'a wrong type',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: JSON.stringify({ ...header, reqBody: { text: 1 } }) },
    ],
    [
      'an undeclared field',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: JSON.stringify({ ...header, reqBody: { text: 'a', more: 1 } }) },
    ],
    [
      'lists in lists without end',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: `{"commonHeader":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
    ],
    [
      'records in records without end, to a call that reads nothing',
      400,
      '/api/sample/who',
      {
        method: 'POST',
        headers: json,
        body: `{"commonHeader":{"screenId":"TEST-01"},"reqBody":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      },
    ],
    [
      'a NUL character',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: JSON.stringify({ ...header, reqBody: { text: 'a\0b' } }) },
    ],
    [
      'half a surrogate pair',
      400,
      '/api/sample/count',
      { method: 'POST', headers: json, body: JSON.stringify({ ...header, reqBody: { text: 'a\ud842' } }) },
    ],
    [
      '__proto__',
      400,
      '/api/sample/count',
      {
        method: 'POST',
        headers: json,
        body: '{"__proto__":{"a":1},"commonHeader":{"screenId":"T"},"reqBody":{"text":"a"}}',
      },
    ],
    ['an unknown path', 404, '/api/sample/nothing', { method: 'POST', headers: json, body: JSON.stringify(good) }],
    ['an unknown path by GET', 404, '/api/nothing', {}],
    ['GET', 405, '/api/sample/count', {}],
    ['PUT', 405, '/api/sample/count', { method: 'PUT', headers: json, body: JSON.stringify(good) }],
  ])('%s -> %i with resultCode 9001', async (_what, status, path, init) => {
    const visitor = await citizen(portal);
    const reply = await visitor.send(path, init);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.json).toEqual({
      resultCode: '9001',
      errors: [{ errorCode: 'invalid-request', errorMessage: expect.stringMatching(/。$/) }],
    });
    expect(reply.text).not.toMatch(/node_modules|\.ts|Error:/);
  });

  it.each(['broken', 'lies'])('%s: a bug of ours is a 500 without its detail, and leaves no effect', async (name) => {
    const reply = await new Visitor(portal).call(name);
    expect([reply.status, reply.text]).toEqual([500, '{"resultCode":"9000"}']);
    const rows = await portal.database.query(`select id::text from usage_statistics where work_id = 'lies'`);
    expect(rows).toEqual([]);
  });

  it('what the schema does not declare is taken out of the answer', async () => {
    const reply = await new Visitor(portal).call('extra');
    expect(reply.json).toEqual({ resultCode: '0000', resBody: { known: 'a', inner: { known: 'c' } } });
  });

  it('a surrogate pair and a variation sequence pass unchanged', async () => {
    const visitor = await citizen(portal);
    const text = '𠮷田葛\u{E0100}城';
    expect((await visitor.call('count', { text })).json.resultCode).toBe('0000');
    const rows = await portal.database.query('select function_type from usage_statistics where function_type = $1', [
      text,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each(['/sandbox/login?persona=qr&copy=%00', '/sandbox/phone/read?token=%00', '/sandbox/phone/sign?token=%00'])(
    'a NUL in what is looked up finds nothing: %s',
    async (path) => {
      const answer = await fetch(`${portal.origin}${path}`, { redirect: 'manual' });
      expect(answer.status).toBeLessThan(500);
    },
  );

  it.each(['', 'a b', '[', '%', 'a:99999', '::1'])('a host that is none is nothing to tell of: "%s"', async (host) => {
    const before = logged.length;
    for (const sent of ['GET /', 'GET /login', 'GET /svc/', 'GET /api/x', 'POST /logout', 'POST /api/sample/who']) {
      const { hostname, port } = new URL(portal.origin);
      const socket = connect(Number(port), hostname);
      socket.write(`${sent} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      expect(Number((await text(socket)).slice(9, 12))).toBeLessThan(500);
    }
    expect(logged.slice(before)).toEqual([]);
  });

  it('an unknown page is a page', async () => {
    const reply = await new Visitor(portal).send('/nothing/here?x=<script>');
    expect(reply.status).toBe(404);
    expect(reply.text).toContain('ページが見つかりません');
    expect(reply.text).not.toContain('<script>');
  });
});

describe('limits', () => {
  const portal = samplePortal('PGlite', { callsPerMinute: 3 });

  it('asks a runaway client to wait, in the form of the contract', async () => {
    const visitor = new Visitor(portal);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await visitor.call('who')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await visitor.call('who')).json).toEqual({
      resultCode: '9000',
      errors: [{ errorCode: 'too-many-requests', errorMessage: expect.stringContaining('1分ほど') }],
    });
    expect((await visitor.send('/livez')).status).toBe(200);
  });
});

describe('limits of pages', () => {
  const portal = samplePortal('PGlite', { pagesPerMinute: 3 });

  it('asks who opens too many to wait, files aside', async () => {
    const visitor = new Visitor(portal);
    const opened: number[] = [];
    for (const path of ['/', '/search?q=a', '/notice-bar', '/', '/svc/nowhere', '/todo'])
      opened.push((await visitor.send(path)).status);
    expect(opened.slice(0, 3)).toEqual([200, 200, 200]);
    expect(opened.slice(3)).not.toContain(200);
    const reply = await visitor.send('/');
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    expect(reply.text).toContain('1分ほど待ってから');
    for (const path of ['/svc/assets/none.js', '/svc/data/none.json', '/livez'])
      expect((await visitor.send(path)).status).not.toBe(429);
    expect((await visitor.call('who')).status).toBe(200);
  });
});

describe('what browsers do not send', () => {
  let figures = '';
  const listens = (at: string) => {
    figures = at;
  };
  const portal = samplePortal('PGlite', { metrics: { port: 0, host: '127.0.0.1', listens } });
  const piece = (count: number, path = '/login') => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count);
  const connected = async () => {
    const { hostname, port } = new URL(portal.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };

  it('more requests than anybody waits for end it, and leave nothing behind', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const socket = await connected();
      const closed = once(socket, 'close');
      socket.on('error', () => undefined).resume();
      socket.write(piece(400));
      await closed;
    }
    const active = async () => {
      const told = await (await fetch(`${figures}/metrics`)).text();
      return [...told.matchAll(/^http_server_active_requests\{.*\} (\d+)$/gm)].map(([, count]) => Number(count));
    };
    await expect.poll(active).toEqual([0]);
  });

  it('those that a browser may have under way are answered', async () => {
    const socket = await connected();
    socket.write(`${piece(9, '/livez')}GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(10);
  });

  it('texts that some ways of reading an address take for one, and others not', async () => {
    const visitor = new Visitor(portal);
    // Once it is compiled, `URL.canParse` takes it.
    for (let nth = 0; nth < 20_000; nth += 1) localAddress('/svc/kana/top');
    expect(localAddress('//\u00e3\u008d\u00bb')).toBe(null);
    expect((await visitor.send('/login?to=//%C3%A3%C2%8D%C2%BB')).status).toBeLessThan(500);
  });

  it('what is packed is not taken for what it is', async () => {
    const visitor = new Visitor(portal);
    expect((await visitor.call('who', undefined, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await visitor.call('who', undefined, { 'content-encoding': 'identity' })).status).toBe(200);
  });

  it('what the database cannot store is refused by the sandbox, and values that a setting cannot have', async () => {
    const visitor = new Visitor(portal);
    for (const [path, body] of [
      ['/sandbox/settings', { a: '\u0000' }],
      ['/sandbox/settings', { a: '\ud800' }],
      ['/sandbox/insight', { a: '\u0000' }],
      ['/sandbox/settings', { 'session.limit': 'x' }],
      ['/sandbox/settings', { 'session.limit': null }],
    ] as const)
      expect([path, (await visitor.post(path, body)).status]).toEqual([path, 400]);
    for (let nth = 0; nth < 9; nth += 1) await visitor.post('/sandbox/clock', { advanceSeconds: 1e9 });
    expect((await visitor.call('who')).status).toBe(200);
  });
});
