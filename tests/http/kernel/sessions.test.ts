import { describe, expect, it } from 'vitest';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, Visitor } from './visitor.ts';

const endedSession = { status: 401, json: { errors: [{ errorCode: 'ED1107' }] } };

describe.each(databases)('sessions on %s', (kind) => {
  const portal = samplePortal(kind);

  it('the cookie is HttpOnly and SameSite=Lax, and the database does not hold what it says', async () => {
    const visitor = new Visitor(portal);
    const reply = await visitor.login('qr');
    const line = reply.headers.getSetCookie()[0] ?? '';
    expect(line).toMatch(/^madoguchi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = visitor.cookie.split('=')[1];
    expect(await portal.database.query('select id from sessions where id = $1', [token])).toEqual([]);
  });

  it('a call without a login is refused with ED1107', async () => {
    expect(await new Visitor(portal).call('count', { text: 'a' })).toMatchObject(endedSession);
  });

  it('every answer says how long the session lasts, and moves its end', async () => {
    const visitor = await citizen(portal);
    for (let minutes = 0; minutes < 90; minutes += 29) {
      const reply = await visitor.call('who');
      expect(reply.headers.get('session-expires-in')).toBe('1800');
      expect(reply.json.resBody?.citizen).not.toBe('');
      await visitor.post('/sandbox/clock', { advanceSeconds: 29 * 60 });
    }
  });

  it.each([
    // The wall clock of the machine goes on between the two calls.
    ['just before the limit', 1798, 200],
    ['at the limit', 1800, 401],
    ['long after', 86_400, 401],
  ])('session.limit 30 minutes: %s', async (_when, seconds, status) => {
    const visitor = await citizen(portal);
    await visitor.call('count', { text: 'a' });
    await visitor.post('/sandbox/clock', { advanceSeconds: seconds });
    expect((await visitor.call('count', { text: 'a' })).status).toBe(status);
  });

  it('session.longest 12 hours: what is done meanwhile moves the end no further, and the last minutes are told', async () => {
    const visitor = await citizen(portal);
    const told: string[] = [];
    for (let minutes = 0; minutes < 12 * 60; minutes += 25) {
      told.push((await visitor.call('who')).headers.get('session-expires-in') ?? '');
      await visitor.post('/sandbox/clock', { advanceSeconds: 25 * 60 });
    }
    expect(told.slice(0, -2).every((seconds) => seconds === '1800')).toBe(true);
    // 11 hours and 40 minutes after it began.
    expect(Number(told.at(-1))).toBeGreaterThan(1180);
    expect(Number(told.at(-1))).toBeLessThanOrEqual(1200);
    expect(await visitor.call('count', { text: 'a' })).toMatchObject(endedSession);
  });

  it('a person ends the logins of all their devices, and of nobody else', async () => {
    const phone = await citizen(portal, 'qr', '&copy=everywhere');
    const computer = await citizen(portal, 'qr', '&copy=everywhere');
    const stranger = await citizen(portal);
    expect((await phone.send('/device/forget')).text).toContain('action="/logout/everywhere"');
    expect((await phone.send('/logout/everywhere', { method: 'POST' })).status).toBe(303);
    expect(await computer.call('count', { text: 'a' })).toMatchObject(endedSession);
    expect((await stranger.call('count', { text: 'a' })).status).toBe(200);
    const nobody = await new Visitor(portal).send('/device/forget');
    expect(nobody.text).not.toContain('/logout/everywhere');
  });

  it('an expired session has no header and is anonymous for calls that are open to all', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/clock', { advanceSeconds: 1801 });
    const reply = await visitor.call('who');
    expect(reply.json.resBody?.citizen).toBe('');
    expect(reply.headers.has('session-expires-in')).toBe(false);
  });

  it.each([
    ['changed', (cookie: string) => `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`],
    ['cut', (cookie: string) => cookie.slice(0, 30)],
    ['long', (cookie: string) => `${cookie}${'x'.repeat(5000)}`],
    ['SQL', () => "madoguchi_session=' or 1=1 --"],
    ['percent', () => 'madoguchi_session=%00%ff%'],
  ])('a tampered cookie (%s) is no login', async (_how, tamper) => {
    const visitor = await citizen(portal);
    visitor.cookie = tamper(visitor.cookie);
    expect(await visitor.call('count', { text: 'a' })).toMatchObject(endedSession);
  });

  it('logging in again gives a new cookie and ends the old one', async () => {
    const visitor = await citizen(portal);
    const before = visitor.cookie;
    await visitor.login('intent');
    expect(visitor.cookie).not.toBe(before);
    visitor.cookie = before;
    expect(await visitor.call('count', { text: 'a' })).toMatchObject(endedSession);
  });

  it('/logout ends the session and clears the cookie', async () => {
    const visitor = await citizen(portal);
    const before = visitor.cookie;
    const reply = await visitor.send('/logout', { method: 'POST' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
    expect(visitor.cookie).toBe('madoguchi_session=');
    visitor.cookie = before;
    expect(await visitor.call('count', { text: 'a' })).toMatchObject(endedSession);
  });

  it('each login works on a fresh copy; copy=KEY joins two devices', async () => {
    const whoIs = async (query: string) =>
      (await (await citizen(portal, 'qr', query)).call('who')).json.resBody?.citizen;
    const [alone, again, phone, computer] = [
      await whoIs(''),
      await whoIs(''),
      await whoIs('&copy=k1'),
      await whoIs('&copy=k1'),
    ];
    expect(alone).not.toBe(again);
    expect(phone).toBe(computer);
    expect(phone).not.toBe(alone);
  });

  it('again=1: who logs in again as the same person goes on with the same copy; another person, or after a logout, does not', async () => {
    const visitor = await citizen(portal);
    const whoIs = async () => (await visitor.call('who')).json.resBody?.citizen;
    const first = await whoIs();
    await visitor.post('/sandbox/clock', { advanceSeconds: 1801 });
    expect(await whoIs()).toBe('');
    await visitor.login('qr', '&again=1');
    expect(await whoIs()).toBe(first);
    await visitor.login('intent', '&again=1');
    const other = await whoIs();
    expect(['', first]).not.toContain(other);
    await visitor.send('/logout', { method: 'POST' });
    await visitor.login('intent', '&again=1');
    expect(['', first, other]).not.toContain(await whoIs());
  });

  it('a person whose clock was set forward goes on there, on another device too', async () => {
    const timeFrom = async (browser: Awaited<ReturnType<typeof citizen>>, advanceSeconds: number) => {
      const { now } = (await browser.post('/sandbox/clock', { advanceSeconds })).json as unknown as { now: string };
      return Date.parse(now);
    };
    const first = await citizen(portal);
    await first.login('qr', '&copy=clock');
    const ahead = await timeFrom(first, 1200);
    const second = await citizen(portal);
    await second.login('qr', '&copy=clock');
    expect(await timeFrom(second, 0)).toBeGreaterThanOrEqual(ahead);
    await second.login('intent');
    expect(await timeFrom(second, 0)).toBeLessThan(ahead);
  });

  it('a session whose clock is behind, as older servers let it be set, stays there after the login', async () => {
    const visitor = new Visitor(portal);
    await visitor.post('/sandbox/clock', { advanceSeconds: 0 });
    const id = hashToken(visitor.cookie.split('=')[1] ?? '');
    await portal.database.query('update sessions set clock_offset_ms = -86400000 where id = $1', [id]);
    await visitor.login('qr');
    const { now } = (await visitor.post('/sandbox/clock', { advanceSeconds: 0 })).json as unknown as { now: string };
    expect(Date.parse(now)).toBeLessThan(Date.now() - 80_000_000);
  });

  it.each([
    ['/todo?a=1#b', '/todo?a=1#b'],
    ['https://evil.invalid/', '/'],
    ['//evil.invalid/', '/'],
    ['/\\evil.invalid/', '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.invalid', '/'],
    ['', '/'],
  ])('a login leads to %j on this site only', async (to, location) => {
    const reply = await new Visitor(portal).send(`/sandbox/login?persona=qr&to=${encodeURIComponent(to)}`);
    expect(reply.headers.get('location')).toBe(location);
  });

  it('an unknown persona is refused', async () => {
    expect((await new Visitor(portal).login('nobody')).status).toBe(404);
  });
});
