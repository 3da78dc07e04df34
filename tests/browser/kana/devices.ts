import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright/test';
import { callPortal } from '../harness/call-portal.ts';
import { kanaCalls } from '../harness/kana.ts';
import { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

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

/** Opens the portal's home, which names the procedure and the last day, and presses 「続きから再開」. */
export async function resumeFromHome({ page, portal }: Device, procedure: string): Promise<void> {
  const { lastDay } = await callPortal<{ lastDay: string }>(portal, kanaCalls.inputGet);
  await page.goto(portal.origin);
  await expect(page.getByText(`${procedure}が途中です。`)).toContainText(`${dayText(lastDay)}まで残しておきます`);
  await page.getByRole('link', { name: '続きから再開', exact: true }).click();
}

/** `20261220` -> `2026年12月20日`. */
export function dayText(day: string): string {
  return `${Number(day.slice(0, 4))}年${Number(day.slice(4, 6))}月${Number(day.slice(6))}日`;
}
