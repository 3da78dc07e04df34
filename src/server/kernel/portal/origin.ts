import type { FastifyRequest } from 'fastify';

/** Origin under which this browser reaches the server, example `http://localhost:8080`. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
