import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ToldNotices } from '../../../src/model/told-notices.ts';
import { addSwitch } from '../../../src/server/kernel/switches/switches.ts';
import { databases } from '../harness.ts';
import { scratch } from '../scratch.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, type Reply, type Visitor } from './visitor.ts';

const folder = join(mkdtempSync(join(scratch(), 'madoguchi-switches-')), 'svc');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), '<title>app</title><body class="a"><div id="root"></div></body>');

const hour = 3600;
const key = { 'idempotency-key': 'k' };
const stopped = '12月1日の正午まで、数えられません。';
const night = '今夜、工事をします。<b>';

describe.each(databases)('what is switched from a time to a time on %s', (kind) => {
  const portal = samplePortal(kind, { siteFolder: pathToFileURL(`${folder}/`) });
  const times = ({ json }: Reply) => json.resBody?.times;
  /** The login is over by then. */
  const pass = async (visitor: Visitor, hours: number) => {
    await visitor.post('/sandbox/clock', { advanceSeconds: hours * hour });
    await visitor.login('qr', '&again=true');
  };
  const page = (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
    visitor.send(path, { headers: { accept: 'text/html,*/*', ...headers } });

  // Before anybody asks: a process knows for some seconds what it has read.
  beforeAll(async () => {
    const now = Date.now();
    const inHours = (hours: number) => new Date(now + hours * hour * 1000);
    await addSwitch(portal.database, {
      kind: 'closed',
      target: 'count',
      words: stopped,
      from: inHours(2),
      until: inHours(4),
    });
    await addSwitch(portal.database, { kind: 'notice', target: '', words: night, from: inHours(2), until: inHours(4) });
  });

  it('a call is answered before, refused with its words (9004) from then on, and answered again afterwards [AM-043]', async () => {
    const visitor = await citizen(portal);
    expect(times(await visitor.call('count', { text: 'a' }))).toBe(1);
    await pass(visitor, 3);
    expect(await visitor.call('count', { text: 'a' })).toMatchObject({
      status: 200,
      json: { resultCode: '9004', errors: [{ errorCode: '9004', errorMessage: stopped }] },
    });
    expect((await visitor.call('who')).json.resultCode).toBe('0000');
    await pass(visitor, 2);
    expect(times(await visitor.call('count', { text: 'a' }))).toBe(2);
  });

  it('what was done before is answered as done, and what was refused can be sent again with the same key', async () => {
    const visitor = await citizen(portal);
    expect(times(await visitor.call('count', { text: 'a' }, key))).toBe(1);
    await pass(visitor, 3);
    expect(times(await visitor.call('count', { text: 'a' }, key))).toBe(1);
    const later = { 'idempotency-key': 'later' };
    expect((await visitor.call('count', { text: 'b' }, later)).json.resultCode).toBe('9004');
    await pass(visitor, 2);
    expect(times(await visitor.call('count', { text: 'b' }, later))).toBe(2);
  });

  it.each(['/', '/todo', '/about/terms', '/not-found', '/svc/kana/top'])(
    'a notice stands above %s while it holds',
    async (path) => {
      const visitor = await citizen(portal);
      const before = await page(visitor, path);
      expect(before.text).not.toContain('<aside class="ui-notice-bar"');
      await pass(visitor, 3);
      const during = await page(visitor, path, { 'if-none-match': before.headers.get('etag') ?? '*' });
      expect(during.status).toBe(before.status);
      expect(during.headers.get('cache-control')).toBe('no-store');
      expect(during.text).toMatch(
        /<body[^>]*><aside class="ui-notice-bar" data-notices="[0-9a-f]{8}" aria-label="重要なお知らせ">/,
      );
      expect(during.text).toContain('今夜、工事をします。&lt;b&gt;');
      await pass(visitor, 2);
      expect((await page(visitor, path)).text).not.toContain('<aside class="ui-notice-bar"');
    },
  );

  it.each(['br', 'gzip'])('and in a page that is sent compressed (%s)', async (encoding) => {
    const visitor = await citizen(portal);
    await pass(visitor, 3);
    const reply = await page(visitor, '/svc/', { 'accept-encoding': encoding });
    expect(reply.text).toContain('<aside class="ui-notice-bar"');
  });

  it('and is named by each answer of a call, for a page that is open: it asks what the bar shows now', async () => {
    const visitor = await citizen(portal);
    const told = async () => {
      const { headers } = await visitor.call('count', { text: 'a' });
      const bar = await visitor.send('/notice-bar');
      return { named: headers.get('server-timing'), bar: bar.json as unknown, cache: bar.headers.get('cache-control') };
    };
    const label = '重要なお知らせ';
    const none = { named: null, bar: { label, name: '', words: [] }, cache: 'no-store' };
    expect(await told()).toEqual(none);
    await pass(visitor, 3);
    const during = await told();
    expect(during.bar).toEqual({ label, name: expect.stringMatching(/^[0-9a-f]{8}$/), words: [night] });
    const { name } = during.bar as ToldNotices;
    expect(during.named).toBe(`notices;desc="${name}"`);
    expect((await page(visitor, '/svc/kana/top')).text).toContain(`data-notices="${name}"`);
    await pass(visitor, 2);
    expect(await told()).toEqual(none);
  });

  it('files and calls are not touched by it', async () => {
    const visitor = await citizen(portal);
    await pass(visitor, 3);
    expect((await visitor.send('/svc/data/settings.json', { headers: { accept: '*/*' } })).text).not.toContain('aside');
  });
});
