import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { DrawPage } from '../../../src/model/drawn-page.ts';
import { scratch } from '../scratch.ts';
import { samplePortal } from './sample-portal.ts';
import { Visitor } from './visitor.ts';

const folder = join(mkdtempSync(join(scratch(), 'madoguchi-static-')), 'svc');
const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
put('index.html', '<title>empty</title>');
put('kana/top/index.html', '<title>known</title>');
put('data/settings.json', '{}');
put('../headers.json', JSON.stringify({ 'script-src': ["'sha256-a'"], 'style-src': ["'sha256-b'", "'sha256-c'"] }));

const drawing: { draw: DrawPage } = { draw: async () => null };
const siteFolder = pathToFileURL(`${folder}/`);

describe('a page that the build wrote', () => {
  const portal = samplePortal('PGlite', { siteFolder });

  it.each(['/svc/kana/top', '/svc/kana/top/', '/svc/kana/top?from=home'])(
    'is at %s, and its policy allows what stands in it',
    async (path) => {
      const reply = await new Visitor(portal).send(path);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(reply.text).toBe('<title>known</title>');
      const policy = reply.headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' 'sha256-a';");
      expect(policy).toContain("style-src 'self' 'sha256-b' 'sha256-c';");
    },
  );

  it('is nowhere else', async () => {
    const [elsewhere, asFile] = await Promise.all(
      ['/svc/kana/input', '/svc/kana/top/index.html'].map((path) => new Visitor(portal).send(path)),
    );
    for (const reply of [elsewhere, asFile]) expect(reply?.text).toBe('<title>empty</title>');
    expect(elsewhere?.headers.get('content-security-policy')).not.toContain('sha256');
  });
});

describe('where pages are drawn, it stands for one that could not be', () => {
  const portal = samplePortal('PGlite', { siteFolder, draw: (request) => drawing.draw(request), logLevel: 'silent' });
  const sent = async (draw: DrawPage) => {
    drawing.draw = draw;
    return (await new Visitor(portal).send('/svc/kana/top')).text;
  };

  it('and not for one that leads elsewhere', async () => {
    const failing = async () => {
      throw new TypeError('broken');
    };
    expect(await sent(failing)).toBe('<title>known</title>');
    expect(await sent(async () => null)).toBe('<title>empty</title>');
  });

  it('and for one that only a tab on the way there may show, which it is told', async () => {
    put('kana/top/index.html', '<script data-drawn-from="{}">1</script>');
    expect(await sent(async () => ({ way: 'of.kana' }))).toBe(
      '<script data-way="of.kana" data-drawn-from="{}">1</script>',
    );
  });
});
