import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../sessions/origin.ts';

/** Methods that change nothing here. */
const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** `none`: no page at all, the person. */
const ownSites: readonly string[] = ['same-origin', 'none'];

/**
 * Whether a page of this portal, or a person, sent it. Browsers say where a write comes from, and no page can make them say otherwise. What says
 * nothing is no browser of today: it is taken where it carries no cookie, and so acts for nobody (a phone, an app).
 */
function isOwn(request: FastifyRequest): boolean {
  const { origin, cookie = '' } = request.headers;
  const site = request.headers['sec-fetch-site']?.toString();
  if (origin === undefined && site === undefined) return cookie === '';
  const isOwnPage = origin === undefined || origin === originOf(request);
  return isOwnPage && (site === undefined || ownSites.includes(site));
}

/** Lets nothing through that another site makes a browser send. For every route, and before anything of the request is read. */
export function takeOwnWritesOnly(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!reads.includes(request.method) && !isOwn(request)) return refuse(request, reply);
  });
}
