import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** 128 KB, what a page has at most: the usual window is 4 MB, for which memory is cleared each time. */
const windowBits = 17;

/** Somebody waits for pages that are made for a request: the best compression takes longer than it saves. `size`: bytes. */
export const pageQuality = (size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Sends pages that are made for this request compressed. */
export async function compressPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || !String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
  return compressed(request, reply, payload);
}

/** A text as the browser takes it, and the headers that say so. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<string | Buffer> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return text;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  const content = Buffer.from(text);
  return encoding === 'br' ? toBrotli(content, pageQuality(content.length)) : toGzip(content);
}
