import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../kernel/page/choose-encoding.ts';
import { withoutPageHeaders } from '../../kernel/page/page-headers.ts';
import type { StoredFile } from './stored-file.ts';

/** Sends a file compressed as the browser accepts it, or 304 when the browser has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  cacheControl: string,
): Promise<FastifyReply> {
  if (!file.isDocument) {
    withoutPageHeaders(reply);
    reply.removeHeader('x-request-id');
  }
  reply.header('cache-control', cacheControl).header('vary', 'accept-encoding');
  // What never changes is not asked for again.
  if (!cacheControl.endsWith('immutable')) reply.header('etag', file.etag);
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = file.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(await file.body(encoding));
}

/** Weak comparison (RFC 9110, 13.1.2): proxies may have weakened what they were given. */
function isKnown(header: string | undefined, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.trim() === '*' || (header ?? '').split(',').some((tag) => strong(tag) === strong(etag));
}
