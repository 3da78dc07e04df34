import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draw } from '../../../src/html.tsx';
import type { DrawPage } from '../../../src/model/drawn-page.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { inOneLine } from '../../../src/model/phrases.ts';
import { readContracts } from '../../../src/server/kernel/contract/contracts.ts';
import { portalOn } from '../harness.ts';
import { drawnSite } from './drawn-site.ts';
import { citizen, type Reply, Visitor } from './visitor.ts';

const site = drawnSite();
const screens = (JSON.parse(site.read('data/manifest.json')) as Manifest).screens;
const lines: string[] = [];
const faulty: { draw: DrawPage } = { draw };
const portal = portalOn('PGlite', {
  siteFolder: site.url,
  draw: (request) => faulty.draw(request),
  logLevel: 'error',
  logTo: { write: (line) => void lines.push(line) },
});

const launch = new URLSearchParams({
  returnUrl: 'http://127.0.0.1/sandbox/caller/returned',
  cancelUrl: 'http://127.0.0.1/sandbox/caller/cancelled',
  finishUrl: 'http://127.0.0.1/sandbox/caller/finished',
  processId: '000',
  sinseiTetuzukiSyubetuCd: 'T001',
  progress: '5',
  step: '2',
});
const select = () => {
  const query = new URLSearchParams(launch);
  for (const name of ['returnUrl', 'cancelUrl', 'finishUrl'])
    query.set(name, query.get(name)?.replace('http://127.0.0.1', portal.origin) ?? '');
  return `/svc/familyregister/select/?${query}`;
};
const selectScreen = JSON.parse(site.read('data/screens/familyregister-select.json')) as { readonly title: string };
const isDrawn = ({ text }: Reply) => text.includes('<div id="root" data-drawn ');
const arrivedOf = ({ text }: Reply) =>
  JSON.parse(/<script type="application\/json" id="arrived">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page of a screen is drawn by the server', () => {
  it('its content, title and what the code needs are there, under the strict policy', async () => {
    const reply = await (await citizen(portal)).send(select());
    expect([reply.status, isDrawn(reply)]).toEqual([200, true]);
    expect(reply.text).toContain(`<title>${inOneLine(selectScreen.title)} | `);
    expect(/<h1[^>]*>([^<]*)/.exec(reply.text)?.[1]).toBe(selectScreen.title);
    expect(reply.text).toContain('<link rel="modulepreload" crossorigin href="/svc/assets/screen-1.js">');
    expect(reply.text).toContain('data-at-press="/svc/assets/checks-1.js"');
    const policy = reply.headers.get('content-security-policy') ?? '';
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(reply.text) ?? [];
    const [, script = ''] = /<script data-drawn-from[^>]*>(.*?)<\/script>/s.exec(reply.text) ?? [];
    expect(style).toContain('--page-background:');
    expect(policy).toContain(`style-src 'self' ${hashOf(style)};`);
    expect(policy).toContain(`script-src 'self' ${hashOf(script)};`);
    expect(arrivedOf(reply)).toMatchObject({ phase: 'ready', screen: { title: selectScreen.title } });
    expect(arrivedOf(reply).answers.map(({ call }: { readonly call: string }) => call)).toEqual(['isLogin']);
  });

  it('it is kept nowhere, and holds what is of one person', async () => {
    const [one, other] = await Promise.all([citizen(portal), citizen(portal, 'no-four-information')]);
    const pages = await Promise.all([one, other, one].map((visitor) => visitor.send(select())));
    for (const { headers } of pages) expect(headers.get('cache-control')).toBe('no-store');
    const persons = pages.map((page) =>
      arrivedOf(page)?.answers.flatMap(({ headers }: { readonly headers: readonly (readonly string[])[] }) =>
        headers.filter(([name]) => name === 'session-person').map(([, value]) => value),
      ),
    );
    expect(persons.map((found) => found?.length ?? 0)).toEqual([1, 1, 1]);
    expect(persons[0]).toEqual(persons[2]);
    expect(persons[0]).not.toEqual(persons[1]);
  });

  it('no call with an effect is made while any screen is drawn', async () => {
    const { calls } = await readContracts(new URL('../../../catalog/', import.meta.url));
    const effects = new Map(calls.map(({ entry: { path, effect = 'none' } }) => [path, effect]));
    const visitor = await citizen(portal);
    const paths = screens.flatMap(({ routes }) => routes.map(({ path }) => path.replace(/\{\w+\??\}/g, 'a')));
    const drawn: string[] = [];
    for (const path of paths) if (isDrawn(await visitor.send(`/svc/${path}`))) drawn.push(path);
    const journal = (await visitor.send('/sandbox/journal')).json as unknown as readonly { readonly path: string }[];
    const made = [...new Set(journal.map(({ path }) => path))];
    expect(drawn.length).toBeGreaterThan(20);
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter((path) => effects.get(path) !== 'none')).toEqual([]);
  }, 120_000);

  it('what has to be answered first stands over the page, which is drawn without it', async () => {
    const reply = await new Visitor(portal).send('/svc/familyregister/confirm/');
    expect([reply.status, isDrawn(reply), arrivedOf(reply).phase]).toEqual([200, true, 'loading']);
    expect(reply.text).toContain('<div id="dialogs"></div>');
  });

  it('it names what a tab may keep that it was drawn from', async () => {
    const { text } = await (await citizen(portal)).send(select());
    const [, told = ''] = /<script data-drawn-from="([^"]*)">/.exec(text) ?? [];
    const typed = 'madoguchi.typed.familyregister.familyregister-select';
    expect(JSON.parse(told.replaceAll('&quot;', '"'))).toMatchObject({ [typed]: null });
  });

  it('a replaced descriptor is in the next page', async () => {
    const visitor = await citizen(portal);
    const file = 'data/screens/familyregister-select.json';
    const before = site.read(file);
    site.put(file, JSON.stringify({ ...JSON.parse(before), title: '選び方 <b>' }));
    const reply = await visitor.send(select());
    site.put(file, before);
    expect(reply.text).toContain('<title>選び方 &lt;b> | ');
    expect(/<h1[^>]*>([^<]*)/.exec(reply.text)?.[1]).toBe('選び方 &lt;b&gt;');
    expect(arrivedOf(reply).screen.title).toBe('選び方 <b>');
  });
});

