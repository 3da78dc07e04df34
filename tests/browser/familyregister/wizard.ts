import type { Locator, Page } from 'playwright/test';
import { expectUsable, knownScreens, openKnown } from '../harness/known-screen.ts';
import type { JournalEntry, Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';

/** The screens of the family-register service. */
export const screens = knownScreens({
  select: 'familyregister-select',
  counterInput: 'familyregister-counter-input',
  confirm: 'familyregister-confirm',
  read: 'familyregister-personal-information',
  four: 'familyregister-personal-information-confirm',
  qr: 'familyregister-personal-information-qr',
});

export type ScreenName = keyof typeof screens;

export const calls = {
  pseudonymCheck: '/api/familyregister/pseudonymCheck',
  pseudonymStatusCheck: '/api/familyregister/pseudonymStatusCheck',
  pseudonymExec: '/api/familyregister/pseudonymExec',
  domicileGet: '/api/familyregister/domicileGet',
  domicileSet: '/api/familyregister/domicileSet',
  createXml: '/api/familyregister/createXml',
  get4information: '/api/familyregister/get4information',
  reget4information: '/api/familyregister/reget4information',
  set4information: '/api/familyregister/set4information',
  cardAssistInfo: '/api/common/card-assist-info/get',
  qrInfo: '/api/common/qr-code/card-assist-info',
  qrStatus: '/api/common/qr-code/card-assist-status-check',
  mdocRegister: '/api/common/mdoc/register',
  fetchVersion: '/api/common/login/fetchVersion',
  isLogin: '/api/common/login/is-login',
  readHistory: '/api/service-manage/usage-statistics/4info-signature-read-history/create',
} as const;

export const expectScreen = (page: Page, name: ScreenName) => expectUsable(page, screens[name]);

export const openScreen = async (
  portal: Portal,
  name: ScreenName,
  changes: Record<string, string | undefined> = {},
): Promise<void> => {
  await openKnown(portal, screens[name], `?${portal.launchQuery(changes)}`);
};

/** The one open dialog. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog');
}

export async function expectDialog(page: Page, title: string): Promise<Locator> {
  await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
  return dialog(page);
}

export const answer = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

/** Where the calling service takes over again. */
export const leftTo = (page: Page, portal: Portal, outcome: 'returned' | 'cancelled' | 'finished') =>
  page.waitForURL(`${portal.origin}/sandbox/caller/${outcome}*`);

/**
 * Reads a card with the app's stand-in, without showing it. Gives the query with which the app comes back.
 * `card`: `own`, `other`, or the id of a persona.
 */
export async function readCard(portal: Portal, card = 'own'): Promise<URLSearchParams> {
  const reply = await portal.request.post(`${portal.origin}/sandbox/app/intent`, {
    form: { act: 'read', card, returnTo: '/svc/intent' },
    maxRedirects: 0,
  });
  return new URL(reply.headers().location ?? '', portal.origin).searchParams;
}

/** Comes back from the app with a card that was read, to the screen that shows what was read. */
export async function openFour(
  portal: Portal,
  changes: Record<string, string | undefined> = {},
  card = 'own',
): Promise<void> {
  const query = new URLSearchParams(portal.launchQuery(changes));
  for (const [name, value] of await readCard(portal, card)) if (name !== 'combinationCode') query.set(name, value);
  await openKnown(portal, screens.four, `?${query}`);
}

/** Calls of that path are not sent before `release`, so that nothing depends on how fast the machine is. `asked`: the first was made. */
export async function holdBack(page: Page, path: string): Promise<{ asked: Promise<void>; release: () => void }> {
  let release = () => {};
  const looked = new Promise<void>((resolve) => {
    release = resolve;
  });
  let called = () => {};
  const asked = new Promise<void>((resolve) => {
    called = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    called();
    await looked;
    await route.continue();
  });
  return { asked, release };
}

/** Paths of the calls of the service itself, in order, without is-login and what every page load makes. */
export async function callsMade(portal: Portal): Promise<string[]> {
  const entries = await portal.journal();
  return entries.map(({ path }) => path).filter((path) => !path.startsWith('/api/my/') && path !== calls.isLogin);
}

/** Seconds between consecutive entries. */
export function gaps(entries: readonly JournalEntry[]): number[] {
  const times = entries.map(({ at }) => Date.parse(at) / 1000);
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}
