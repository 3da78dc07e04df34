import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../kernel/portal/settings.ts';
import { originOf } from '../../kernel/sessions/origin.ts';
import { sitePaths } from './create-external-site.ts';

/** Addresses of the stand-in, under the host name with which people reach the portal. Empty until it listens. */
export function standInAddresses(request: FastifyRequest, standIn: FastifyInstance): Settings {
  const address = standIn.server.address();
  if (address === null || typeof address === 'string') return {};
  const origin = `http://${new URL(originOf(request)).hostname}:${address.port}`;
  return { 'address.externalSite': origin + sitePaths.link, 'address.eTax': origin + sitePaths.taxReturn };
}
