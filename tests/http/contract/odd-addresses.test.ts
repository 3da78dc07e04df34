import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { logIn, pathOf } from './client.ts';
import { siteAddress } from './tax-journey.ts';

interface Seen {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** The address as it is written; `fetch` would put it in order. */
function ask(origin: string, path: string, method = 'GET', cookie = ''): Promise<Seen> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path, method, headers: { cookie } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const oddParts = [
  ...['%', '%zz', '%E3%81', '%ff', '%c0%af', '%ED%A0%80', '%00', 'a%00b', '%0a', '%0d%0aX:1', '%2F', '..%2f..', '%5C'],
  ...['..', '../..', '%2e%2e', '.', '//', '\\', '*', ':id', '__proto__', 'constructor', '<script>', '[', '{', '|', '"'],
  ...['a'.repeat(300), 'a'.repeat(600), 'a'.repeat(9000), 'a'.repeat(20_000), '%E3%81%82'.repeat(200)],
];

const oddQueries = [
  ...['%', '%00', '%E3%81', '=', 'a[b]=c', 'a&a&a', '__proto__=1', 'constructor=x', '&'.repeat(2000), 'q=a&q=b'],
  ...['q', 'to', 'code', 'note', 'token', 'linkId', 'person'].flatMap((name) =>
    ['%00', '__proto__', '9'.repeat(3000)].map((value) => `${name}=${value}`),
  ),
];

const pages = [
  ...['', '/todo', '/login', '/about', '/assets', '/svc', '/svc/kana', '/svc/nq/qualification-detail', '/svc/data'],
  ...['/hpki-form', '/national-qualifications/attachments', '/sandbox', '/sandbox/phone/sign', '/sandbox/agency'],
];
const calls = ['/api/nothing', pathOf('nqExamList')];

const odd = (base: string) => [
  ...oddParts.flatMap((part) => [`${base}/${part}`, `${base}${part}`]).filter((path) => path.startsWith('/')),
  ...oddQueries.map((query) => `${base || '/'}?${query}`),
];

const isPage = ({ type, text }: Seen) =>
  type === 'text/html; charset=utf-8' && /<html lang="ja">/.test(text) && /<h1>[^<]*[ぁ-ん]/.test(text);
const isAnswer = ({ type, text }: Seen) =>
  type === 'application/json; charset=utf-8' && /^{"resultCode":"9001","errors":\[\{.*。"\}\]\}$/.test(text);

/** Those answered otherwise than in the portal's own words. */
async function strange(
  paths: readonly string[],
  see: (path: string) => Promise<Seen>,
  isOurs: (seen: Seen) => boolean,
) {
  const seen = await Promise.all(paths.map(async (path) => ({ path, ...(await see(path)) })));
  return seen
    .filter((one) => (one.status >= 400 && !isOurs(one)) || one.status >= 500 || /node_modules|\.ts:\d/.test(one.text))
    .map(({ path, status, text }) => `${status} ${path.slice(0, 60)} ${text.slice(0, 60)}`);
}

describe.each(databases)('odd addresses on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(pages)('%s… is answered with a page, or with one that says that there is none', async (base) => {
    expect(await strange(odd(base), (path) => ask(portal.origin, path), isPage)).toEqual([]);
  });

  it('so it is for who has logged in', async () => {
    const cookie = (await logInCookie(portal.origin)) ?? '';
    for (const base of ['', '/svc/kana', '/national-qualifications/attachments'])
      expect(await strange(odd(base), (path) => ask(portal.origin, path, 'GET', cookie), isPage)).toEqual([]);
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'calls by %s are answered as the contract says',
    async (method) => {
      const paths = calls.flatMap(odd);
      expect(await strange(paths, (path) => ask(portal.origin, path, method), isAnswer)).toEqual([]);
    },
  );

  it('the stand-in for other sites has its own page', async () => {
    const { origin } = new URL(await siteAddress(await logIn(portal.origin, 'qr')));
    for (const base of ['', '/link', '/e-tax', '/site.css'])
      expect(await strange(odd(base), (path) => ask(origin, path), isPage)).toEqual([]);
  });
});

async function logInCookie(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/sandbox/login?persona=qr&to=/`, { redirect: 'manual' });
  return answer.headers.getSetCookie()[0]?.split(';')[0];
}
