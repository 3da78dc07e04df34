/**
 * `npm run bundle`: bundles the citizen app for the browser (`dist/svc`), and for the server, which draws its pages (`dist/html`). What is known of them
 * before anybody opens them is written beside the app, for any web server.
 */
import { writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { loadDrawing } from './serve/load-drawing.ts';
import { headersOf } from './static/headers.ts';
import { staticPages } from './static/static-pages.ts';
import { writePages } from './static/write-pages.ts';

for (const ssr of [false, 'html.tsx']) await build({ logLevel: 'warn', build: { ssr } });

const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
if (drawing === null) throw new Error('dist/html/html.js was not written');
const pages = await staticPages('dist/svc', drawing.drawStatic);
await writePages('dist/svc', pages);
await writeFile('dist/headers.json', `${JSON.stringify(headersOf(pages), null, 2)}\n`);
console.log(`dist/svc: ${pages.length} static pages`);
