import type { FastifyRequest } from 'fastify';

/** A key from a header; longer than 200 characters is treated as absent. */
export function keyOf(
  request: FastifyRequest,
  header: 'idempotency-key' | 'intention-key' | 'session-person',
): string | null {
  const key = request.headers[header];
  return typeof key === 'string' && key !== '' && key.length <= 200 ? key : null;
}
