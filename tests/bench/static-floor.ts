import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { addressOf, type MeasuredPage, measuredPages } from './measured-pages.ts';
import { openProfile } from './throttled-page.ts';

export interface Floor {
  addressOf(page: MeasuredPage): string;
  close(): Promise<void>;
}

/** The same content as static HTML: what the page written by hand draws, with its style sheet inside and without a script. */
export async function openFloor(browser: Browser, byHand: string): Promise<Floor> {
  const pages = new Map<string, Buffer>();
  for (const page of measuredPages) pages.set(`/${page.name}`, brotliCompressSync(await drawn(browser, page, byHand)));
  const icons = brotliCompressSync(await readFile(new URL('../../src/public/assets/icons.svg', import.meta.url)));
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    const isIcons = request.url === '/svc/assets/icons.svg';
    if (page === undefined && !isIcons) return void response.writeHead(404).end();
    const type = isIcons ? 'image/svg+xml' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(page ?? icons);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    addressOf: ({ name }) => `http://127.0.0.1:${port}/${name}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function drawn(browser: Browser, page: MeasuredPage, origin: string): Promise<string> {
  const context = await openProfile(browser, origin, page.persona);
  try {
    const tab = await context.newPage();
    await tab.goto(addressOf(page, origin, 'byHand'), { waitUntil: 'networkidle' });
    const html = await tab.evaluate(async () => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const texts = await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()));
      for (const element of document.querySelectorAll('script, link[rel="modulepreload"], link[rel="stylesheet"]'))
        element.remove();
      return { styles: texts.join('\n'), text: document.documentElement.outerHTML };
    });
    return `<!doctype html>\n${html.text.replace('</head>', () => `<style>${html.styles}</style></head>`)}`;
  } finally {
    await context.close();
  }
}
