import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInline, type InlineHashes } from '../../kernel/page/allow-inline.ts';
import { sendFile } from '../files/send-file.ts';
import type { storedFiles } from '../files/stored-file.ts';

/**
 * Answers addresses of screens with the page that the build wrote for them before anybody opened them; with `way`, to be shown only in a tab that keeps
 * that in its session storage. False = there is none.
 */
export function staticSite(files: ReturnType<typeof storedFiles>, folder: URL) {
  // Beside the site, since another web server is set up by it and does not serve it (`scripts/static/headers.ts`).
  const hashes = async () => JSON.parse(await readFile(new URL('../headers.json', folder), 'utf8')) as InlineHashes;
  return async (request: FastifyRequest, reply: FastifyReply, path: string, way: string): Promise<boolean> => {
    const page = await files.open(`${path.replace(/\/$/, '')}/index.html`);
    if (page === null) return false;
    allowInline(reply, await hashes());
    if (way === '') await sendFile(request, reply, page, 'no-cache');
    else {
      const body = String(await page.body('identity')).replace(
        '<script data-drawn-from',
        `<script data-way="${way}" data-drawn-from`,
      );
      await reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(body);
    }
    return true;
  };
}
