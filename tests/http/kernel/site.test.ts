import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { samplePortal } from './sample-portal.ts';
import { Visitor } from './visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'madoguchi-site-'));
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('index.html', '<!doctype html><html lang="ja"><title>app</title></html>');
put('assets/index-AbC_12-x.js', `export const text = '${'窓口'.repeat(500)}';`);
put('assets/icons.svg', '<svg/>');
put('assets/start.js', '');
put('data/screens/a.json', '{"title":"前"}');
put('data/manifest.json', '{"buildId":"1"}');
put('data/settings.json', '{"poll.every":1,"qr.limit":300}');
writeFileSync(join(folder, '..', 'madoguchi-outside.json'), '{}');

describe('the built app', () => {
  const portal = samplePortal('PGlite', { siteFolder: pathToFileURL(`${folder}/`), settings: { 'qr.limit': 5 } });
  const get = (path: string, headers: Record<string, string> = {}) => new Visitor(portal).send(path, { headers });

  it.each([
    '/svc/',
    '/svc/familyregister/select/',
    '/svc/nq/qualification-detail/a.b/c',
    '/svc/familyregister/select/?a=1',
  ])('%s is the app [SH-014]', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.text).toContain('<title>app</title>');
  });

  it.each([
    '/svc/assets/gone.js',
    '/svc/assets/',
    '/svc/data/screens/none.json',
    '/svc/favicon.ico',
    '/svc/data/../../madoguchi-outside.json',
    '/svc/data/%2e%2e/%2e%2e/madoguchi-outside.json',
    '/svc/data/..%2f..%2fmadoguchi-outside.json',
    '/svc/data/%00.json',
    '/svc//data/settings.json',
    '/svc/data//settings.json',
    '/svc/.vite/manifest.json',
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('scripts and data come without the headers that only pages have; what can be opened as a page has them', async () => {
    const ofPages = ['content-security-policy', 'x-frame-options', 'strict-transport-security'];
    const has = async (path: string) => {
      const { status, headers } = await get(path);
      expect(
        [status, headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')],
        path,
      ).toEqual([200, 'nosniff', 'same-origin']);
      return ofPages.filter((name) => headers.has(name));
    };
    expect(await has('/svc/assets/index-AbC_12-x.js')).toEqual([]);
    expect(await has('/svc/data/settings.json')).toEqual([]);
    expect(await has('/svc/')).toEqual(ofPages);
    expect(await has('/svc/assets/icons.svg')).toEqual(ofPages);
  });

  it('hashed assets are kept for ever and compressed', async () => {
    const reply = await get('/svc/assets/index-AbC_12-x.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.text).toContain('窓口窓口');
    expect(
      (await get('/svc/assets/index-AbC_12-x.js', { 'accept-encoding': 'identity' })).headers.has('content-encoding'),
    ).toBe(false);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0,identity', null],
    ['BR', 'br'],
    ['gzip ;q=0.5', 'gzip'],
    ['*', 'br'],
    ['', null],
  ])('accept-encoding %j gets %j', async (accepted, encoding) => {
    const { headers } = await get('/svc/assets/index-AbC_12-x.js', { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
  });

  it('what the build compressed is sent as it is', async () => {
    put('assets/best-AbC_12-x.js', 'export {};');
    writeFileSync(join(folder, 'assets/best-AbC_12-x.js.br'), brotliCompressSync('export const best = 1;'));
    expect((await get('/svc/assets/best-AbC_12-x.js', { 'accept-encoding': 'br' })).text).toBe(
      'export const best = 1;',
    );
    expect((await get('/svc/assets/best-AbC_12-x.js', { 'accept-encoding': 'gzip' })).text).toBe('export {};');
  });

  it('of what was compressed, the file as it is now is told', async () => {
    put('data/old.json', '{"at":1}');
    writeFileSync(join(folder, 'data/old.json.br'), brotliCompressSync('{"at":"compressed"}'));
    const read = async () => (await get('/svc/data/old.json', { 'accept-encoding': 'br' })).json;
    expect(await read()).toEqual({ at: 'compressed' });
    put('data/old.json', '{"at":22}');
    utimesSync(join(folder, 'data/old.json.br'), 1, 1);
    expect(await read()).toEqual({ at: 22 });
  });

  it('what never changes has nothing to be asked again with; no file says what HTTP/1.1 takes for granted', async () => {
    const { headers } = await get('/svc/assets/index-AbC_12-x.js');
    expect([headers.has('etag'), headers.has('connection'), headers.has('keep-alive')]).toEqual([false, false, false]);
  });

  it.each(['*', 'W/"x", TAG', 'TAG'])('if-none-match %s is answered 304', async (form) => {
    const etag = (await get('/svc/data/manifest.json')).headers.get('etag') ?? '';
    for (const tag of [etag, etag.replace('W/', '')])
      expect((await get('/svc/data/manifest.json', { 'if-none-match': form.replace('TAG', tag) })).status).toBe(304);
  });

  it.each(['icons.svg', 'start.js'])('%s keeps its name and is good for a day [SH-016]', async (file) => {
    expect((await get(`/svc/assets/${file}`)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('data is asked for each time, answered 304 while unchanged, and new as soon as the file is replaced', async () => {
    const first = await get('/svc/data/screens/a.json');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/svc/data/screens/a.json', { 'if-none-match': etag })).status).toBe(304);
    put('data/screens/a.json', '{"title":"後の文言"}');
    const second = await get('/svc/data/screens/a.json', { 'if-none-match': etag });
    expect([second.status, second.json]).toEqual([200, { title: '後の文言' }]);
    expect((await get('/svc/data/manifest.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it('settings.json carries the overrides of this server [AM-125]', async () => {
    expect((await get('/svc/data/settings.json')).json).toMatchObject({ 'poll.every': 1, 'qr.limit': 5 });
  });
});

describe('before the first build', () => {
  const portal = samplePortal('PGlite', { siteFolder: pathToFileURL(`${folder}/nothing/`) });

  it('says what to do', async () => {
    const reply = await new Visitor(portal).send('/svc/familyregister/select/');
    expect(reply.status).toBe(503);
    expect(reply.text).toContain('npm run build');
  });
});
