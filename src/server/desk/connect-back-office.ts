import type { FastifyInstance } from 'fastify';
import type { Portal } from '../kernel/portal/portal.ts';
import type { BackOffice } from '../ports/back-office.ts';
import { inTime, usualOutsideSeconds } from '../ports/in-time.ts';
import { portalDesk } from './portal-desk.ts';
import { watchChanges } from './watch-changes.ts';

/** After which it is said that the portal still waits for it to let go: whoever ends it may not wait for the limit. */
const saysAfterMs = 1000;

/**
 * Hands it the desk as the portal starts, and waits until it has let go of it before the portal has ended, so many seconds each. Where it cannot connect, the portal does
 * not start; where it does not let go, the portal ends all the same, and says so.
 */
export function connectBackOffice(
  app: FastifyInstance,
  portal: Portal,
  backOffice: BackOffice,
  { origin, seconds = usualOutsideSeconds }: { readonly origin: () => string; readonly seconds?: number | undefined },
): void {
  const limits = { port: 'backOffice', seconds, noted: () => undefined };
  const why = ({ code, cause }: { readonly code?: string; readonly cause?: unknown }) =>
    code === `${limits.port}-late`
      ? `no answer within ${seconds} seconds (MADOGUCHI_OUTSIDE_TIMEOUT)`
      : cause instanceof Error
        ? cause.message
        : `it rejected with ${cause}`;
  const refused = (because: string, cause?: unknown) =>
    new Error(`The port ${limits.port} did not connect, so the portal does not start: ${because}.`, { cause });
  let letGo: () => Promise<void> = async () => {};
  app.addHook('onReady', async () => {
    await watchChanges(portal.database, portal.agencies);
    const timed = inTime(backOffice, limits);
    const given: unknown = await timed.connect(portalDesk(portal, origin, app.log)).catch((error) => {
      throw refused(why(error), error);
    });
    if (typeof given !== 'function')
      throw refused(`connect must resolve to a function that lets go of the desk, not to ${typeof given}`);
    ({ letGo } = inTime({ letGo: async () => given() }, limits));
  });
  app.addHook('preClose', async () => {
    const told = setTimeout(
      () => app.log.warn({ port: limits.port }, 'waits until the back office has let go of its desk'),
      saysAfterMs,
    );
    await letGo().catch((err) =>
      app.log.error({ err, port: limits.port }, 'the back office did not let go of its desk'),
    );
    clearTimeout(told);
  });
}