describe('where it is not drawn, the browser draws it', () => {
  const empty = async (reply: Reply) => {
    expect([reply.status, isDrawn(reply), reply.headers.get('cache-control')]).toEqual([200, false, 'no-cache']);
    expect(reply.text).toContain('id="starting"');
  };

  it.each([
    ['/svc/familyregister/', '/'],
    ['/svc/kana', '/svc/kana/top'],
  ])('an address that stands for another one leads there: %s', async (path, to) => {
    const { status, headers } = await (await citizen(portal)).send(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'no-store']);
  });

  it.each([
    ['nothing is there', '/svc/no/such/screen/'],
    ['one service, no screen', '/svc/x'],
    ['a service that begins nowhere', '/svc/nq/?sort=%00'],
    ['a value that its list does not have', '/svc/hpki/nobody/completion?number=1'],
  ])('but for an address of nothing, which is answered as such: %s [SH-017]', async (_, path) => {
    const reply = await (await citizen(portal)).send(path);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(/<h1>([^<]*)/.exec(reply.text)?.[1]).toBe('ページが見つかりません');
    expect(reply.headers.get('refresh')).toBe('0; url=/not-found');
    expect(reply.text).toContain('<a class="ui-button ui-button-primary" href="/">');
  });

  it('a fault is planned for the calls of the browser', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path: '/api/common/login/is-login', status: 500 });
    await empty(await visitor.send(select()));
  });

  it('a call fails, which the person is to be told: the browser asks once more', async () => {
    const refused = { resultCode: '1000', errors: [{ errorCode: 'EDQ311', errorMessage: '登録されていません。' }] };
    const failed = { status: 404, text: JSON.stringify(refused), headers: [] };
    faulty.draw = (request) =>
      draw({
        ...request,
        call: async (path, ...rest) => (path.endsWith('/is-login') ? request.call(path, ...rest) : failed),
      });
    const reply = await (await citizen(portal)).send(
      '/svc/nq/application-information/care-worker/reissue/00/reissue/sssc',
    );
    faulty.draw = draw;
    await empty(reply);
  });

  it('something goes wrong: it is written to the log', async () => {
    faulty.draw = async () => {
      throw new TypeError('花子');
    };
    await empty(await (await citizen(portal)).send(select()));
    faulty.draw = draw;
    expect(lines.join('')).toContain('page not drawn');
    expect(lines.join('')).not.toContain('花子');
  });
});
