import type { FastifyInstance } from 'fastify';
import type { Portal } from '../kernel/portal/portal.ts';
import type { BackOffice } from '../ports/back-office.ts';
import { portalDesk } from './portal-desk.ts';
import { watchChanges } from './watch-changes.ts';

/** Hands it the desk as the portal starts, and waits until it has let go of it before the portal has ended. Where it cannot connect, the portal does not start. */
export function connectBackOffice(
  app: FastifyInstance,
  portal: Portal,
  backOffice: BackOffice,
  origin: () => string,
): void {
  let letGo = async () => {};
  app.addHook('onReady', async () => {
    await watchChanges(portal.database, portal.agencies);
    letGo = await backOffice.connect(portalDesk(portal, origin, app.log));
  });
  app.addHook('preClose', () => letGo());
}
