import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { administer as administerIn, type Task } from '../../../../src/server/services/admin/administer.ts';
import { addAdministrator } from '../../../../src/server/services/admin/administrators.ts';
import { hashPassword } from '../../../../src/server/services/admin/password.ts';
import { defaultSettings } from '../../default-settings.ts';
import { databases, portalOn } from '../../harness.ts';
import { type Client, clientOf, logIn, pathOf, type Reply, stranger } from '../client.ts';
import { administrator, administratorLogsIn, sampleLogin, withCookieOf } from './client.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;
const json = { 'content-type': 'application/json' };

/** A cookie of the sandbox, whose clock and settings a test may change. */
async function sandboxCookie(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/settings`, { method: 'POST', headers: json, body: '{}' });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Counts what Node.js hashes with scrypt, in any thread; call what comes back to end and to get the number. */
function countHashing(): () => number {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  return () => {
    hook.disable();
    return count;
  };
}

const change = (client: Client, settings: object) =>
  client.send('/sandbox/settings', { method: 'POST', headers: json, body: JSON.stringify(settings) });

describe.each(databases)('logging in to the sample area on %s', (kind) => {
  const portal = portalOn(kind);

  it('with e-mail address and password; the cookie goes to this area alone [AD-007 AD-008 AD-009]', async () => {
    const reply = await stranger(portal.origin).call('adminLogin', { ...sampleLogin, email: ' ADMIN@example.jp ' });
    expect(reply.resBody).toEqual({ email: sampleLogin.email });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^madoguchi_admin=[\w-]{43}; Path=\/api\/sample-admin; HttpOnly; SameSite=Strict$/);
    expect(reply.headers.get('session-expires-in')).toBeNull();
    const client = withCookieOf(portal.origin, reply);
    expect((await client.call('adminSession')).resBody).toMatchObject({ email: sampleLogin.email });
    expect(outcome(await client.call('adminUserList', {}))).toBe('0000');
  });

  it('an unknown e-mail address is answered like a wrong password, and the password is hashed as slowly', async () => {
    const client = stranger(portal.origin);
    const answered = async (email: string) => {
      const hashed = countHashing();
      const { errors } = await client.call('adminLogin', { email, password: 'wrong-password-1' });
      return { errors, hashed: hashed() };
    };
    const known = await answered(sampleLogin.email);
    const unknown = await answered('nobody@mail.example');
    expect(unknown).toEqual(known);
    expect(known.errors[0]?.errorCode).toBe('EDA103');
    expect(known.hashed).toBe(1);
    await administratorLogsIn(portal.origin);
  });

  it('a session of a citizen is refused, and an administrator is no citizen', async () => {
    const citizen = await logIn(portal.origin, 'qr');
    expect(outcome(await citizen.call('adminUserList', {}))).toBe('EDA101');
    expect((await citizen.call('adminSession')).resBody).not.toHaveProperty('email');
    const admin = await administrator(portal.origin);
    expect(outcome(await admin.call('pseudonymCheck'))).toBe('ED1107');
    expect((await admin.call('isLogin')).resBody.loginInfo).toMatchObject({ isLogin: false });
    const reply = await stranger(portal.origin).call('adminLogin', sampleLogin);
    const token = /madoguchi_admin=([\w-]+)/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    const swapped = clientOf(portal.origin, `madoguchi_session=${token}`);
    expect(outcome(await swapped.call('pseudonymCheck'))).toBe('ED1107');
  });

  it('the token of a citizen is none here', async () => {
    const login = await fetch(`${portal.origin}/sandbox/login?persona=qr&to=/`, { redirect: 'manual' });
    const token = /madoguchi_session=([\w-]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect(outcome(await clientOf(portal.origin, `madoguchi_admin=${token}`).call('adminUserList', {}))).toBe('EDA101');
  });

  it('logging out ends the session, with the cookie kept too', async () => {
    const client = await administratorLogsIn(portal.origin);
    const reply = await client.call('adminLogout');
    expect(reply.headers.getSetCookie()[0]).toMatch(/^madoguchi_admin=; .*Expires=Thu, 01 Jan 1970/);
    expect(outcome(await client.call('adminUserList', {}))).toBe('EDA102');
  });

  it('without anything done the session ends after half an hour; a call prolongs it, asking who is logged in does not', async () => {
    const cookie = await sandboxCookie(portal.origin);
    const client = await administratorLogsIn(portal.origin, cookie);
    await client.advance(1700);
    expect(outcome(await client.call('adminUserList', {}))).toBe('0000');
    await client.advance(1700);
    expect((await client.call('adminSession')).resBody).toHaveProperty('email');
    await client.advance(200);
    const reply = await client.call('adminUserList', {});
    expect([reply.status, outcome(reply)]).toEqual([401, 'EDA102']);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^madoguchi_admin=;/);
  });

  it('it ends some hours after it began, whatever is done; a new login in the same browser ends the one before', async () => {
    const cookie = await sandboxCookie(portal.origin);
    const client = await administratorLogsIn(portal.origin, cookie);
    const answers: string[] = [];
    for (let nth = 0; nth < 30 && answers.at(-1) !== 'EDA102'; nth += 1) {
      await client.advance(1700);
      answers.push(outcome(await client.call('adminUserList', {})));
    }
    // Twelve hours.
    expect(answers).toEqual([...Array.from({ length: 25 }, () => '0000'), 'EDA102']);
    const before = await administratorLogsIn(portal.origin);
    const after = withCookieOf(portal.origin, await before.call('adminLogin', sampleLogin));
    expect(outcome(await before.call('adminUserList', {}))).toBe('EDA102');
    expect(outcome(await after.call('adminUserList', {}))).toBe('0000');
  });

  // Fewer than usual: each password is hashed slowly, on purpose.
  it.each([
    [
      'one e-mail address',
      3,
      () => 'limited@mail.example',
      { 'admin.tries.ofEmail': 3, 'admin.tries.ofAddress': 1000 },
    ],
    ['one place', 4, (number: number) => `somebody${number}@mail.example`, { 'admin.tries.ofAddress': 4 }],
  ] as const)(
    'tries for %s are limited, also those made at the same moment, and come back with time',
    async (_what, most, email, settings) => {
      const cookie = await sandboxCookie(portal.origin);
      const client = clientOf(portal.origin, cookie);
      await change(client, { ...settings, 'admin.tries.wait': 3000 });
      // A day of its own: tries of other tests are long past.
      await client.advance(86_400 * (most + 1));
      const tries = Array.from({ length: most + 4 }, (_, number) =>
        client.call('adminLogin', { email: email(number), password: 'wrong-password-1' }),
      );
      const outcomes = (await Promise.all(tries)).map(outcome);
      expect(outcomes.filter((code) => code === 'EDA103').length).toBeLessThanOrEqual(most);
      expect(new Set(outcomes)).toEqual(new Set(['EDA103', 'EDA104']));
      expect(outcome(await client.call('adminLogin', { email: email(0), password: 'right-or-wrong' }))).toBe('EDA104');
      await client.advance(3001);
      expect(outcome(await client.call('adminLogin', { email: email(0), password: 'wrong-password-1' }))).toBe(
        'EDA103',
      );
    },
  );

  it('five for an e-mail address and twenty for a place, where nobody has set others', () => {
    expect(defaultSettings).toMatchObject({ 'admin.tries.ofEmail': 5, 'admin.tries.ofAddress': 20 });
  });

  it('a login that succeeds forgets the tries before it', async () => {
    const client = stranger(portal.origin);
    for (const password of ['a', 'b', 'c', 'd'])
      expect(outcome(await client.call('adminLogin', { ...sampleLogin, password }))).toBe('EDA103');
    await administratorLogsIn(portal.origin);
    expect(outcome(await client.call('adminLogin', { ...sampleLogin, password: 'e' }))).toBe('EDA103');
    await administratorLogsIn(portal.origin);
  });

  it('registering asks for a password of the three kinds, logs in, and knows who is registered [AD-010 VA-073]', async () => {
    const cookie = await sandboxCookie(portal.origin);
    const client = clientOf(portal.origin, cookie);
    await change(client, { 'admin.tries.ofAddress': 1000 });
    const register = async (email: string, password: string) =>
      outcome(await client.call('adminRegister', { email, password }));
    for (const password of ['abc123', 'abcdefgh', 'abcdefg1', 'ABCDEFG1!', `a1!${'x'.repeat(126)}`])
      expect([password, outcome(await client.call('adminRegister', { email: 'who@mail.example', password }))]).toEqual([
        password,
        password.length > 128 ? 'invalid-request' : 'EDA204',
      ]);
    expect(await register('nobody', 'abcdef1!')).toBe('EDA204');
    const reply = await client.call('adminRegister', { email: 'Who@mail.example', password: 'abcdef1!' });
    expect(reply.resBody).toEqual({ email: 'who@mail.example' });
    expect(outcome(await withCookieOf(portal.origin, reply).call('adminUserList', {}))).toBe('0000');
    expect(await register('who@MAIL.example', 'abcdef1!')).toBe('EDA105');
    const [row] = await portal.database.query<{ hash: string }>(
      'select password_hash as hash from admin_administrators where email = $1',
      ['who@mail.example'],
    );
    expect(row?.hash).toMatch(/^scrypt:/);
    await change(client, { 'admin.registration': false });
    expect(await register('other@mail.example', 'abcdef1!')).toBe('EDA106');
  });

  it('no password stands in the journal', async () => {
    const cookie = await sandboxCookie(portal.origin);
    const client = clientOf(portal.origin, cookie);
    await client.call('adminLogin', sampleLogin);
    const journal = await (await client.send('/sandbox/journal')).text();
    expect(journal).toContain(sampleLogin.email);
    expect(journal).not.toContain(sampleLogin.password);
  });

  it('switched off by setting, every call is answered as an address that does not exist [AM-107 AD-006]', async () => {
    const cookie = await sandboxCookie(portal.origin);
    const client = await administratorLogsIn(portal.origin, cookie);
    await change(client, { 'admin.enabled': false });
    const unknown = await (await client.send('/api/sample-admin/nothing', { method: 'POST' })).json();
    for (const call of ['adminSession', 'adminUserList', 'adminDatabase'] as const) {
      const body = call === 'adminSession' ? {} : { reqBody: {} };
      const answer = await client.send(pathOf(call), {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ commonHeader: { screenId: 'S' }, ...body }),
      });
      expect([answer.status, await answer.json()]).toEqual([404, unknown]);
    }
  });
});

describe.each(databases)('without the sandbox on %s', (kind) => {
  describe('and no word of it in the settings', () => {
    const portal = portalOn(kind, { sandbox: false });
    it('the sample area is switched off, for the browser too [AM-107 AD-006]', async () => {
      expect((await stranger(portal.origin).call('adminSession')).status).toBe(404);
      const settings = await (await fetch(`${portal.origin}/svc/data/settings.json`)).json();
      expect(settings).toMatchObject({ 'admin.enabled': false });
    });
  });

  describe('and switched on', () => {
    const trustedProxies = ['127.0.0.1'];
    const portal = portalOn(kind, { sandbox: false, settings: { 'admin.enabled': true }, trustedProxies });
    const owner = { email: 'owner@mail.example', password: 'hitomi-2026!' };
    const administer = (task: Task) => administerIn(portal.database, task, new Date());
    const logInFrom = (client: Client, place: string, login: object) =>
      client.call('adminLogin', login, { 'x-forwarded-for': place });

    it('no stranger registers, and nobody is there whose password everybody knows', async () => {
      const client = stranger(portal.origin);
      expect((await client.call('adminSession')).resBody).toEqual({ registrationIsOpen: false });
      expect(outcome(await client.call('adminRegister', owner))).toBe('EDA106');
      expect(await portal.database.query('select email from admin_administrators')).toEqual([]);
      // As in a database that was a sandbox's.
      const passwordHash = await hashPassword(sampleLogin.password);
      await addAdministrator(portal.database, { email: sampleLogin.email, passwordHash, now: new Date() });
      expect(outcome(await client.call('adminLogin', sampleLogin))).toBe('EDA103');
      expect(await administer({ act: 'remove', email: sampleLogin.email })).toMatchObject({ isDone: true });
    });

    it('the first administrator is made by who runs the server, and no stranger elsewhere locks them out', async () => {
      for (const wrong of [{ email: 'nobody' }, { password: 'short' }, { password: sampleLogin.password }])
        expect((await administer({ act: 'add', ...owner, ...wrong })).isDone).toBe(false);
      const made = await administer({ act: 'add', ...owner, email: ' Owner@mail.example ' });
      expect(made).toEqual({ isDone: true, says: 'owner@mail.example を管理者として登録しました。' });
      expect((await administer({ act: 'add', ...owner })).isDone).toBe(false);
      expect(await administer({ act: 'list' })).toMatchObject({ says: owner.email });

      const wrong = { ...owner, password: 'wrong-password-1' };
      for (const places of [['203.0.113.9'], ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']]) {
        const tries = Array.from({ length: 6 }, (_, at) => places[at % places.length] ?? '');
        const outcomes: string[] = [];
        for (const place of tries) outcomes.push(outcome(await logInFrom(stranger(portal.origin), place, wrong)));
        expect(outcomes.slice(-2)).toEqual(['EDA103', 'EDA104']);
        // There, the right password is not even looked at.
        expect(outcome(await logInFrom(stranger(portal.origin), places[0] ?? '', owner))).toBe('EDA104');
      }
      const login = await logInFrom(stranger(portal.origin), '198.51.100.7', owner);
      expect(outcome(login)).toBe('0000');
      expect(outcome(await withCookieOf(portal.origin, login).call('adminUserList', {}))).toBe('0000');

      // With who fails there, too: the browser is known, and others with what looks like it are not.
      const known = withCookieOf(portal.origin, login);
      const forged = clientOf(portal.origin, `madoguchi_admin_browser=${'A'.repeat(43)}`);
      expect(outcome(await logInFrom(forged, '203.0.113.9', owner))).toBe('EDA104');
      expect(outcome(await logInFrom(known, '203.0.113.9', { ...owner, email: 'other@mail.example' }))).toBe('EDA103');
      expect(outcome(await logInFrom(known, '203.0.113.9', owner))).toBe('0000');
    });

    it('an administrator is removed with the sessions, and is no longer known', async () => {
      const client = withCookieOf(portal.origin, await logInFrom(stranger(portal.origin), '198.51.100.8', owner));
      expect((await administer({ act: 'remove', email: 'other@mail.example' })).isDone).toBe(false);
      expect((await administer({ act: 'remove', email: 'OWNER@mail.example' })).isDone).toBe(true);
      expect(outcome(await client.call('adminUserList', {}))).toBe('EDA101');
      expect((await client.call('adminSession')).resBody).not.toHaveProperty('email');
      expect(outcome(await logInFrom(client, '198.51.100.8', owner))).toBe('EDA103');
      for (const table of ['administrators', 'sessions', 'browsers'])
        expect([table, await portal.database.query(`select id from admin_${table}`)]).toEqual([table, []]);
    });
  });

  describe('and opened to everybody', () => {
    const settings = { 'admin.enabled': true, 'admin.registration': true };
    const portal = portalOn(kind, { sandbox: false, settings });
    it('there is no first administrator and no sample user', async () => {
      const client = stranger(portal.origin);
      expect((await client.call('adminSession')).resBody).toEqual({ registrationIsOpen: true });
      expect(outcome(await client.call('adminLogin', sampleLogin))).toBe('EDA103');
      const reply = await client.call('adminRegister', { email: 'first@mail.example', password: 'abcdef1!' });
      const { resBody } = await withCookieOf(portal.origin, reply).call('adminUserList', {});
      expect(resBody).toMatchObject({ rows: [], total: 0, page: 1 });
    });
  });
});
