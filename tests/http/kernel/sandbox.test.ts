import { describe, expect, it } from 'vitest';
import * as mailsWording from '../../../build/wording/server/mails.ts';
import { phoneAddress, signingAddress } from '../../../src/server/common/cards/phone-address.ts';
import { defaultsOf, readDeclaredSettings } from '../../../src/server/kernel/portal/settings.ts';
import { noCardAppPath, withoutStandIns } from '../../../src/server/kernel/portal/without-stand-ins.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { databases, portalOn, type TestPortal } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, type Reply, Visitor } from './visitor.ts';

type List = readonly Record<string, unknown>[];

describe.each(databases)('sandbox on %s', (kind) => {
  const portal = samplePortal(kind);

  it('names the sample people and what each is for', async () => {
    const list = (await new Visitor(portal).send('/sandbox/personas')).json as unknown as List;
    expect(list.length).toBeGreaterThan(40);
    for (const person of list) {
      expect(person).toEqual({
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        name: expect.any(String),
        purpose: expect.any(String),
      });
    }
  });

  it('the journal has the calls of this session in order, and no others', async () => {
    const [visitor, other] = [await citizen(portal), await citizen(portal)];
    await visitor.call('who');
    await other.call('extra');
    await visitor.call('count', { text: 'a' });
    await visitor.call('count', {});
    const journal = (await visitor.send('/sandbox/journal')).json as unknown as List;
    const header = { commonHeader: { screenId: 'TEST-01' } };
    expect(journal.map(({ at, ...entry }) => ({ ...entry, at: typeof at }))).toEqual([
      { path: '/api/sample/who', screenId: 'TEST-01', request: header, status: 200, resultCode: '0000', at: 'string' },
      {
        path: '/api/sample/count',
        screenId: 'TEST-01',
        request: { ...header, reqBody: { text: 'a' } },
        status: 200,
        resultCode: '0000',
        at: 'string',
      },
      {
        path: '/api/sample/count',
        screenId: 'TEST-01',
        request: { ...header, reqBody: {} },
        status: 400,
        resultCode: '9001',
        at: 'string',
      },
    ]);
  });

  it('the outbox has what would have been sent, also on the second device', async () => {
    const phone = await citizen(portal, 'qr', '&copy=outbox');
    const computer = await citizen(portal, 'qr', '&copy=outbox');
    await phone.call('send');
    const outbox = (await computer.send('/sandbox/outbox')).json as unknown as List;
    expect(outbox).toEqual([
      {
        kind: 'code',
        to: 'sample@example.invalid',
        subject: mailsWording.subject({ about: mailsWording.code.name }),
        text: '確認コード 123456（見本　花子）',
        at: expect.any(String),
      },
    ]);
    expect((await (await citizen(portal)).send('/sandbox/outbox')).json).toEqual([]);
  });

  it('a login through the card app goes on with the same copy, after a logout, too; a link of the samples begins anew', async () => {
    const browser = new Map<string, string>();
    const open = async (path: string, init: RequestInit = {}) => {
      const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(`${portal.origin}${path}`, {
        redirect: 'manual',
        ...init,
        headers: { cookie, origin: portal.origin },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        browser.set(name, value);
      }
      return answer;
    };
    const citizenNow = async () => {
      const hash = hashToken(browser.get('madoguchi_session') ?? '');
      const [row] = await portal.database.query<{ citizen_id: string }>(
        'select citizen_id from sessions where id = $1',
        [hash],
      );
      return row?.citizen_id;
    };
    const byCard = '/sandbox/login?persona=qr&to=/&again=1';
    await open('/sandbox/login?persona=qr&to=/');
    const first = await citizenNow();
    await open('/device/forget', { method: 'POST' });
    await open(byCard);
    expect(await citizenNow()).toBe(first);
    // Somebody else in between, on the same device.
    await open('/sandbox/login?persona=intent&to=/&again=1');
    expect(await citizenNow()).not.toBe(first);
    await open(byCard);
    expect(await citizenNow()).toBe(first);
    await open('/sandbox/login?persona=qr&to=/');
    expect(await citizenNow()).not.toBe(first);
  });

  it('the samples tell the address that logs another device in as the same', async () => {
    const phone = await citizen(portal);
    const page = (await phone.send('/sandbox')).text;
    const joining = /<code>[^<]*(\/sandbox\/login\?[^<]+)<\/code>/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const computer = new Visitor(portal);
    await computer.send(joining);
    await phone.call('send');
    expect((await computer.send('/sandbox/outbox')).json).toHaveLength(1);
  });

  it('settings of one session reach its calls and its settings file', async () => {
    const [visitor, other] = [await citizen(portal), await citizen(portal)];
    await visitor.post('/sandbox/settings', { 'poll.every': 0.05 });
    expect((await visitor.call('who')).json.resBody?.every).toBe(0.05);
    expect((await visitor.send('/svc/data/settings.json')).json).toMatchObject({ 'poll.every': 0.05 });
    expect((await other.call('who')).json.resBody?.every).toBe(1);
  });

  it('session.limit of one session decides when it ends', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/settings', { 'session.limit': 60 });
    expect((await visitor.call('who')).headers.get('session-expires-in')).toBe('60');
    await visitor.post('/sandbox/clock', { advanceSeconds: 61 });
    expect((await visitor.call('count', { text: 'a' })).status).toBe(401);
  });

  it('what was told before the login holds after it, and ends with the next one', async () => {
    const visitor = new Visitor(portal);
    await visitor.post('/sandbox/settings', { 'poll.every': 7 });
    await visitor.post('/sandbox/clock', { advanceSeconds: 86_400 });
    await visitor.post('/sandbox/faults', { path: '/api/sample/who', status: 503 });
    await visitor.login('qr');
    expect((await visitor.call('who')).status).toBe(503);
    const after = (await visitor.call('who')).json.resBody;
    expect(after?.every).toBe(7);
    expect(Date.parse(String(after?.now))).toBeGreaterThan(Date.now() + 86_000_000);
    await visitor.login('intent');
    expect((await visitor.call('who')).json.resBody?.every).toBe(1);
  });

  it('the user-insight stand-in keeps the tags of a session [SH-025]', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/insight', { screenId: 'SCK2301-01-001' });
    expect((await visitor.send('/sandbox/insight')).json).toEqual([{ screenId: 'SCK2301-01-001' }]);
    expect((await visitor.send('/insight.js')).headers.get('content-type')).toContain('text/javascript');
  });
});

