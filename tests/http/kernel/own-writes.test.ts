import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, type Reply, Visitor } from './visitor.ts';

const json = { 'content-type': 'application/json' };
const call = JSON.stringify({ commonHeader: { screenId: 'TEST-01' }, reqBody: { text: 'a' } });
const form = { body: new URLSearchParams({ a: 'b' }) };

/** One of each kind of address that takes a write, and one that does not exist. */
const writes: readonly (readonly [what: string, path: string, init: RequestInit])[] = [
  ['a call', '/api/sample/count', { headers: json, body: call }],
  ['a call as a beacon', '/api/sample/count', { headers: { 'content-type': 'text/plain' }, body: call }],
  ['a call as a form with files', '/api/sample/count', { body: new FormData() }],
  ['a call of administrators', '/api/sample-admin/login', { headers: json, body: call }],
  ['the end of a login', '/logout', form],
  ['what this device has', '/device/forget', form],
  ['the landing page', '/login/landing', form],
  ['the stand-in of an app', '/sandbox/app/native', form],
  ['the clock of the samples', '/sandbox/clock', { headers: json, body: '{"advanceSeconds":99999}' }],
  ['faults of the samples', '/sandbox/faults', { method: 'DELETE' }],
  ['another method in its place', '/logout?_method=GET', { ...form, headers: { 'x-http-method-override': 'GET' } }],
  ['a method nobody has', '/logout', { method: 'PATCH' }],
  ['no address', '/nothing', form],
  ['the stand-in of the app that logs in', '/sandbox/app/login', form],
];

describe.each(databases)('writes of other sites on %s', (kind) => {
  const portal = samplePortal(kind);
  const send = (visitor: Visitor, [, path, init]: (typeof writes)[number], headers: Record<string, string>) =>
    visitor.send(path, { method: 'POST', ...init, headers: { ...(init.headers as object), ...headers } }, true);
  const isLoggedIn = async (visitor: Visitor) => (await visitor.call('who')).json.resBody?.citizen !== '';

  it.each<[string, (own: string) => Record<string, string>]>([
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['a frame without an origin', () => ({ origin: 'null' })],
    ['no name of an origin', () => ({ origin: '' })],
    ['the same host at another port', () => ({ origin: 'http://127.0.0.1:1' })],
    ['the same host by another protocol', (own) => ({ origin: own.replace('http:', 'https:') })],
    ['an origin that begins like ours', (own) => ({ origin: `${own}0` })],
    ['an origin written as no browser does', (own) => ({ origin: `${own}/` })],
    ['a page of another site that says no origin', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['a page of a site beside ours', () => ({ 'sec-fetch-site': 'same-site' })],
    ['both, one of them of another site', (own) => ({ origin: own, 'sec-fetch-site': 'cross-site' })],
    ['another site, as if nobody had sent it', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'none' })],
    ['nobody says, but there is a cookie', () => ({})],
  ])('%s: nothing is carried out, wherever it is sent', async (_from, headers) => {
    const visitor = await citizen(portal);
    for (const write of writes) {
      const reply = await send(visitor, write, headers(portal.origin));
      expect([write[0], reply.status, wordsOf(reply)]).toEqual([write[0], 403, expect.stringContaining('確かめられ')]);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it.each<[string, (own: string) => Record<string, string>]>([
    ['a page of the portal', (own) => ({ origin: own })],
    ['the same in a browser of today', (own) => ({ origin: own, 'sec-fetch-site': 'same-origin' })],
    ['a browser that says no origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the person, not a page', () => ({ 'sec-fetch-site': 'none' })],
  ])('%s: it is carried out', async (_from, headers) => {
    const visitor = await citizen(portal);
    const statuses: number[] = [];
    for (const at of [0, 8, 9, 4]) {
      const write = writes[at];
      if (write !== undefined) statuses.push((await send(visitor, write, headers(portal.origin))).status);
    }
    expect(statuses).toEqual([200, 200, 204, 303]);
    expect(await isLoggedIn(visitor)).toBe(false);
  });

  it('a phone or an app that has no cookie need not say where it is', async () => {
    for (const at of [2, 6, 7]) {
      const write = writes[at];
      if (write !== undefined) expect((await send(new Visitor(portal), write, {})).status).not.toBe(403);
    }
  });

  it.each<[string, RequestInit]>([
    ['opened', {}],
    ['asked for without its text', { method: 'HEAD' }],
    ['made ready', { headers: { 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' } }],
    ['opened by another site', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } }],
  ])('the page of the logout, %s, leaves the person logged in; its button does not', async (_how, init) => {
    const visitor = await citizen(portal);
    const reply = await visitor.send('/logout', init);
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []]);
    if (init.method !== 'HEAD') expect(reply.text).toMatch(/<main[\s\S]*<form method="post" action="\/logout">/);
    expect(await isLoggedIn(visitor)).toBe(true);
    const out = await visitor.send('/logout', { method: 'POST' });
    expect(await isLoggedIn(visitor)).toBe(false);
    // The page that erases what the browser has is for who has logged out; no address leads others to it.
    const erases = async (cookie: string) =>
      (await new Visitor(portal).send('/?note=logged-out', { headers: { cookie } })).text.includes('forget-device.js');
    const told = out.headers.getSetCookie().find((line) => line.includes('logged_out')) ?? '';
    expect([await erases(told.split(';')[0] ?? ''), await erases('')]).toEqual([true, false]);
  });
});

/** A call is answered as calls are, anything else with a page. */
function wordsOf({ json, text, headers }: Reply): string {
  return headers.get('content-type')?.startsWith('text/html') ? text : (json.errors?.[0]?.errorMessage ?? '');
}
