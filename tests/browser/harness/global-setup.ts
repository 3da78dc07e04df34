import type { FullConfig } from 'playwright/test';
import { bringsItsOwnFonts, chromiumPath } from './chromium.ts';
import { aheadOfMachine, clockMovedBy } from './day-of-pictures.ts';
import { startPortal } from './start-portal.ts';

/**
 * One server for the whole run; every test logs in to its own fresh copy of a persona. `PORTAL_ORIGIN` reuses a running one. A second one, on the day of the
 * pictures, for the tests that compare them.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (!bringsItsOwnFonts())
    process.env.PICTURES_NOT_COMPARED = 'another Chromium, or other letters, than on the approved pictures';
  process.env.CHROME = await chromiumPath();
  if (process.env.PORTAL_ORIGIN) {
    process.env.PICTURES_NOT_COMPARED ??= 'the portal that PORTAL_ORIGIN names has the day of today';
    return async () => {};
  }
  const compares = process.env.PICTURES_NOT_COMPARED === undefined && projects.some(({ name }) => name !== 'journeys');
  const ahead = aheadOfMachine();
  const [portal, pictured] = await Promise.all([
    startPortal(),
    compares ? startPortal({}, { before: clockMovedBy(ahead) }) : null,
  ]);
  process.env.PORTAL_ORIGIN = portal.origin;
  if (pictured !== null)
    Object.assign(process.env, { PICTURED_ORIGIN: pictured.origin, PICTURED_AHEAD: String(ahead) });
  return async () => {
    await Promise.all([portal.stop(), pictured?.stop()]);
  };
}
