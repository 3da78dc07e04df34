import type { Page } from 'playwright/test';
import { press } from './parts.ts';
import type { Portal } from './portal.ts';

/** Where the QR code of the screen leads. */
async function phoneToken(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('a[href*="/sandbox/phone/"]');
  return new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('token') ?? '';
}

/** Reads a card on the phone that the QR code of the screen belongs to. */
export async function readByPhone(page: Page, portal: Portal, card: 'own' | 'other' | 'unreadable' = 'own') {
  const form = { token: await phoneToken(page), card };
  await portal.request.post(`${portal.origin}/sandbox/phone/read`, { form });
}

/** Signs on the phone that the QR code of the screen belongs to; `stop` presses 「中止する」. */
export async function signByPhone(
  page: Page,
  portal: Portal,
  { card = 'own', act = 'sign' }: { card?: 'own' | 'other' | 'unreadable'; act?: 'sign' | 'stop' } = {},
) {
  const form = { token: await phoneToken(page), card, act };
  await portal.request.post(`${portal.origin}/sandbox/phone/sign`, { form });
}

/** From the signing screen to the end of the procedure, by the way of the persona's login type. */
export async function signBy(page: Page, portal: Portal, way: 'phone' | 'app'): Promise<void> {
  await press(page, 'sign');
  if (way === 'phone') return signByPhone(page, portal);
  await page.waitForURL(/\/sandbox\/app\//u);
  await page.getByRole('button', { name: '署名する' }).click();
}
