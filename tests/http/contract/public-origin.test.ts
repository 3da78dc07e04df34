import { describe, expect, it } from 'vitest';
import { freeOrigin } from '../free-origin.ts';
import { databases, portalOn, sharedPortalOn } from '../harness.ts';
import { logIn, pathOf } from './client.ts';
import { ask, callBody, form, json, lies } from './lying-requests.ts';
import { addressOf } from './qr-code.ts';

describe.each(databases)('the public origin on %s', async (kind) => {
  const publicOrigin = await freeOrigin();
  const portal = portalOn(kind, { publicOrigin });

  it('stands in codes and redirects, whatever host a request names', async () => {
    const { cookie } = await logIn(portal.origin, 'qr');
    const headers = { ...lies, cookie, origin: publicOrigin };
    const qr = await ask(
      publicOrigin + pathOf('qrCardAssistInfo'),
      { ...headers, ...json },
      callBody({ myNumberFlg: '0', accessKey: '' }),
    );
    expect(new URL(addressOf(JSON.parse(qr.text).resBody.qrCode)).origin).toBe(publicOrigin);

    const landed = await ask(`${publicOrigin}/login/landing`, { ...headers, ...form, 'user-agent': 'iPhone' }, 'from=');
    expect(landed.location).toMatch(
      new RegExp(`^${publicOrigin}/sandbox/app/login\\?.*store=${encodeURIComponent(publicOrigin)}`),
    );
    for (const path of ['/', '/login', '/svc/data/settings.json', '/sandbox', '/sandbox/caller', '/svc/kana/top'])
      expect([path, (await ask(publicOrigin + path, headers)).text.includes('evil.example')]).toEqual([path, false]);
  });

  it('is what a write has to come from, whatever host a request names', async () => {
    const status = async (origin: string) =>
      (await ask(`${publicOrigin}/login/landing`, { ...lies, ...form, origin }, 'from=')).status;
    expect([await status('http://evil.example'), await status('https://evil.example')]).toEqual([403, 403]);
    expect(await status(publicOrigin)).toBe(303);
  });
});

describe.each(databases)('a public origin with TLS on %s', (kind) => {
  const portal = portalOn(kind, { publicOrigin: 'https://portal.example' });
  const own = { origin: 'https://portal.example' };
  const host = /^__Host-(\w+)=[^;]*; (?:Max-Age=\d+; )?Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)$/;

  it('binds every cookie to the host and to TLS, and reads no other', async () => {
    const login = await ask(`${portal.origin}/sandbox/login?persona=qr&to=/`, own);
    const set = login.cookies;
    expect(set.map((line) => host.exec(line)?.slice(1).join(' '))).toEqual([
      'madoguchi_session Lax',
      'madoguchi_sample_cards Lax',
    ]);
    const begun = await ask(`${portal.origin}/login/landing`, { ...own, ...form, 'user-agent': 'iPhone' }, 'from=');
    expect(begun.cookies.map((line) => host.exec(line)?.slice(1).join(' '))).toEqual(['madoguchi_login Lax']);
    const [cookie = ''] = set.map((line) => line.split(';')[0]);
    const who = async (sent: string) =>
      (await ask(`${portal.origin}/`, { cookie: sent })).text.includes('data-logged-in');
    expect([await who(cookie), await who(cookie.replace('__Host-', ''))]).toEqual([true, false]);
    const out = await ask(`${portal.origin}/logout`, { ...own, ...form, cookie }, '');
    expect(out.cookies[0]).toMatch(/^__Host-madoguchi_session=; .*Path=\/; .*HttpOnly; Secure/);
  });
});

describe.each(databases)('the address that was asked for, in the sandbox on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each([
    ['LocalHost:8080', 'http://localhost:8080'],
    ['portal.test.', 'http://portal.test.'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['portal.test:80', 'http://portal.test'],
  ])('is that of the host %s as browsers write it', async (name, origin) => {
    const headers = { ...form, host: name, 'user-agent': 'iPhone' };
    const landed = await ask(`${portal.origin}/login/landing`, { ...headers, origin }, 'from=');
    expect([landed.status, new URL(landed.location).origin]).toEqual([303, origin]);
    expect((await ask(`${portal.origin}/login/landing`, { ...headers, origin: `${origin}0` }, 'from=')).status).toBe(
      403,
    );
  });

  it.each(['a b', '', '%%%', 'evil.example/..'])('a host that is none (%j) breaks nothing', async (host) => {
    const { status, location } = await ask(
      `${portal.origin}/login/landing`,
      { ...form, host, 'user-agent': 'iPhone' },
      'from=',
    );
    expect(status === 303 ? URL.canParse(location) : status).toBe(status === 303 ? true : 400);
  });
});
