import { expect, type Page } from 'playwright/test';
import { title } from '../../words/title.ts';
import { press } from './parts.ts';
import type { Portal } from './portal.ts';

/** The level-1 heading that every screen has. */
export const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export const selectTitle = title('familyregister-select');
export const readTitle = title('familyregister-personal-information');

/** Logged in and launched by a calling service: stands on the selection screen. The person is one who need not be waited for. */
export async function openSelect(
  page: Page,
  portal: Portal,
  options: { persona?: string; launch?: Record<string, string | undefined> } = {},
): Promise<void> {
  await portal.login(options.persona ?? 'no-four-information');
  await portal.launch(options.launch);
  await expect(headingOf(page, selectTitle)).toBeVisible();
}

/** From the selection screen to the one that starts reading the card (a person who has no pseudonym yet). */
export async function goToRead(page: Page): Promise<void> {
  await press(page);
  await expect(headingOf(page, readTitle)).toBeVisible();
}
