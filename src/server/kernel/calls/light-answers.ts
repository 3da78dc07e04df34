import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../page/choose-encoding.ts';
import { withoutPageHeaders } from '../page/page-headers.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In bytes. What fits into the packet that its headers come in is no faster compressed. */
const leastCompressed = 1024;

/** Somebody waits: more than this takes longer than it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Answers of calls weigh what they say: no headers that browsers read of pages alone, and what is long compressed. Nobody else's page can ask for one
 * with a person's cookies (`own-writes.ts`), so that their lengths tell nobody anything.
 */
export function lightenAnswers(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    withoutPageHeaders(reply);
    // Opened by itself, an answer is no page either.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  api.addHook('onSend', compressed);
}

async function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (
    typeof payload !== 'string' ||
    Buffer.byteLength(payload) < leastCompressed ||
    reply.hasHeader('content-encoding')
  )
    return payload;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length');
  return encoding === 'br' ? toBrotli(payload, quality) : toGzip(payload);
}
