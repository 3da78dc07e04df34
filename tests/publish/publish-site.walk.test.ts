import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nextData } from '../../scripts/publish/next-data.ts';
import { publishSite } from '../../scripts/publish/publish-site.ts';
import { mendSwap, nextOf, previousOf, publishNext, undo } from '../../scripts/publish/swap-folders.ts';
import { drawStatic } from '../../src/html.tsx';
import type { DrawStaticPage } from '../../src/model/drawn-page.ts';
import { publishedSite } from './site.ts';

const select = 'screens/familyregister-select.json';
const page = 'familyregister/select/index.html';
type Site = Awaited<ReturnType<typeof publishedSite>>;

/** The published data, with a text replaced in one file. */
function edited({ data }: Site, file: string, change: (text: string) => string) {
  const files = data();
  return nextData(files, new Map(files).set(file, change(files.get(file) ?? ''))).files;
}
const retitled = (site: Site, title = '選び方') =>
  edited(site, select, (text) => JSON.stringify({ ...JSON.parse(text), title }));
const publish = (site: Site, data = retitled(site), draw: DrawStaticPage = drawStatic) =>
  publishSite({ site: site.site, headers: site.headers, data, draw });
const beside = ({ site }: Site) => readdirSync(dirname(site)).sort();

describe('publishing descriptors', () => {
  it('replaces a screen and its page together, and nothing else', async () => {
    const site = await publishedSite();
    const other = site.read('familyregister/counter-input/index.html');
    expect(await publish(site)).toEqual({ files: [select], pages: 1 });
    expect(JSON.parse(site.read(`data/${select}`)).title).toBe('選び方');
    expect(site.read(page)).toContain('>選び方</h1>');
    expect(site.read('familyregister/counter-input/index.html')).toBe(other);
    const versions = JSON.parse(site.read('data/versions.json'));
    expect(site.read(page)).toContain(`"${select}":"${versions[select]}"`);
    expect(existsSync(`${site.site}/${page}.br`)).toBe(true);
  });

  it('a catalogue makes every page anew', async () => {
    const site = await publishedSite();
    const data = edited(site, 'catalog.ja.json', (text) => {
      const catalog = JSON.parse(text);
      return JSON.stringify({ ...catalog, shell: { ...catalog.shell, portalName: '新しい窓口' } });
    });
    expect(await publish(site, data)).toEqual({ files: ['catalog.ja.json'], pages: site.addresses.length });
    for (const file of site.addresses) expect(site.read(file)).toContain('新しい窓口');
  });

  it('what was compressed is of what is published', async () => {
    const site = await publishedSite();
    const file = 'data/together/familyregister.json';
    const data = edited(site, 'together/familyregister.json', (text) =>
      text.replaceAll('"title":"', '"title":"新しい'),
    );
    await publish(site, data);
    const compressed = readFileSync(join(site.site, `${file}.br`));
    expect(String(brotliDecompressSync(compressed))).toBe(site.read(file));
    expect(data.get('together/familyregister.json')).toBe(site.read(file));
  });

  it('what is the same is not published', async () => {
    const site = await publishedSite();
    expect(await publish(site, site.data())).toEqual({ files: [], pages: 0 });
    expect(beside(site)).toEqual(['svc']);
  });

  it.each([
    ['the first page', 0],
    ['one in the middle', 3],
  ])('leaves everything as it was where drawing fails at %s', async (_, at) => {
    const site = await publishedSite();
    const before = [site.read(page), site.read(`data/${select}`), site.read('data/versions.json')];
    let drawn = 0;
    const failing: DrawStaticPage = (request) => {
      drawn += 1;
      return drawn > at ? Promise.reject(new Error('broken')) : drawStatic(request);
    };
    await expect(publish(site, retitled(site), failing)).rejects.toThrow('broken');
    expect([site.read(page), site.read(`data/${select}`), site.read('data/versions.json')]).toEqual(before);
    expect(beside(site)).toEqual(['svc']);
  });

  it('refuses a colour that the policy of the web server does not know', async () => {
    const site = await publishedSite();
    const before = site.read(page);
    const colored = edited(site, select, (text) => JSON.stringify({ ...JSON.parse(text), themeColor: '#123456' }));
    expect(await publish(site, colored)).toEqual({ refused: ['familyregister/select'] });
    expect(site.read(page)).toBe(before);
  });
});

describe('the publishing before can be brought back', () => {
  it('and that be taken back, too', async () => {
    const site = await publishedSite();
    expect(undo(site.site)).toBe(false);
    await publish(site);
    await publish(site, retitled(site, '二つ目'));
    expect(undo(site.site)).toBe(true);
    expect(site.read(page)).toContain('>選び方</h1>');
    expect(undo(site.site)).toBe(true);
    expect(site.read(page)).toContain('>二つ目</h1>');
  });

  it.each([0, 1, 2])('wherever renaming fails (%s), everything is as before', async (at) => {
    const site = await publishedSite();
    await publish(site);
    const before = [site.read(page), beside(site)];
    let renamed = 0;
    const failing = (from: string, to: string) => {
      renamed += 1;
      if (renamed > at) throw new Error('no room');
      renameSync(from, to);
    };
    expect(() => undo(site.site, failing)).toThrow('no room');
    expect([site.read(page), beside(site)]).toEqual(before);
    renamed = 0;
    expect(() => publishNext(site.site, failing)).toThrow();
    expect([site.read(page), beside(site)]).toEqual(before);
  });

  it('a process that ended between two renames has lost nothing', async () => {
    const site = await publishedSite();
    await publish(site);
    const before = site.read(page);
    renameSync(site.site, `${site.site}.aside`);
    mendSwap(site.site);
    // The undo that had begun is done.
    expect(site.read(page)).not.toBe(before);
    expect(beside(site)).toEqual(['svc', 'svc.previous']);
    renameSync(previousOf(site.site), `${site.site}.aside`);
    renameSync(site.site, previousOf(site.site));
    mendSwap(site.site);
    expect(beside(site)).toEqual(['svc', 'svc.previous']);
    expect(existsSync(nextOf(site.site))).toBe(false);
  });
});
