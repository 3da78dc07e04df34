import { chromiumPath } from './chromium.ts';
import { startPortal } from './start-portal.ts';

/** One server for the whole run; every test logs in to its own fresh copy of a persona. `PORTAL_ORIGIN` reuses a running one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.CHROME = await chromiumPath();
  if (process.env.PORTAL_ORIGIN) return async () => {};
  const portal = await startPortal();
  process.env.PORTAL_ORIGIN = portal.origin;
  return () => portal.stop();
}
