import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ways } from '../../server/ways-elsewhere.ts';
import { browserOf } from '../ports/browser-of.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, Visitor } from './visitor.ts';

const policy =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';object-src 'none';" +
  "base-uri 'self';form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types madoguchi-json-ld";

/** A style sheet inside a page is allowed by its hash, and nothing else is. */
function policyOf(text: string): string {
  const [, style] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  if (style === undefined) return policy;
  const hash = createHash('sha256').update(style).digest('base64');
  return policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
}

describe('pages around the app', () => {
  const portal = samplePortal('PGlite');
  const get = (path: string, headers: Record<string, string> = {}) => new Visitor(portal).send(path, { headers });

  it.each([
    ['SH-044 FR-064 AM-003', '/', 200, 'まどぐちポータル'],
    ['SH-045', '/family-registration', 200, '戸籍電子証明書の提出'],
    ['SH-046', '/todo', 200, 'やること'],
    ['SH-047 RO-002', '/login?from=employment-insurance', 200, '雇用保険の手続き'],
    ['SH-031', '/notices', 200, 'メンテナンス・重要なお知らせ'],
    ['EN-045, of nobody', '/my-information', 200, 'わたしの情報を見るには'],
    ['FR-066', '/errors/private-mode', 200, 'プライベートモード'],
    ['outcomes, of nobody', '/outcomes', 200, '送った手続きの結果'],
    ['ER-007 HTTP 500 page', '/errors/system', 200, 'システムエラー'],
    ['ER-008 HTTP 503 page', '/errors/busy', 200, '混み合っています'],
    ['SH-017', '/not-found', 404, 'ページが見つかりません'],
    ['API-157', '/app-store', 200, 'カードアプリ'],
    ['what this browser has', '/device/forget', 200, 'ポータルに残るもの'],
    ['AM-120', '/card-app', 200, 'カードアプリを開けませんでした'],
    ['FR-065', '/webview-top.form', 200, 'webview-top'],
    ['IN-013', '/initial-sort?session_id=s1&nonce=n1&err_code=e1', 200, 's1'],
    ['AM-002', '/hpki-form', 200, '医療分野'],
    ['AM-002', '/hpki-form?code=EDH103', 200, 'お問い合わせ番号：EDH103'],
    ['SH-036 SH-037', '/about/environment', 200, '推奨環境'],
    ['SH-038 SH-039', '/about/privacy', 200, 'プライバシーポリシー'],
    ['SH-040 SH-041', '/about/terms', 200, '利用規約'],
    ['SH-042 SH-043', '/about/accessibility', 200, 'アクセシビリティ'],
    ['unknown about page', '/about/constructor', 404, 'ページが見つかりません'],
  ])('%s: %s answers %i', async (_rows, path, status, words) => {
    const reply = await get(path);
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(words);
    expect(reply.text).toContain('<html lang="ja">');
    expect(reply.text.match(/<style>/g)).toHaveLength(1);
    expect(reply.headers.get('content-security-policy')).toBe(policyOf(reply.text));
    expect(reply.text).not.toMatch(/ style="|<style[^>]|<script(?! src=)| on[a-z]+="/);
    for (const link of ['environment', 'privacy', 'terms', 'accessibility']) {
      expect(reply.text).toContain(`href="/about/${link}" target="_blank" rel="noopener"`);
    }
  });

  it.each(['/errors/system', '/errors/busy'])(
    '%s sends nobody back by the browser: it leads to where it is told what became of what was sent [ER-007 ER-008]',
    async (path) => {
      const { text } = await get(path);
      expect(text).toContain('<a class="ui-button ui-button-primary" href="/outcomes">');
      expect(text).not.toMatch(/前の画面に戻|「戻る」/);
    },
  );

  it.each([
    ['EDH103', null],
    ['ED1107', '/login?to=%2Fsvc%2Fhpki%2Ftop'],
  ])('the form claims nothing of what was sent before %s, and says where to look [AM-112]', async (code, login) => {
    const { text } = await get(`/hpki-form?code=${code}`);
    expect(text).not.toContain('送られていません');
    expect(text).toContain('申請の状況を確かめてください');
    expect(/href="(\/login[^"]*to=[^"]*)"[^>]*>ログインして続ける/.exec(text)?.[1] ?? null).toBe(login);
  });

  it.each(['0120-000-111', 'まで電話してください', 'edh103', 'A'.repeat(40)])(
    'the form does not pass %s off as a number of the portal [ER-139]',
    async (words) => {
      const { text } = await get(`/hpki-form?code=${encodeURIComponent(words)}`);
      expect(text).toContain('ポータルの申請を続けられませんでした');
      expect([text.includes(words), text.includes('お問い合わせ番号')]).toEqual([false, false]);
    },
  );

  it.each([
    ['SH-048', 'employment-insurance'],
    ['SH-049', 'tax-return'],
    ['SH-050', 'year-end-adjustment'],
  ])('%s AM-004 /%s/error leads to the error screen of the app', async (_row, service) => {
    const reply = await get(`/${service}/error`);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, `/svc/${service}/error`]);
  });

  it.each([
    ...['/', '/livez', '/readyz', '/not-found', '/api/nothing', '/sandbox/caller', '/svc/'],
    // What no route is sought for.
    ...['/%E3%81', '/api/%E3%81', '/%00', `/${'a'.repeat(600)}.form`],
  ])('%s has the strict headers', async (path) => {
    const { headers, text } = await get(path);
    expect(headers.get('content-security-policy')).toBe(policyOf(text));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it.each(['br', 'gzip', 'identity'])('a page is sent as the browser accepts it: %s', async (accepted) => {
    const { headers } = await get('/', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted);
    expect(headers.get('vary')).toBe(accepted === 'identity' ? null : 'accept-encoding');
  });

  it('the login form posts the three landing values as a document', async () => {
    const { text } = await get('/login');
    expect(text).toContain('<form method="post" action="/login/landing" data-login>');
    for (const name of ['transitionFlg', 'fieldCd', 'fieldDetailCd'])
      expect(text).toMatch(new RegExp(`name="${name}" value="\\d+"`));
    expect(text).not.toContain('type="password"');
  });

  it('only on Android may a form lead to an intent [API-156]', async () => {
    const { headers, text } = await get('/svc/', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15)' });
    expect(headers.get('content-security-policy')).toBe(
      policyOf(text).replace("form-action 'self'", "form-action 'self' intent:"),
    );
  });

  it.each<[string, string, RegExp]>([
    [
      'API-155 API-156 API-157 AM-120',
      'Mozilla/5.0 (Linux; Android 15)',
      /^intent:\/\/[^#]+transitionFlg=1&fieldCd=01&fieldDetailCd=001[^#]*#Intent;scheme=https;package=[\w.]+;S\.browser_fallback_url=http[^;]+app-store;end$/,
    ],
    [
      'AM-120',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      /^http[^?]+\/sandbox\/app\/login\?transitionFlg=1.*&store=.*app-store$/,
    ],
    ['AM-114', 'Mozilla/5.0 (X11; Linux x86_64)', /\/sandbox\/app\/login\?/],
  ])('%s: the landing post of %s [API-151 API-152 API-153 API-154]', async (_rows, agent, location) => {
    const reply = await new Visitor(portal).send('/login/landing', {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: new URLSearchParams({ transitionFlg: '1', fieldCd: '01', fieldDetailCd: '001', from: '' }),
    });
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toMatch(location);
  });

  /** By the card app of the sandbox; where it leads in the end. */
  const logInByApp = async (sent: { readonly [name: string]: string }) => {
    const browser = browserOf(portal.origin);
    const out = new URL((await browser.begin(sent)).headers.get('location') ?? '');
    expect(out.pathname).toBe('/sandbox/app/login');
    const app = await (await browser.send(out.pathname + out.search)).text();
    expect(app).toContain('<option value="qr">');
    const state = /name="state" value="([^"]*)"/.exec(app)?.[1] ?? '';
    const read = await browser.send('/sandbox/app/login', {
      method: 'POST',
      body: new URLSearchParams({ state, persona: 'qr' }),
    });
    const back = await browser.send(read.headers.get('location') ?? '');
    expect(await (await browser.send('/')).text()).toContain('data-logged-in');
    return back.headers.get('location');
  };

  it('the card-app stand-in logs a chosen person in and goes on to the service', async () => {
    expect(await logInByApp({ from: 'employment-insurance', to: '' })).toBe('/svc/employment-insurance');
    const page = await get('/sandbox/app/login?from=employment-insurance&store=https://evil.invalid/');
    expect(page.text).not.toContain('evil.invalid');
  });

  it.each([
    ['/svc/kana/confirm-report-details?a=1', '/svc/kana/confirm-report-details?a=1'],
    ['/login/return', '/'],
    ['/api/isLogin', '/'],
    ...ways.map((way): [string, string] => [way, '/']),
  ])('a login with to=%s comes back to %s [AM-082]', async (to, comesBack) => {
    const page = await get(`/login?to=${encodeURIComponent(to)}`);
    const hidden = /name="to" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    const sent = { transitionFlg: '1', fieldCd: '01', fieldDetailCd: '001', from: '' };
    expect(await logInByApp({ ...sent, to: hidden })).toBe(comesBack);
    expect(await logInByApp({ ...sent, to })).toBe(comesBack);
  });

  it.each(ways)('AM-082 the landing page tells the card app nothing of to=%j, on any device', async (to) => {
    for (const agent of ['Linux; Android 15', 'iPhone', 'X11; Linux x86_64']) {
      const landing = await new Visitor(portal).send('/login/landing', {
        method: 'POST',
        headers: { 'user-agent': agent },
        body: new URLSearchParams({ transitionFlg: '1', fieldCd: '01', fieldDetailCd: '001', from: 'kana', to }),
      });
      expect(landing.headers.get('location')).toContain('&from=kana&to=');
      expect(landing.headers.get('location')).not.toMatch(/&to=[^&#]/);
    }
  });

  it.each(ways)('AM-082 a login of a sample person never goes to %j', async (to) => {
    const reply = await new Visitor(portal).send(`/sandbox/login?persona=qr&to=${encodeURIComponent(to)}`);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
  });

  it.each([
    ['/', '/login'],
    ['/todo', '/login?to=%2Ftodo'],
    ['/notices', '/login?to=%2Fnotices'],
    ['/my-information', '/login?to=%2Fmy-information'],
    ['/family-registration', '/login?to=%2Ffamily-registration'],
  ])('the login in the header of %s leads back to it', async (path, login) => {
    const { text } = await get(path);
    expect(text).toContain(`<a class="ui-button ui-button-secondary" href="${login}">ログイン</a>`);
    expect([...text.matchAll(/href="(\/login[^"]*)"/gu)].map(([, href]) => href)).not.toContain(
      path === '/' ? '' : '/login',
    );
  });

  it('the home page greets who is logged in, counts what is open, and leads to the samples, which offer everyone with one click', async () => {
    const visitor = await citizen(portal, 'unread');
    const { text, headers } = await visitor.send('/');
    expect(text).toContain('未開　ふみ さんのトップページ');
    expect(text).toContain('対応が必要なこと<span class="ui-count">2<');
    expect(text).toContain('新しく届いた「わたしの情報」が3件あります');
    expect(text).not.toContain('/sandbox/login');
    expect(text).toContain('href="/sandbox"');
    expect((await visitor.send('/sandbox')).text).toContain('href="/sandbox/login?persona=qr&to=/"');
    expect(text).toContain('action="/logout"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await visitor.send('/todo')).text).toContain('2 件');
  });

  it.each(['__proto__', 'constructor', 'toString', 'logged-out'])('the note %s says nothing', async (note) => {
    const { status, text } = await get(`/?note=${note}`);
    expect([status, text.includes('native code'), text.includes('ログアウトしました')]).toEqual([200, false, false]);
  });

  it('style, script and icon are files of this site', async () => {
    for (const [path, type] of [
      ['/assets/login-attempt.js', 'text/javascript'],
      ['/assets/icon.svg', 'image/svg+xml'],
      ['/assets/icon-32.png', 'image/png'],
      ['/assets/icon-180.png', 'image/png'],
    ] as const) {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
    expect((await get('/assets/../register-pages.ts')).status).toBe(404);
    expect((await get('/assets/%2e%2e/register-pages.ts')).status).toBe(404);
  });
});

describe('a configured user-insight host', () => {
  const portal = samplePortal('PGlite', { settings: { 'insight.host': 'https://insight.invalid' } });

  it('stands in the policy [API-158]', async () => {
    const csp = (await new Visitor(portal).send('/svc/')).headers.get('content-security-policy');
    expect(csp).toContain("script-src 'self' https://insight.invalid;");
    expect(csp).toContain('trusted-types madoguchi-json-ld madoguchi-insight');
  });
});
