import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FrameVisitor, visitedBy } from '../page/frame-visitor.ts';
import { countsOrNone, keepCounted } from './frame-counts.ts';
import { knownFor } from './known-for.ts';
import type { Portal } from './portal.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its page lists what waits, and says how much that is (`countedOn`). */
    readonly listsWaiting?: true;
  }
}

/** Calls, files and probes have no header; screens draw their own. */
const isWithoutHeader = /^\/(?:api|svc|assets|livez|readyz)(?:\/|\?|$)/;

/** Finds out who asks for a page that the portal writes. Without a database there is a page that does not say. */
export function registerFrameVisitors(app: FastifyInstance, portal: Portal): void {
  app.addHook('preHandler', async (request) => {
    if (isWithoutHeader.test(request.url)) return;
    try {
      visitedBy(request, await visitorNow(portal, request));
    } catch (error) {
      request.log.warn({ err: error }, 'page without its visitor');
    }
  });
}

async function visitorNow(portal: Portal, request: FastifyRequest): Promise<FrameVisitor | null> {
  const { browser, citizen } = await visitorOf(portal, request);
  if (browser === null || citizen === null) return null;
  if (request.routeOptions.config.listsWaiting) return { name: citizen.name, counts: null };
  const known = () => knownFor(portal, request, citizen);
  const counts = await countsOrNone(portal, browser, known).catch((error: unknown) => {
    request.log.warn({ err: error }, 'not counted');
    return null;
  });
  await keepCounted(portal, browser);
  return { name: citizen.name, counts };
}
