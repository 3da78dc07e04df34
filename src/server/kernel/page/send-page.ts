import type { FastifyReply } from 'fastify';
import { allowInline } from './allow-inline.ts';
import { frameVisitorOf } from './frame-visitor.ts';
import { drawPage, type Page } from './page.ts';
import { portalStyleHash } from './portal-style.ts';

/** Pages show who is logged in, and what waits for them, so they must not be cached. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  allowInline(reply, { 'style-src': [portalStyleHash] });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(drawPage(page, page.isOfNobody ? null : frameVisitorOf(reply.request)));
}
