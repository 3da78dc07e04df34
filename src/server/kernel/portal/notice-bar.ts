import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as commonWording from '../../../../build/wording/server/common.ts';
import { banner } from '../page/banner.ts';
import { html } from '../page/html.ts';
import { timeOf } from '../sessions/browser.ts';
import { browserOf } from '../sessions/browser-of.ts';
import type { Switch } from '../switches/switches.ts';
import type { Portal } from './portal.ts';

const plain = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

const noticesOf = new WeakMap<FastifyRequest, readonly Switch[]>();

/** Shows what is to be read on every page from a time to a time: above the page, whoever draws it. To be registered before pages are compressed. */
export function registerNoticeBar(app: FastifyInstance, portal: Portal): void {
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return;
    // Probes and files show none.
    if (/^\/(?:livez|readyz|assets|svc\/(?:assets|data))\b/.test(request.url)) return;
    // Without a database there is no clock of the browser's own.
    const browser = portal.sandbox ? await browserOf(portal.database, request).catch(() => null) : null;
    const notices = (await portal.switches.at(timeOf(browser, portal.now()))).filter(({ kind }) => kind === 'notice');
    if (notices.length === 0) return;
    noticesOf.set(request, notices);
    // A page that the browser has kept does not show it.
    delete request.headers['if-none-match'];
    delete request.headers['if-modified-since'];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const notices = noticesOf.get(request);
    if (notices === undefined || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const encoding = String(reply.getHeader('content-encoding') ?? '');
    const page = encoding === 'br' || encoding === 'gzip' ? await plain[encoding](payload) : payload;
    for (const header of ['content-encoding', 'content-length', 'etag', 'last-modified']) reply.removeHeader(header);
    reply.header('cache-control', 'no-store');
    return String(page).replace(/<body[^>]*>/, (body) => `${body}${noticeBar(notices)}`);
  });
}

function noticeBar(notices: readonly Switch[]): string {
  const shown = notices.map(({ words }) => banner('warning', words));
  return html`<aside class="ui-notice-bar" aria-label="${commonWording.noticeBar}">${shown}</aside>`.markup;
}
