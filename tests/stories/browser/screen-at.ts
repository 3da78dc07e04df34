import type { Dialog } from '../../../src/model/dialog.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { PathValues } from '../../../src/runtime/contract/screen.ts';
import { matchPath } from '../../../src/runtime/navigation/routes.ts';

/** The screen whose address that is; null = none of the portal's screens. */
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
