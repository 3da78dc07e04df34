import type { FastifyReply } from 'fastify';

/** What a browser reads of pages alone: scripts, data and answers of calls come by the dozen, and it weighs more than many of them. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** That a connection stays open is what HTTP/1.1 takes for granted; only an older browser has to be told. */
const keepAlive = 'connection';

export function withoutPageHeaders(reply: FastifyReply): void {
  if (reply.request.raw.httpVersion !== '1.0') reply.raw.removeHeader(keepAlive);
  for (const name of ofPages) {
    reply.removeHeader(name);
    reply.raw.removeHeader(name);
  }
}
