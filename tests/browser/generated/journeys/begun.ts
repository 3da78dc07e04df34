import type { Page } from 'playwright/test';
import type { Portal } from '../../harness/portal.ts';
import type { PortalModel } from './portal-model.ts';

/** Where the portal leads with what the person who is logged in has begun in a service. */
export async function begunOn(
  page: Page,
  { origin }: Portal,
  model: PortalModel,
  service: string,
): Promise<readonly string[]> {
  await page.goto(`${origin}/todo`);
  const links = page.locator('main a[href^="/svc/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = new Set(model.service(service).screens);
  return hrefs.filter((href) => own.has(model.links.landing(href)?.screen ?? ''));
}
