import type { FastifyRequest } from 'fastify';
import type { Portal } from '../../portal/portal.ts';
import type { Browser } from '../../sessions/browser.ts';
import { browserOf } from '../../sessions/browser-of.ts';
import type { Route } from '../discover-endpoints.ts';

/** What is known of a request before anything of it is read. */
export interface Asked {
  readonly portal: Portal;
  readonly route: Route;
  readonly request: FastifyRequest;
  /** Of its cookie; null = none that we know. */
  readonly browser: Browser | null;
}

/** request -> browser of the cookie */
export async function asked(portal: Portal, route: Route, request: FastifyRequest): Promise<Asked> {
  return { portal, route, request, browser: await browserOf(portal.database, request) };
}
