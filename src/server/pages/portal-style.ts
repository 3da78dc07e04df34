import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sendFile } from './files/send-file.ts';
import { storedFile } from './files/stored-file.ts';

/** In their order: later rules win over earlier ones. */
const parts = ['base', 'frame', 'content', 'fields-and-facts', 'circumstances'];

/** The style of the portal's pages: written in parts, one file for browsers. */
export async function registerStyle(app: FastifyInstance): Promise<void> {
  const texts = parts.map((part) => readFile(new URL(`./styles/${part}.css`, import.meta.url)));
  const style = storedFile('portal.css', Buffer.concat(await Promise.all(texts)));
  app.get('/assets/portal.css', (request, reply) => sendFile(request, reply, style, 'no-cache'));
}