/** Asks as a phone does, and goes where it is sent. */
async function landOn(
  portal: TestPortal,
  agent: string,
): Promise<{ readonly to: string; readonly page: Reply | null }> {
  const visitor = new Visitor(portal);
  const landing = await visitor.send('/login/landing', {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: new URLSearchParams({ transitionFlg: '1', from: 'kana', to: '/svc/kana/top' }),
  });
  const to = landing.headers.get('location') ?? '';
  const isHere = new URL(to, portal.origin).origin === portal.origin;
  return { to, page: isHere ? await visitor.send(to.replace(portal.origin, '')) : null };
}

const phones = ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'Mozilla/5.0 (Linux; Android 16; Pixel 9)'];

async function expectPlainWords(portal: TestPortal, agent: string): Promise<void> {
  const { page } = await landOn(portal, agent);
  expect(page?.status).toBe(200);
  expect(page?.text).toContain('カードアプリを開けませんでした');
  expect(page?.text).not.toContain('/sandbox/');
}

/** The harness opens it for its tests; this takes that back. */
const unsaid = { sandbox: undefined as never };

describe.each([
  ['closed', false],
  ['that nobody has said anything of', undefined],
])('a sandbox %s', (_how, sandbox) => {
  const portal = samplePortal('PGlite', sandbox === undefined ? unsaid : { sandbox });

  it.each([
    ['GET', '/sandbox'],
    ['GET', '/sandbox/personas'],
    ['GET', '/sandbox/login?persona=qr&to=/'],
    ['POST', '/sandbox/faults'],
    ['DELETE', '/sandbox/faults'],
    ['POST', '/sandbox/clock'],
    ['POST', '/sandbox/settings'],
    ['GET', '/sandbox/journal'],
    ['GET', '/sandbox/outbox'],
    ['GET', '/sandbox/caller'],
    ['GET', '/sandbox/caller/finished'],
    ['GET', '/sandbox/municipality'],
    ['POST', '/sandbox/municipality/entry'],
    ['GET', '/sandbox/agency'],
    ['GET', '/sandbox/agency/cases'],
    ['POST', '/sandbox/agency/examine'],
    ['GET', '/sandbox/mails'],
    ['GET', '/sandbox/employer'],
    ['POST', '/sandbox/employer'],
    ['GET', '/sandbox/phone/read?token=x'],
    ['GET', '/sandbox/app/native'],
    ['POST', '/sandbox/app/intent'],
    ['GET', '/sandbox/insight'],
    ['GET', '/insight.js'],
  ])('%s %s is 404 and sets no cookie', async (method, path) => {
    const body = method === 'POST' ? '{}' : null;
    const reply = await new Visitor(portal).send(path, {
      method,
      body,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    expect([reply.status, reply.headers.has('set-cookie')]).toEqual([404, false]);
  });

  it('the home page offers no sample people', async () => {
    const { text } = await new Visitor(portal).send('/');
    expect(text).toContain('ログイン');
    expect(text).not.toContain('/sandbox/');
  });

  it('on a computer the login says to use a phone', async () => {
    const reply = await new Visitor(portal).send('/login/landing', {
      method: 'POST',
      body: new URLSearchParams({ transitionFlg: '1' }),
    });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('スマートフォンでログインしてください');
  });

  // Settings that are not there at all lead to no stand-in either.
  it.each(phones)('AM-120 the login of %s ends on a page in plain words', (agent) => expectPlainWords(portal, agent));
});

describe.each(databases)('the card app without the sandbox on %s', (kind) => {
  // The real catalogue: its settings name the stand-ins.
  const closed = portalOn(kind, { sandbox: false });
  const real = portalOn(kind, {
    sandbox: false,
    settings: {
      'login.universalLink': 'https://app.example/login',
      'login.androidLink': 'app.example/login',
      'address.appStore': 'https://store.example/app',
    },
  });

  it.each(phones)('AM-120 the login of %s ends on a page in plain words', (agent) => expectPlainWords(closed, agent));

  it('the login leads to the app and the store that the settings name [AM-120 API-155 API-156 API-157]', async () => {
    const [iphone = '', android = ''] = phones;
    const store = encodeURIComponent('https://store.example/app');
    expect((await landOn(real, iphone)).to).toMatch(/^https:\/\/app\.example\/login\?transitionFlg=1&.*&store=https/);
    expect((await landOn(real, iphone)).to).toContain(`&store=${store}`);
    expect((await landOn(real, android)).to).toMatch(/^intent:\/\/app\.example\/login\?transitionFlg=1&/);
    expect((await landOn(real, android)).to).toContain(`;S.browser_fallback_url=${store};`);
    expect((await new Visitor(real).send('/login')).text).toContain('href="https://store.example/app"');
  });

  it('no setting leads to a stand-in, in the browser either', async () => {
    for (const portal of [closed, real]) {
      const settings = JSON.stringify((await new Visitor(portal).send('/svc/data/settings.json')).json);
      expect(settings).not.toMatch(/"\/sandbox\/|\.invalid/);
    }
    const settings = withoutStandIns(defaultsOf(await readDeclaredSettings(new URL('../../../', import.meta.url))));
    const replaced = Object.keys(settings).filter((name) => settings[name] === noCardAppPath);
    expect(replaced.sort()).toEqual([
      'address.cardReading',
      'address.cardSigning',
      'intentApp.url',
      'login.androidLink',
      'login.universalLink',
      'nativeApp.url',
    ]);
    for (const address of [phoneAddress, signingAddress])
      expect(address(settings, closed.origin, 'a b')).toBe(`${closed.origin}${noCardAppPath}?token=a+b`);
  });
});
