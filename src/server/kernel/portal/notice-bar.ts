import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as commonWording from '../../../../build/wording/server/common.ts';
import type { ToldNotices } from '../../../model/told-notices.ts';
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
    const notices = await noticesFor(portal, request);
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

/**
 * Each answer of a call names the notices that hold, and `/notice-bar` says them: a page that is open asks when it is told of others than it shows, and
 * when it is looked at again (`app/notice-bar.tsx`).
 */
export function tellNotices(calls: FastifyInstance, portal: Portal): void {
  calls.addHook('onSend', async (request, reply) => {
    // Refused before its cookies were read: whose browser it is, is not known.
    if ((request.cookies as object | null) === null) return;
    const notices = await noticesFor(portal, request);
    if (notices.length > 0) reply.header('server-timing', `notices;desc="${nameOf(notices)}"`);
  });
}

/** What the bar of this browser shows now. */
export function registerNotices(app: FastifyInstance, portal: Portal): void {
  app.get('/notice-bar', async (request, reply) => {
    const notices = await noticesFor(portal, request);
    const says: ToldNotices = {
      label: commonWording.noticeBar,
      name: nameOf(notices),
      words: notices.map(({ words }) => words),
    };
    return reply.header('cache-control', 'no-store').send(says);
  });
}

async function noticesFor(portal: Portal, request: FastifyRequest): Promise<readonly Switch[]> {
  // Without a database there is no clock of the browser's own.
  const browser = portal.sandbox ? await browserOf(portal.database, request).catch(() => null) : null;
  return (await portal.switches.at(timeOf(browser, portal.now()))).filter(({ kind }) => kind === 'notice');
}

/** Another one for other words; of none, none. */
const nameOf = (notices: readonly Switch[]): string =>
  notices.length === 0
    ? ''
    : createHash('sha256')
        .update(JSON.stringify(notices.map(({ number, words }) => [number, words])))
        .digest('hex')
        .slice(0, 8);

function noticeBar(notices: readonly Switch[]): string {
  const shown = notices.map(({ words }) => banner('warning', words));
  return html`<aside class="ui-notice-bar" data-notices="${nameOf(notices)}" aria-label="${commonWording.noticeBar}">${shown}</aside>`
    .markup;
}
