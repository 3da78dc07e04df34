import { request as httpRequest } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { logIn, pathOf, screenId } from '../contract/client.ts';
import { portalOn } from '../harness.ts';
import { drawnSite } from './drawn-site.ts';

interface Line {
  readonly msg: string;
  readonly requestId: string;
}

const lines: string[] = [];
const body = JSON.stringify({ commonHeader: { screenId } });
const portal = portalOn('PGlite', {
  siteFolder: drawnSite().url,
  // A page that asks two calls.
  draw: async ({ call }) => {
    for (const name of ['isLogin', 'fetchVersion'])
      await call(pathOf(name), body, { 'content-type': 'application/json' });
    return { notFound: '/' };
  },
  logLevel: 'info',
  logTo: { write: (line) => void lines.push(line) },
  trustedProxies: ['127.0.0.1'],
});

const named = 'a3f0c1d2e4b5968778695a4b3c2d1e0f';
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${portal.origin}${path}`, { headers, redirect: 'manual' });
const linesOf = async (id: string | null) => {
  // A line is written after its answer has been sent.
  await expect.poll(() => lines.join('')).toMatch(new RegExp(`"${id}".*"request"`));
  return lines.map((line) => JSON.parse(line) as Line).filter(({ requestId }) => requestId === id);
};

describe('a request', () => {
  beforeEach(() => void lines.splice(0));

  it.each([
    ['a page', '/login?mail=hanako@mail.example', '/login', 200],
    ['what is not there', '/%E6%9D%B1%E4%BA%AC?q=1', undefined, 404],
  ])('has its id in the answer and one line: %s', async (_what, path, route, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const told = (await linesOf(answer.headers.get('x-request-id'))).filter(({ msg }) => msg === 'request');
    expect(told).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: expect.any(Number),
        hostname: expect.any(String),
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        ...(route !== undefined && { route: expect.stringContaining(route) }),
        status,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
    expect(lines.join('')).not.toMatch(/mail\.example|%E6|\?q/);
  });

  it('a file has its line, and does not carry the id: files come by the dozen', async () => {
    const answer = await get('/svc/data/manifest.json?v=東京');
    expect([answer.status, answer.headers.has('x-request-id')]).toEqual([200, false]);
    await expect.poll(() => lines.join('')).toContain('"request"');
    const [told] = lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');
    expect(told).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), method: 'GET', status: 200 });
    expect(lines.join('')).not.toMatch(/東京|%E6/);
  });

  it('keeps the name that a trusted proxy gave it, in every line, and so do the calls of a page that is drawn', async () => {
    const answer = await get('/svc/nowhere', { 'x-request-id': named });
    expect(answer.headers.get('x-request-id')).toBe(named);
    await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBe(3);
    expect(await linesOf(named)).toMatchObject([
      { method: 'POST', route: pathOf('isLogin'), drawn: true },
      { method: 'POST', route: pathOf('fetchVersion'), drawn: true },
      { method: 'GET', route: '/svc/*', status: 404 },
    ]);
    expect((await linesOf(named)).at(-1)).not.toHaveProperty('drawn');
  });

  it('has it in the lines that tell why it was refused', async () => {
    const answer = await fetch(`${portal.origin}${pathOf('isLogin')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: portal.origin, 'x-request-id': named },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect((await linesOf(named)).map(({ msg }) => msg)).toEqual(['request refused by its schema', 'request']);
  });

  it('that is broken off has a line that says so', async () => {
    const { cookie } = await logIn(portal.origin, 'qr');
    const headers = { cookie, origin: portal.origin, 'content-type': 'application/json', 'x-request-id': named };
    const fault = JSON.stringify({ path: pathOf('isLogin'), delaySeconds: 60 });
    await fetch(`${portal.origin}/sandbox/faults`, { method: 'POST', headers, body: fault });
    lines.splice(0);
    const signal = AbortSignal.timeout(1000);
    const asked = fetch(`${portal.origin}${pathOf('isLogin')}`, { method: 'POST', headers, body, signal });
    await expect(asked).rejects.toThrow();
    await expect.poll(() => lines.map((line) => (JSON.parse(line) as Line).msg)).toEqual(['request broken off']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: named, method: 'POST', route: pathOf('isLogin') });
  });

  it('that cannot be decoded has one too', async () => {
    const status = await new Promise<[number | undefined, string | undefined]>((resolve) => {
      const asked = httpRequest(`${portal.origin}/`, { path: '/%E3%81', headers: { 'x-request-id': named } });
      asked.on('response', (answer) => resolve([answer.statusCode, answer.headers['x-request-id']?.toString()]));
      asked.end();
    });
    expect(status).toEqual([404, named]);
  });
});
