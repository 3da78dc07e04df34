import type { FastifyInstance } from 'fastify';
import { attachmentTypes } from '../../../../forms/attachment.ts';
import { notFoundPage } from '../../../kernel/page/error-pages.ts';
import { sendPage } from '../../../kernel/page/send-page.ts';
import type { Portal } from '../../../kernel/portal/portal.ts';
import { visitorOf } from '../../../kernel/portal/visitor.ts';
import { readAttachment } from './attachments.ts';

/**
 * The citizen's own files, as sent. Their content is untrusted, so browsers may only save them: nothing is displayed or run from this site.
 * Missing files and those of others give "not found".
 */
export function registerDownloads(app: FastifyInstance, portal: Portal): void {
  app.get<{ Params: { id: string } }>('/national-qualifications/attachments/:id', async (request, reply) => {
    const { citizen } = await visitorOf(portal, request);
    const file = citizen && (await readAttachment(portal.database, citizen.id, request.params.id));
    if (file === null) return sendPage(reply, notFoundPage, 404);
    return reply
      .headers({
        'content-type': attachmentTypes[file.type].media,
        'content-disposition': `attachment; filename="attachment"; filename*=UTF-8''${encoded(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(Buffer.from(file.content, 'base64'));
  });
}

/** Percent-encoding of RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
