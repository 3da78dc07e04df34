import type { Page } from 'playwright/test';
import { wordsOf } from '../../../src/load/names/worded.ts';
import type { Dialog } from '../../../src/model/dialog.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { PathValues } from '../../../src/runtime/contract/screen.ts';
import { matchPath } from '../../../src/runtime/navigation/routes.ts';

/** The screen whose address the page has; null = none of the portal's screens. */
export const screenAt = (project: Project, page: Page) => screenAtAddress(project, page.url());

export function screenAtAddress(
  { screens, services }: Project,
  address: string,
): { readonly screen: Screen; readonly route: string; readonly path: PathValues } | null {
  const { pathname } = new URL(address);
  if (!pathname.startsWith('/svc/')) return null;
  const found = matchPath({ screens, services } as never, pathname.slice('/svc/'.length));
  if (found === null || 'bare' in found) return null;
  const screen = screens.find(({ name }) => name === found.screen);
  return screen === undefined ? null : { screen, route: found.route.name, path: found.path };
}

/** The dialogs that can be opened there. */
export function dialogsAt({ services, catalogs }: Project, { service, dialogs }: Screen): readonly Dialog[] {
  const own = services.find(({ name }) => name === service)?.dialogs ?? [];
  return [...dialogs, ...own, ...(catalogs[0]?.dialogs ?? [])];
}

export const topDialog = (page: Page) => page.locator('dialog[open]').last();

/** Title of the topmost dialog; null = none is open. */
export async function titleOfDialog(page: Page): Promise<string | null> {
  const heading = topDialog(page).getByRole('heading').first();
  return (await heading.count()) === 0 ? null : heading.innerText();
}

/** Of the dialogs that could be open, those that are called like the one that is. */
export async function openDialogs(project: Project, page: Page): Promise<readonly Dialog[]> {
  const title = await titleOfDialog(page);
  const at = screenAt(project, page);
  const known = at === null ? (project.catalogs[0]?.dialogs ?? []) : dialogsAt(project, at.screen);
  return title === null ? [] : known.filter((dialog) => wordsOf(dialog.title).test(title));
}
