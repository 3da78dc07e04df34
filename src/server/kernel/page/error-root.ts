import type { FastifyInstance } from 'fastify';
import { appAddress } from './app-address.ts';
import { ownAddress, redirectHere } from './local-address.ts';

/** The error screen of a service, by its address below the root (specification section 7). */
export function errorRoot(app: FastifyInstance, service: string): void {
  app.get(`/${service}/error`, async (_request, reply) =>
    redirectHere(reply, ownAddress(appAddress(`${service}/error`)), 302),
  );
}
