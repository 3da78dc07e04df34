import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { staticPages } from '../../../scripts/static/static-pages.ts';
import { draw, drawStatic } from '../../../src/html.tsx';
import { portalOn } from '../harness.ts';
import { drawnSite } from './drawn-site.ts';
import { citizen } from './visitor.ts';

const site = drawnSite();
const portal = portalOn('PGlite', { siteFolder: site.url, draw });

/** What is read on the page below the heading of the site, up to where it is not known. */
function wordsOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  const withoutSteps = main
    .replace(/<div class="ui-steps.*?<\/div>/s, '')
    .replace(/<div class="ui-heading[^>]*ui-skeleton.*?<\/div>/s, '');
  const [known = ''] = withoutSteps.split('<div class="ui-skeleton"');
  return known.replace(/<[^>]*>/g, '');
}

it('what a static page says is what the page says as soon as it is drawn for somebody', async () => {
  const pages = await staticPages(fileURLToPath(site.url), drawStatic);
  const visitor = await citizen(portal);
  await visitor.post('/sandbox/settings', { 'drawing.wait': 10 });
  const others: string[] = [];
  let compared = 0;
  for (const { file, html } of pages) {
    const drawn = await visitor.send(`/svc/${file.replace(/index\.html$/, '')}`);
    if (!drawn.text.includes('data-drawn') || !drawn.text.includes('"phase":"ready"')) continue;
    compared += 1;
    const [early, late] = [wordsOf(html), wordsOf(drawn.text)];
    if (!late.startsWith(early)) others.push(`${file}: ${early.slice(0, 300)} <> ${late.slice(0, 300)}`);
  }
  expect(others).toEqual([]);
  expect(compared).toBeGreaterThan(15);
}, 120_000);
