import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** In their order: later rules win over earlier ones. */
const parts = ['base', 'frame', 'content', 'fields-and-facts', 'circumstances'];

/** The style of the portal's pages: kept in parts, one file for browsers. */
export async function registerStyle(app: FastifyInstance): Promise<void> {
  const texts = parts.map((part) => readFile(new URL(`./styles/${part}.css`, import.meta.url), 'utf8'));
  const style = (await Promise.all(texts)).join('');
  const etag = `"${createHash('sha256').update(style).digest('base64url').slice(0, 27)}"`;
  app.get('/assets/portal.css', async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/css; charset=utf-8').send(style);
  });
}
