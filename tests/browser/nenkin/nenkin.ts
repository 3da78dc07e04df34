import type { Locator, Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import type { Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

export const nenkin = {
  path: '/svc/nenkin/select-menu',
  title: title('nenkin-select-menu'),
  id: 'SCK1602-01-002',
  call: '/api/nenkin/menu/get',
} as const;

/** Logs in and opens the menu. */
export async function openNenkin(portal: Portal, persona: string): Promise<void> {
  await portal.login(persona);
  await portal.page.goto(portal.origin + nenkin.path);
  await expect(portal.page.getByRole('heading', { level: 1, name: nenkin.title })).toBeVisible();
}

/** The cards of the menu, in order. */
export const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
