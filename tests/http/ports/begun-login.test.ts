import { describe, expect, it } from 'vitest';
import * as loginWording from '../../../build/wording/server/login.ts';
import { cookieName } from '../../../src/server/kernel/sessions/cookie.ts';
import type { AskedLogin, Identity } from '../../../src/server/ports/identity.ts';
import { forgetOldRecords } from '../forget-old-records.ts';
import { databases, portalOn } from '../harness.ts';
import { browserOf, logInOutside } from './browser-of.ts';
import { plainRegister } from './plain-register.ts';
import { ticketIdentity } from './ticket-identity.ts';

const minutes = 60_000;
const computer = 'Mozilla/5.0 (X11; Linux x86_64)';

describe.each(databases)('a login that was begun on %s', (kind) => {
  let later = 0;
  let keep = 'what-the-login-keeps';
  const asked: AskedLogin[] = [];
  const handed: string[] = [];
  const identity: Identity = {
    ...ticketIdentity,
    async begin(login) {
      asked.push(login);
      const begun = await ticketIdentity.begin(login);
      return begun && { ...begun, keep };
    },
    async whose(answer, kept) {
      handed.push(kept);
      return ticketIdentity.whose(answer, kept);
    },
  };
  const portal = portalOn(kind, {
    sandbox: false,
    now: () => new Date(Date.now() + later),
    ports: { identity, register: plainRegister() },
  });
  const begun = () => portal.database.query<{ kept: string }>('select kept from begun_logins');

  /** Nobody is logged in, the page says so and how to go on, and the login outside was not even asked. */
  const expectNobody = async (browser: ReturnType<typeof browserOf>, back: Response, isAsked = false) => {
    const text = await back.text();
    expect([back.status, browser.jar.has(cookieName), back.headers.get('cache-control')]).toEqual([
      ...[403, false],
      'no-store',
    ]);
    expect(text).toContain('<h1>ログインを完了できませんでした</h1>');
    expect(text).toMatch(/<a class="ui-button ui-button-primary" href="\/login\?[^"]*">もう一度ログインする/);
    expect(text).toContain('href="/">トップページへ');
    expect(handed.length > 0).toBe(isAsked);
  };
  const fresh = () => {
    handed.length = 0;
    return browserOf(portal.origin);
  };

  it.each([{}, { state: '' }, { state: 'made-up' }])('an answer to none logs nobody in: %j', async (answer) => {
    const browser = fresh();
    await expectNobody(browser, await browser.comeBack({ ticket: 'attacker', ...answer }));
    // Nor where another one was begun.
    await browser.begin();
    await expectNobody(browser, await browser.comeBack({ ticket: 'attacker', ...answer }));
  });

  it('the link to the login that somebody else began logs nobody in, whoever opens it', async () => {
    const attacker = browserOf(portal.origin);
    const answer = { ticket: 'attacker', state: await attacker.stateOf() };
    for (const prepare of [async () => {}, (browser: typeof attacker) => browser.begin()]) {
      const victim = fresh();
      await prepare(victim);
      await expectNobody(victim, await victim.comeBack(answer));
    }
    // It was not used up for the one who began it.
    expect((await attacker.comeBack(answer)).status).toBe(303);
  });

  it('an answer is used once, also where the login would take it again, and at the same moment', async () => {
    const browser = fresh();
    const answer = { ticket: 'hanako', state: await browser.stateOf() };
    const many = await Promise.all(Array.from({ length: 5 }, () => browser.comeBack(answer)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([303, 403, 403, 403, 403]);
    expect(handed).toEqual([keep]);
    const session = browser.jar.get(cookieName);
    const again = await browser.comeBack(answer);
    const text = await again.text();
    expect([again.status, browser.jar.get(cookieName)]).toEqual([403, session]);
    // Whoever is logged in stays so, and is told.
    expect(text).toContain('いまもhanako さん さんとしてログインしています。');
    expect(text).toContain('<a class="ui-button ui-button-primary" href="/">トップページへ');
    browser.jar.delete(cookieName);
    handed.length = 0;
    await expectNobody(browser, await browser.comeBack(answer));
  });

  it('is over after an hour, and then forgotten', async () => {
    const [soon, late] = [fresh(), fresh()];
    const [inTime, tooLate] = [await soon.stateOf(), await late.stateOf()];
    try {
      later = 59 * minutes;
      expect((await soon.comeBack({ ticket: 'hanako', state: inTime })).status).toBe(303);
      later = 61 * minutes;
      handed.length = 0;
      await expectNobody(late, await late.comeBack({ ticket: 'hanako', state: tooLate }));
    } finally {
      later = 0;
    }
    await fresh().begin();
    expect(await begun()).not.toEqual([]);
    const forget = (at: number) => forgetOldRecords(portal.database, { now: new Date(at), sandbox: false });
    expect(await forget(Date.now() + 59 * minutes)).toEqual([]);
    expect(await begun()).not.toEqual([]);
    expect(await forget(Date.now() + 62 * minutes)).toEqual([]);
    expect(await begun()).toEqual([]);
  });

  it('two tabs begin one each, and both come back to where they wanted', async () => {
    const browser = fresh();
    const one = await browser.stateOf({ to: '/todo' });
    const other = await browser.stateOf({ to: '/notices' });
    const back = async (state: string) => (await browser.comeBack({ ticket: 'hanako', state })).headers.get('location');
    expect([await back(other), await back(one)]).toEqual(['/notices', '/todo']);
  });

  it.each([
    [{ to: '/todo' }, /^\/todo$/],
    [{ from: 'kana' }, /^\/svc\/kana\/top/],
    [{ from: 'kana', to: '/todo' }, /^\/todo$/],
    [{ to: 'https://elsewhere.example/' }, /^\/$/],
    [{ to: '//elsewhere.example/' }, /^\/$/],
    [{ from: '../../elsewhere', to: '/\\elsewhere.example' }, /^\/$/],
    // Where nobody is led who has just logged in: a login that succeeded looked like one that had not.
    ...[
      '/login',
      '/login/return',
      '/login?to=/todo',
      '/%6Cogin/return?state=x',
      '/x/../login#a',
      '/logout',
      '/api/isLogin',
    ].map((to): [{ readonly to: string }, RegExp] => [{ to }, /^\/$/]),
    [{ from: 'kana', to: '/login/return' }, /^\/svc\/kana\/top/],
    [{ to: '/logins' }, /^\/logins$/],
    [{}, /^\/$/],
  ])('goes where the person wanted, which the portal itself keeps: %j', async (sent, address) => {
    const { back } = await logInOutside(portal.origin, { ticket: 'hanako', from: 'nq', to: '/my-information' }, sent);
    expect(back.headers.get('location')).toMatch(address);
  });

  it('is told where to come back to and what it must bring, and gets what it kept', async () => {
    asked.length = 0;
    const browser = fresh();
    const state = await browser.stateOf({ to: '/todo' });
    expect(asked).toMatchObject([{ state, device: 'other', returnTo: `${portal.origin}/login/return` }]);
    expect(state).toMatch(/^[\w-]{32}$/);
    const [{ kept = '' } = {}] = (await begun()).slice(-1);
    expect(kept).toMatch(/^sealed\./);
    await browser.comeBack({ ticket: 'hanako', state });
    expect(handed).toEqual([keep]);
  });

  it('whoever the login refuses is told, and may begin anew for the same', async () => {
    const browser = fresh();
    const state = await browser.stateOf({ from: 'kana', to: '/todo' });
    const back = await browser.comeBack({ error: 'access_denied', state });
    await expectNobody(browser, back.clone() as Response, true);
    expect(await back.text()).toContain('href="/login?from=kana&amp;to=%2Ftodo"');
  });

  it('a login is another session, and ends the one before', async () => {
    const browser = fresh();
    await browser.comeBack({ ticket: 'hanako', state: await browser.stateOf() });
    const before = { ...Object.fromEntries(browser.jar) };
    await browser.comeBack({ ticket: 'taro', state: await browser.stateOf() });
    expect(browser.jar.get(cookieName)).not.toBe(before[cookieName]);
    const earlier = browserOf(portal.origin);
    earlier.jar.set(cookieName, before[cookieName] ?? '');
    expect(await (await earlier.send('/')).text()).not.toContain('hanako');
    expect(await (await browser.send('/')).text()).toContain('taro さん');
  });

  it('leads out on every device for which the login has a way, and pages allow it', async () => {
    for (const agent of [computer, 'Linux; Android 15', 'iPhone']) {
      expect((await fresh().begin({}, agent)).headers.get('location')).toMatch(/^https:\/\/login\.example\/\?state=/);
      const page = await fresh().send('/login', { headers: { 'user-agent': agent } });
      expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self'[^;]* https:\/\/login\.example/);
    }
  });

  it('keeps no more than a little', async () => {
    keep = 'x'.repeat(2001);
    try {
      expect((await fresh().begin()).status).toBe(503);
    } finally {
      keep = 'what-the-login-keeps';
    }
  });
});

describe.each(databases)('a login for phones alone on %s', (kind) => {
  const identity: Identity = {
    ...ticketIdentity,
    begin: async (asked) => (asked.device === 'other' ? null : ticketIdentity.begin(asked)),
  };
  const portal = portalOn(kind, { sandbox: false, ports: { identity } });

  it('says at a computer that a phone is needed, and begins nothing', async () => {
    const browser = browserOf(portal.origin);
    const page = await browser.begin({}, computer);
    expect([page.status, browser.jar.size]).toEqual([200, 0]);
    expect(await page.text()).toContain('スマートフォンでログインしてください');
    expect((await browserOf(portal.origin).begin({}, 'iPhone')).status).toBe(303);
  });
});

describe.each(databases)('a login that does not answer on %s', (kind) => {
  const identity: Identity = { ...ticketIdentity, whose: () => new Promise(() => {}) };
  const portal = portalOn(kind, { sandbox: false, outsideSeconds: 1, ports: { identity } });

  it('turns whoever comes back away in time', async () => {
    const { back } = await logInOutside(portal.origin, { ticket: 'hanako' }, { to: '/todo' });
    expect(back.status).toBe(503);
    const page = await back.text();
    // Its answer is used up: the page once more would not help.
    expect(page).toContain(loginWording.notLoggedIn.away);
    expect(page).toContain('href="/login?from=&amp;to=%2Ftodo"');
  });
});
