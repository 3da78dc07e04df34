import type { FastifyInstance } from 'fastify';
import { compressed } from '../page/compress-page.ts';
import { withoutPageHeaders } from '../page/page-headers.ts';

/** In bytes. What fits into the packet that its headers come in is no faster compressed. */
const leastCompressed = 1024;

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
  api.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' && Buffer.byteLength(payload) >= leastCompressed
      ? compressed(request, reply, payload)
      : payload,
  );
}
