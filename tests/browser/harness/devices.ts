import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { Portal } from './portal.ts';

/** The same person on another device. */
export interface Device {
  readonly page: Page;
  readonly portal: Portal;
}

/** A name for one copy of a persona, to be given to every device's login. */
export const newCopy = () => randomUUID();

export async function otherDevice(browser: Browser, origin: string, persona: string, copy: string): Promise<Device> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const portal = new Portal(origin, page);
  await portal.login(persona, { copy });
  return { page, portal };
}
