/**
 * `npm run bundle`, the second step of `npm run build`: bundles the citizen app for the browser (`dist/svc`), and for the server, which draws its pages (`dist/html`). What is known of them
 * before anybody opens them is written beside the app, for any web server.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundledCodeFile, codeToBundle } from './publish/bundled-code.ts';
import { previousOf } from './publish/swap-folders.ts';
import { loadDrawing } from './serve/load-drawing.ts';
import { headersOf } from './static/headers.ts';
import { staticPages } from './static/static-pages.ts';
import { writePages } from './static/write-pages.ts';

for (const ssr of [false, 'html.tsx']) await build({ logLevel: 'warn', build: { ssr } });

const site = 'dist/svc';
await writeFile(join(site, bundledCodeFile), JSON.stringify(codeToBundle('.')));
// It belongs to another bundle.
await rm(previousOf(site), { recursive: true, force: true });
const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
if (drawing === null) throw new Error('dist/html/html.js was not written');
const pages = await staticPages(site, drawing.drawStatic);
await writePages(site, pages);
await writeFile('dist/headers.json', `${JSON.stringify(headersOf(pages), null, 2)}\n`);
console.log(`${site}: ${pages.length} static pages`);
